import { isColumnLink, isDate, isMeasure } from '../plan/columns.ts'
import type { IndexedColumn, IndexedTable } from '../plan/indexed-table.ts'
import type { Link } from '../plan/question-link.ts'
import type { Reading } from '../plan/reading.ts'
import { fold } from '../language/stem.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { correctionsFor, overlaps, phraseKey, spanOf } from './corrections.ts'
import type { Corrected } from './corrections.ts'
import { periodBy } from './periods.ts'

/** A correction in the question decides; a remembered one outweighs an equally good heading. */
const leans = { sent: 10, remembered: 0.2 } as const

/** The reading with the user's corrections. */
export function withCorrections(reading: Reading, all: readonly Corrected[]): Reading {
  const corrections = correctionsFor(reading.words, all)
  if (corrections.length === 0) return reading
  const periods = reading.periods.map((period) => {
    const { words, today } = reading
    const stems = words.slice(period.start, period.end).map(({ stem }) => stem)
    const found = corrections.find(
      ({ phrase, choice }) => choice.kind === 'period' && phraseKey(phrase) === stems.join(' '),
    )
    return found?.choice.kind === 'period' ? periodBy(period, found.choice, words, today) : period
  })
  return { ...reading, periods, corrections }
}

/** Whether the question came with a correction. */
export const isCorrected = ({ corrections = [] }: Reading) =>
  corrections.some(({ isSent }) => isSent)

const ofTable = (corrections: readonly Corrected[] | undefined, { name }: IndexedTable) =>
  (corrections ?? []).filter(({ choice }) => 'table' in choice && choice.table === name)

const columnOf = (table: IndexedTable, name: string) =>
  table.columns.find((column) => column.name === name)

/** Score bonus of a table from corrections; the choice of a date column does not count. */
export function correctionBonus({ corrections }: Reading, table: IndexedTable): number {
  const found = ofTable(corrections, table).filter(({ choice }) => {
    const column = 'column' in choice ? columnOf(table, choice.column) : undefined
    return column === undefined || !isDate(column)
  })
  if (found.length === 0) return 0
  return found.some(({ isSent }) => isSent) ? leans.sent : leans.remembered
}

/** The links of a question with the user's corrections. */
export function correctedLinks(reading: Reading, table: IndexedTable, links: Link[]): Link[] {
  return ofTable(reading.corrections, table).reduce((before, { phrase, choice }) => {
    const span = spanOf(reading.words, phrase)
    const column = 'column' in choice ? columnOf(table, choice.column) : undefined
    if (!span || !column) return before
    if (choice.kind === 'value')
      return before.map((link) => moved(link, table, column, choice.text))
    const found = before.filter((link) => overlaps(link, span))
    // A column that no word names is corrected in the query instead.
    if (!found.some(isColumnLink)) return before
    const link: Link = { kind: 'column', ...span, score: 1, column, exact: true }
    return [...before.filter((each) => !found.includes(each)), link].toSorted(
      (a, b) => a.from - b.from,
    )
  }, links)

  function moved(link: Link, { values }: IndexedTable, column: IndexedColumn, text?: string): Link {
    if (link.kind !== 'value' && link.kind !== 'part') return link
    const spanWords = reading.words.slice(link.from, link.to)
    const isMeant = ofTable(reading.corrections, table).some(
      ({ phrase, choice }) =>
        choice.kind === 'value' &&
        choice.column === column.name &&
        phraseKey(phrase) === spanWords.map(({ stem }) => stem).join(' '),
    )
    if (!isMeant) return link
    const { from, to } = link
    const place = { from, to, score: 1, column, alternatives: [] }
    if (text !== undefined) return { kind: 'value', ...place, values: [text] }
    const keys = [spanWords.map(({ folded }) => folded), spanWords.map(({ stem }) => stem)]
    const entries = keys.flatMap((key) => values.get(key.join(' ')) ?? [])
    const own = entries.filter((entry) => entry.column.name === column.name)
    if (own.length > 0)
      return { kind: 'value', ...place, values: [...new Set(own.map(({ value }) => value))] }
    return { kind: 'part', ...place, text: spanWords.map(({ folded }) => folded).join(' ') }
  }
}

/** The query with the columns and people that the user chose. */
export function correctedQuery(reading: Reading, table: IndexedTable, query: TypedQuery) {
  const columns = ofTable(reading.corrections, table).flatMap(({ choice }) =>
    choice.kind === 'column' ? (columnOf(table, choice.column) ?? []) : [],
  )
  const named = columns.reduce((before, column) => withColumn(before, column, table), query)
  return withPeople(named, reading)
}

const namesOf = ({ measure, groupBy, order, select, filters }: TypedQuery) => [
  measure.column,
  groupBy?.column,
  order?.column,
  ...select,
  ...filters.map(({ column }) => column),
]

/** Replaces the column of the original interpretation. */
function withColumn(query: TypedQuery, column: IndexedColumn, table: IndexedTable): TypedQuery {
  if (namesOf(query).includes(column.name)) return query
  if (isDate(column)) return withDate(query, column.name, table)
  const { measure, order, groupBy } = query
  const before = measure.column === undefined ? undefined : columnOf(table, measure.column)
  if (isMeasure(column) && before && isMeasure(before)) {
    const { outgoing: _, ...rest } = measure
    const isOrder = order?.column === before.name
    return {
      ...query,
      measure: { ...rest, column: column.name },
      ...(order && isOrder ? { order: { ...order, column: column.name } } : {}),
    }
  }
  if (column.type !== 'text' || !groupBy || groupBy.unit || groupBy.cycle) return query
  return { ...query, groupBy: { column: column.name } }
}

function withDate(query: TypedQuery, name: string, table: IndexedTable): TypedQuery {
  const isOld = (column: string | undefined) => {
    const found = column === undefined ? undefined : columnOf(table, column)
    return found !== undefined && isDate(found)
  }
  const { groupBy, order, measure } = query
  const dated = (filter: Filter): Filter =>
    filter.op === 'period' ? { ...filter, column: name } : filter
  const per =
    measure.per && isOld(measure.per.column) ? { ...measure.per, column: name } : undefined
  return {
    ...query,
    filters: query.filters.map(dated),
    measure: per ? { ...measure, per } : measure,
    ...(groupBy?.unit || groupBy?.cycle ? { groupBy: { ...groupBy, column: name } } : {}),
    ...(order && isOld(order.column) ? { order: { ...order, column: name } } : {}),
    ...(query.comparison
      ? {
          comparison: query.comparison.map(({ label, filter }) => ({
            label,
            filter: dated(filter),
          })),
        }
      : {}),
  }
}

/** "Anna" becomes the full name that the user chose. */
function withPeople(query: TypedQuery, { corrections = [] }: Reading): TypedQuery {
  const people = corrections.flatMap(({ phrase, choice }) =>
    choice.kind === 'person' && choice.name !== undefined ? [{ phrase, name: choice.name }] : [],
  )
  if (people.length === 0) return query
  const nameOf = (name: string) =>
    people.find(({ phrase }) => phraseKey(phrase) === phraseKey(name))?.name
  const put = (filter: Filter): Filter => {
    if (filter.op === 'mentions' || filter.op === 'contains') {
      const name = nameOf(filter.text)
      return name === undefined ? filter : { ...filter, text: fold(name) }
    }
    const [only] = filter.op === 'in' && filter.values.length === 1 ? filter.values : []
    const name = typeof only === 'string' ? nameOf(only) : undefined
    return filter.op === 'in' && name !== undefined ? { ...filter, values: [name] } : filter
  }
  const { comparison } = query
  return {
    ...query,
    filters: query.filters.map(put),
    ...(comparison
      ? { comparison: comparison.map(({ label, filter }) => ({ label, filter: put(filter) })) }
      : {}),
  }
}
