import { namedFigure } from './answer-column.ts'
import { asksEither } from './asks-one.ts'
import type { IndexedColumn } from './indexed-table.ts'
import {
  addsUp,
  asksMoney,
  dateColumn,
  isColumnLink,
  isDate,
  isLevel,
  isMeasure,
  likeliestMeasure,
  measureColumn,
  shownName,
} from './columns.ts'
import type { Filter } from '../typed-query.ts'
import type { TimeUnit } from '../language/lexicon.ts'
import type { Asked, Draft, Intent } from './draft.ts'
import { asksCost, asksTime, asksWorth, defaultAggregate, worthColumn } from './added-up.ts'
import { isBarePayee } from './bare-payee.ts'
import { readGrouping, readGroupings } from './grouping.ts'
import { isHeld } from './held.ts'
import { countsRows } from './row-noun.ts'
import { comparesTwo } from './comparison.ts'
import { extremeOf } from './extreme.ts'
import { isCountable } from './rank-groups.ts'
import type { Reading } from './reading.ts'
import { onItsSideOfToday } from './until-today.ts'

const lengths = ['day', 'week', 'month', 'quarter', 'year'] as const
const lengthOf = ({ unit }: NonNullable<Asked['groupBy']>) =>
  unit ? lengths.indexOf(unit) : lengths.length

/** "The average per day by month": averages the totals of days within each month. */
function averagedInGroups(draft: Draft): Pick<Asked, 'measure' | 'groupBy'> | undefined {
  const { reading, table, links } = draft
  const [inner, outer, ...more] = readGroupings(draft).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const isAverage = reading.aggregates.some(({ value }) => value === 'avg')
  if (!isAverage || !inner?.unit || !outer || more.length > 0) return undefined
  if (outer.unit === inner.unit) return undefined
  const isCount = reading.howMany ?? reading.times ?? reading.rankedCount
  const column = isCount ? namedAfter(draft) : measureColumn(reading, table, links)
  const of = column ? ('sum' as const) : ('count' as const)
  const per = { column: inner.column, unit: inner.unit, of }
  return {
    measure: { agg: 'avg', ...(column ? { column: column.name } : {}), per },
    groupBy: outer,
  }
}

const present =
  /\b(?:do|does|am) (?:i|we|it|my|our)\b|\bdoes .+ cost\b|\b(?:zahle|bezahle|gebe) ich\b|\b(?:zahlen|bezahlen|geben) wir\b|\bkostet\b/

/** "How much do I pay each month": the current amount, before its history. */
function usualOf({ question, today }: Reading, unit: TimeUnit | undefined): Pick<Asked, 'usual'> {
  if (!present.test(question.toLowerCase()) || (unit !== 'month' && unit !== 'year')) return {}
  return { usual: { running: today.slice(0, unit === 'month' ? 7 : 4) } }
}

export const groupedFigure: Intent = (draft) => {
  const { reading, table, links } = draft
  const groupBy = readGrouping(draft)
  if (!groupBy) return undefined
  const both = averagedInGroups(draft)
  if (both) {
    const order = both.groupBy?.unit
      ? ({ by: 'group', direction: 'asc' } as const)
      : ({ by: 'measure', direction: 'desc' } as const)
    return { ...both, order }
  }
  const agg = reading.aggregates.find(({ value }) => value !== 'count_distinct')?.value
  const extreme = agg === undefined ? extremeOf(draft) : undefined
  const column =
    extreme?.column ??
    ((reading.times ?? reading.howMany) ? namedAfter(draft) : measureColumn(reading, table, links))
  const { column: grouping, unit } = groupBy
  const isYear = table.columns.some(({ name, isYear: yearly }) => name === grouping && yearly)
  const isCount = reading.howMany ?? reading.times ?? reading.rankedCount
  // Heart rates are not added up, so each month has an average of its own.
  const isOfLevel = column && isLevel(column, table) && !addsUp(table, draft.filters)
  const isOfTimes = (unit ?? (isYear ? 'year' : undefined)) !== undefined
  if (agg === 'avg' && isOfTimes && !isOfLevel && (column || isCount)) {
    const of = column ? ('sum' as const) : ('count' as const)
    const per = { column: grouping, unit: unit ?? ('year' as const), of }
    const what = column ?? countedList(draft)
    return { measure: { agg: 'avg', ...(what ? { column: what.name } : {}), per } }
  }
  const measure =
    column && agg !== 'count'
      ? { agg: agg ?? extreme?.agg ?? defaultAggregate(column, draft), column: column.name }
      : { agg: 'count' as const }
  const order = unit
    ? ({ by: 'group', direction: 'asc' } as const)
    : ({ by: 'measure', direction: extreme?.agg === 'min' ? 'asc' : 'desc' } as const)
  const limit = reading.top ? { limit: reading.top.limit } : {}
  const share = reading.share ? { share: { of: [] } } : {}
  const usual = measure.agg === 'sum' && asksMoney(reading) ? usualOf(reading, unit) : {}
  return { measure, groupBy, order, ...share, ...limit, ...usual }
}

/** "How many dishes" where cells list dishes: counts the list items. */
function countedList({ reading, links }: Draft): IndexedColumn | undefined {
  const start = reading.howMany?.to ?? Infinity
  return links
    .filter(isColumnLink)
    .find(({ from, column }) => from === start && column.separator !== undefined)?.column
}

/** The numeric column named right after "how many": `how many goals`. */
function namedAfter({ reading, table, links, filters }: Draft): IndexedColumn | undefined {
  const start = reading.howMany?.to
  if (start === undefined) return undefined
  // "How many steps": the counts are in the rows.
  const rowCount = filters.find(({ from }) => from >= start && from - start <= 1)
  if (rowCount && addsUp(table, [rowCount])) return measureColumn(reading, table, links)
  const link = links
    .filter(isColumnLink)
    .find(({ from, exact }) => exact && from >= start && from - start <= 2)
  return link && isMeasure(link.column) ? link.column : undefined
}

/** "How many people live in Bergen": the figure in that one row, not a count of rows. */
function figureOfOne({ reading, table, links, filters }: Draft): IndexedColumn | undefined {
  const isOne = filters.some(({ filter }) => {
    const column = table.columns.find(({ name }) => name === filter.column)
    const isSingle = filter.op === 'in' && filter.values.length === 1
    return isSingle && column !== undefined && column.distinct >= table.rows * 0.9
  })
  if (!isOne || table.rows < 3 || table.records) return undefined
  const start = reading.howMany?.to ?? 0
  return links
    .filter(isColumnLink)
    .find(({ from, column }) => from >= start && from - start <= 3 && isMeasure(column))?.column
}

/** "How many subscriptions do I have": counts the subscriptions, not their payments. */
function countedKind({ reading, table, filters }: Draft): string | undefined {
  const start = reading.howMany?.to ?? 0
  const isKind = filters.some(
    ({ filter, from }) => filter.op === 'in' && filter.column === 'category' && from === start,
  )
  if (!table.senses?.spending || !isKind || !isHeld(reading)) return undefined
  return shownName(table)?.name
}

/** "How many singers" over their concerts: counts each singer once. */
function countedParent({ reading, table }: Draft, start: number): string | undefined {
  const stems = reading.words.slice(start, start + 2).map(({ stem }) => stem)
  const own = table.base?.nameStems
  if (!table.parents || stems.some((stem) => own?.has(stem))) return undefined
  return table.parents.find((parent) => stems.some((stem) => parent.stems.has(stem)))?.key
}

/** "The total amount of teams": a count, as teams are not a figure. */
function countsThings(
  { reading: { words }, table, links }: Draft,
  column?: IndexedColumn,
): boolean {
  const at = words.findIndex(
    ({ folded }, index) => folded === 'amount' && words[index + 1]?.folded === 'of',
  )
  const isNamed = links.some(
    (link) => isColumnLink(link) && (link.column === column || isMeasure(link.column)),
  )
  return at >= 0 && table.alone === true && !isNamed
}

const obliged = /\b(?:have to|need to|should|must|supposed to|muss|soll|sollte)\b/iu

export const counted: Intent = (draft) => {
  const { reading, links, table, filters } = draft
  // "How often do I have to" asks for a rule.
  if (reading.times && obliged.test(reading.question)) return undefined
  if (reading.times) return { measure: { agg: 'count' }, ...onItsSideOfToday(draft) }
  const column = measureColumn(reading, table, links)
  const isAmount = reading.aggregates.length > 0 && countsThings(draft, column)
  if (isAmount && !reading.superlatives.length) return { measure: { agg: 'count' } }
  if (!reading.howMany) return undefined
  const kind = countedKind(draft)
  if (kind) return { measure: { agg: 'count_distinct', column: kind } }
  const other = countedParent(draft, reading.howMany.to)
  if (other) return { measure: { agg: 'count_distinct', column: other } }
  const number = namedAfter(draft)
  const isMean = reading.aggregates.some(({ value }) => value === 'avg')
  if (number) return { measure: { agg: isMean ? 'avg' : 'sum', column: number.name } }
  const start = reading.howMany.to
  const only = figureOfOne(draft)
  if (only) return { measure: { agg: 'sum', column: only.name } }
  const isDistinct = reading.aggregates.some(({ value }) => value === 'count_distinct')
  const named = links
    .filter(isColumnLink)
    .find(({ from, exact }) => exact && from >= start && from - start <= 3)
  // "How many places" over a column with repeated values counts the places, not the rows.
  const isFiltered = filters.some(({ filter }) => filter.column === named?.column.name)
  if (named && !isDistinct && countsRows(draft, named)) return { measure: { agg: 'count' } }
  const repeats = !isFiltered && named?.column.type === 'text' && named.column.distinct < table.rows
  if (named && (isDistinct || (repeats && named.score >= 0.9)))
    return { measure: { agg: 'count_distinct', column: named.column.name } }
  return { measure: { agg: 'count' }, ...onItsSideOfToday(draft) }
}

export const aggregatedFigure: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const agg = reading.aggregates.find(
    ({ value }) => value !== 'count' && value !== 'count_distinct',
  )?.value
  if (reading.one) return undefined
  const column =
    worthColumn(draft) ??
    measureColumn(reading, table, links) ??
    (agg === 'avg' || agg === 'median' ? likeliestMeasure(table) : undefined)
  const asksSum =
    reading.howMuch !== undefined ||
    agg !== undefined ||
    asksCost(draft) ||
    asksWorth(draft, column) ||
    asksTime(draft, column)
  if (!asksSum || !column || countsThings(draft, column)) return undefined
  // "How high is my glucose" asks for the level, not for an aggregate.
  if (!agg && isLevel(column, table) && !addsUp(table, filters) && namedFigure(draft))
    return undefined
  return { measure: { agg: agg ?? defaultAggregate(column, draft), column: column.name } }
}

/** "Did Ann or Bo …" asks which of the two. */
function eitherOf({ reading, filters }: Draft): string | undefined {
  const two = filters.find(({ filter }) => filter.op === 'in' && filter.values.length === 2)
  return two && asksEither(reading) && filters.length > 1 ? two.filter.column : undefined
}

const isNow = /^(?:is|are|am|ist|sind|bin)$/

/** "Is my iron normal": for repeated measurements, the latest one decides. */
function stateNow({ reading, table, filters, links }: Draft): Asked | undefined {
  const [figure] = table.senses?.show ?? []
  const date = dateColumn(table, links)
  const state = filters.filter(({ filter }) => filter.column === table.senses?.state)
  const isAskedNow = isNow.test(reading.words[0]?.folded ?? '') && reading.periods.length === 0
  if (!figure || !date || !isAskedNow || state.length === 0 || state.length === filters.length)
    return undefined
  const unit = table.unit === undefined ? [] : [table.unit]
  return {
    measure: { agg: 'lookup' },
    select: [figure, ...unit, ...state.map(({ filter }) => filter.column), 'name', date.name],
    filters: filters.flatMap((placed) => (state.includes(placed) ? [] : [placed.filter])),
    order: { by: 'column', column: date.name, direction: 'desc' },
    limit: 1,
  }
}

/** "Did Igor pay in August": a row without the named figure or day says no. */
function givenOf({ table, filters, links }: Draft): Filter | undefined {
  if (table.records || table.joins || table.alone) return undefined
  const named = links
    .filter(isColumnLink)
    .find(
      ({ column, exact }) => exact && !filters.some(({ filter }) => filter.column === column.name),
    )?.column
  if (!named || !(isMeasure(named) || isDate(named))) return undefined
  return isMeasure(named)
    ? { op: 'gt', column: named.name, value: 0 }
    : { op: 'not_empty', column: named.name }
}

export const yesOrNo: Intent = (draft) => {
  const { reading, filters } = draft
  // A row does not tell whether a figure rose.
  if (!reading.yesNo || reading.changed || filters.length === 0) return undefined
  // "More than I earned" is about two figures, and no row tells.
  if (comparesTwo(draft)) return undefined
  const now = stateNow(draft)
  if (now) return now
  const either = eitherOf(draft)
  const given = givenOf(draft)
  return either === undefined
    ? {
        measure: { agg: 'exists' },
        ...(given ? { filters: [...filters.map(({ filter }) => filter), given] } : {}),
      }
    : { measure: { agg: 'list' }, select: [either] }
}

/** A phrase such as "grocery spending in March" and nothing else. */
export const plainSum: Intent = (draft) => {
  const { reading, table, links } = draft
  const column = measureColumn(reading, table, links)
  const isFigure = asksMoney(reading) || reading.compare || isBarePayee(draft)
  if (!column || reading.asked || reading.list || !isFigure) return undefined
  // "Payments over 700" asks for the rows.
  const [condition] = reading.conditions
  if (condition && isCountable(draft, condition.from - 1)) return undefined
  return { measure: { agg: defaultAggregate(column, draft), column: column.name } }
}
