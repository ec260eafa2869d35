import { isDate, isMeasure, isNumeric } from '../plan/columns.ts'
import { readFilters } from '../plan/filters.ts'
import type { IndexedColumn, IndexedTable } from '../plan/indexed-table.ts'
import { numberOfText } from '../plan/numbers.ts'
import type { Link } from '../plan/question-link.ts'
import type { Reading } from '../plan/reading.ts'
import type { TypedQuery } from '../typed-query.ts'
import type { Candidate, Operation, Scope } from './candidate.ts'
import { scopesOf } from './scopes.ts'

const mostColumns = 14
const mostNumbers = 2
const signs = ['gt', 'ge', 'lt', 'le', 'eq'] as const
const ends = [
  ['firstRow', 'asc'],
  ['lastRow', 'desc'],
] as const
const extremes = [
  ['rowWithMost', 'desc'],
  ['rowWithLeast', 'asc'],
] as const
const frequencies = [
  ['mostFrequent', 'desc'],
  ['leastFrequent', 'asc'],
] as const
const groupExtremes = [
  ['groupWithMost', 'desc'],
  ['groupWithLeast', 'asc'],
] as const

type About = Pick<Candidate, 'shown' | 'ordered' | 'sign'>
type Asked = Pick<TypedQuery, 'measure'> & Partial<TypedQuery>
type Propose = (operation: Operation, scope: Scope, asked: Asked, about?: About) => void

const look = ({ name }: IndexedColumn) => ({
  measure: { agg: 'lookup' as const },
  select: [name],
})
const topOf = (
  column: IndexedColumn,
  direction: 'asc' | 'desc',
  measure: TypedQuery['measure'],
) => ({
  measure,
  groupBy: { column: column.name },
  order: { by: 'measure' as const, direction },
  limit: 1,
})
const isRanking = (column: IndexedColumn) => isNumeric(column) || isDate(column)

/** The numbers of a question, other than those of periods. */
function numbersOf({ words, periods, speech }: Reading): number[] {
  const isOfPeriod = (at: number) => periods.some(({ start, end }) => at >= start && at < end)
  return words
    .flatMap(({ text }, at) =>
      /\d/.test(text) && !isOfPeriod(at) ? (numberOfText(text, speech.lexicon.language) ?? []) : [],
    )
    .slice(0, mostNumbers)
}

/** Values of the rows that meet the conditions, and of the rows next to them. */
function proposeRows(propose: Propose, scope: Scope, columns: readonly IndexedColumn[]): void {
  for (const column of columns) {
    const about = { shown: column }
    const isKnown = scope.filters.some(
      ({ op, column: name }) => op === 'in' && name === column.name,
    )
    if (scope.filters.length > 0) {
      if (!isKnown) propose('lookup', scope, look(column), about)
      propose('nextRow', scope, { ...look(column), neighbour: 'next' }, about)
      propose('previousRow', scope, { ...look(column), neighbour: 'previous' }, about)
    }
    if (isKnown) continue
    for (const [operation, direction] of ends)
      propose(
        operation,
        scope,
        { ...look(column), order: { by: 'row', direction }, limit: 1 },
        about,
      )
    for (const other of columns.filter((each) => each !== column && isRanking(each)))
      for (const [operation, direction] of extremes)
        propose(
          operation,
          scope,
          { ...look(column), order: { by: 'column', column: other.name, direction }, limit: 1 },
          { shown: column, ordered: other },
        )
  }
}

/** Counts, sums and the like of the rows that meet the conditions. */
function proposeFigures(propose: Propose, scope: Scope, columns: readonly IndexedColumn[]): void {
  propose('count', scope, { measure: { agg: 'count' } })
  for (const column of columns) {
    const about = { shown: column }
    propose('distinct', scope, { measure: { agg: 'count_distinct', column: column.name } }, about)
    if (!isNumeric(column)) continue
    for (const agg of ['sum', 'avg', 'min', 'max'] as const)
      propose(agg, scope, { measure: { agg, column: column.name } }, about)
  }
}

/** Groups with the most rows, or with the highest total. */
function proposeGroups(propose: Propose, scope: Scope, columns: readonly IndexedColumn[]): void {
  for (const column of columns.filter((each) => !isMeasure(each) && each.distinct > 1)) {
    for (const [operation, direction] of frequencies)
      propose(operation, scope, topOf(column, direction, { agg: 'count' }), { shown: column })
    const isKnown = scope.filters.some(
      ({ op, column: name }) => op === 'in' && name === column.name,
    )
    if (isKnown || scope.kind === 'some') continue
    for (const other of columns.filter((each) => each !== column && isMeasure(each)))
      for (const [operation, direction] of groupExtremes)
        propose(operation, scope, topOf(column, direction, { agg: 'sum', column: other.name }), {
          shown: column,
          ordered: other,
        })
  }
}

/** Rows whose figure is above, below or equal to a number of the question. */
function proposeOver(
  propose: Propose,
  scope: Scope,
  columns: readonly IndexedColumn[],
  numbers: readonly number[],
): void {
  if (scope.kind === 'some') return
  for (const value of numbers)
    for (const ordered of columns.filter(isNumeric))
      for (const sign of signs) {
        const filters = [{ op: sign, column: ordered.name, value }]
        propose('countOver', scope, { measure: { agg: 'count' }, filters }, { ordered, sign })
        for (const shown of columns.filter((column) => column !== ordered))
          propose('lookupOver', scope, { ...look(shown), filters }, { shown, ordered, sign })
      }
}

/** Two values of one column that the question names, against each other. */
function proposePair(
  propose: Propose,
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): void {
  const [first, second] = links.filter((link) => link.kind === 'value')
  if (!first || !second || first.column !== second.column) return
  const { column } = first
  const filters = readFilters(reading, table, [...links])
    .map(({ filter }) => filter)
    .filter((filter) => filter.column !== column.name)
  const rest: Scope = { kind: 'all', filters }
  const values = [...first.values, ...second.values]
  const both: Scope = {
    kind: 'all',
    filters: [...filters, { op: 'in', column: column.name, values }],
  }
  const comparison = [first, second].map((side) => ({
    label: side.values[0] ?? '',
    filter: { op: 'in' as const, column: column.name, values: side.values },
  }))
  for (const other of table.columns.slice(0, mostColumns).filter(isRanking)) {
    for (const [operation, direction] of extremes)
      propose(
        operation,
        both,
        { ...look(column), order: { by: 'column', column: other.name, direction }, limit: 1 },
        { shown: column, ordered: other },
      )
    if (isNumeric(other))
      propose(
        'difference',
        rest,
        { measure: { agg: 'max', column: other.name }, comparison, difference: true },
        { shown: other },
      )
  }
  propose('difference', rest, { measure: { agg: 'count' }, comparison, difference: true })
  for (const [operation, direction] of frequencies)
    propose(operation, both, topOf(column, direction, { agg: 'count' }), { shown: column })
}

/**
 * Every question of a simple form that the words could ask of the table, each once: the conditions
 * that the words state, crossed with what can be asked of each column.
 */
export function enumerate(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
): Candidate[] {
  const columns = table.columns.slice(0, mostColumns)
  const filters = readFilters(reading, table, [...links]).map(({ filter }) => filter)
  const found = new Map<string, Candidate>()
  const propose: Propose = (operation, scope, { filters: more = [], ...asked }, about = {}) => {
    const query = { table: table.name, select: [], ...asked, filters: [...scope.filters, ...more] }
    found.set(JSON.stringify(query), { operation, query, scope: scope.kind, ...about })
  }
  const numbers = numbersOf(reading)
  for (const scope of scopesOf(links, filters)) {
    proposeFigures(propose, scope, columns)
    proposeRows(propose, scope, columns)
    proposeGroups(propose, scope, columns)
    proposeOver(propose, scope, columns, numbers)
  }
  proposePair(propose, reading, table, links)
  return [...found.values()]
}
