import type { TimeUnit } from '../language/lexicon.ts'
import type { TypedQuery } from '../typed-query.ts'
import type { Draft } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'
import type { Reading } from './reading.ts'
import {
  columnOfKind,
  dateColumn,
  isColumnLink,
  isDate,
  isMeasure,
  measureColumn,
  moneyColumn,
} from './columns.ts'

type Grouping = NonNullable<TypedQuery['groupBy']>

/** Stop words allowed between "by" and the grouping column or unit. */
const article = /^(the|a|my|each|every|der|die|das|den)$/

const present = /^(?:do|does|am|is|are|zahle|bezahle|gebe|kostet|kosten|laufe|verdiene)$/

/** "How much do I pay a month", "wie viel zahle ich im Monat"; averages also with a period. */
function oftenOf({ words, units, periods, aggregates }: Reading) {
  const isAverage = aggregates.some(({ value }) => value === 'avg')
  const isUsual = periods.length === 0 && words.some(({ folded }) => present.test(folded))
  if (!isAverage && !isUsual) return undefined
  const unit = units.find(({ from }) => /^(?:a|im|am)$/.test(words[from - 1]?.folded ?? ''))
  return unit?.value
}

const rates: readonly [TimeUnit, RegExp][] = [
  ['day', /\b(?:per|a|pro) (?:day|tag)\b|\bdaily\b/i],
  ['week', /\b(?:per|a|pro) (?:week|woche)\b|\bweekly\b/i],
  ['month', /\b(?:per|a|pro) (?:month|monat)\b|\bmonthly\b|\bmonatlich/i],
  ['year', /\b(?:per|a|pro) (?:year|annum|jahr)\b|\b(?:yearly|annual)\b|\bjährlich/i],
]

/** The unit of time in the heading of a figure. */
export const rateUnit = (column: IndexedColumn | undefined): TimeUnit | undefined =>
  column && rates.find(([, heading]) => heading.test(column.label))?.[0]

/** All groupings introduced by a cue such as "by", in the order of the question. */
export function readGroupings({ reading, table, links }: Draft): Grouping[] {
  const date = dateColumn(table, links)
  const cued = reading.groupCues.flatMap((cue): Grouping[] => {
    const at = article.test(reading.words[cue.to]?.folded ?? '') ? cue.to + 1 : cue.to
    const unit = reading.units.find(({ from }) => from === at)
    const column = links
      .filter(isColumnLink)
      .find(({ from }) => from === at || from === at + 1)?.column
    if (unit && date) return [{ column: date.name, unit: unit.value }]
    if (column && isDate(column)) return [{ column: column.name, unit: 'day' }]
    return column && !isMeasure(column) ? [{ column: column.name }] : []
  })
  const { unitAdverb } = reading
  // "Weekly meeting" is a name.
  const isName = links.some(
    ({ kind, from, to }) =>
      (kind === 'value' || kind === 'part') &&
      to - from > 1 &&
      reading.words
        .slice(from, to)
        .some(({ folded }) => reading.speech.lexicon.unitAdverbs[folded] === unitAdverb),
  )
  const unit = isName ? undefined : unitAdverb
  const often = cued.length === 0 && date && oftenOf(reading)
  // "Price per month" is a price per month already.
  if (rateUnit(measureColumn(reading, table, links))) {
    return cued.filter((grouping) => grouping.unit === undefined)
  }
  return [
    ...cued,
    ...(unit && date ? [{ column: date.name, unit }] : []),
    ...(often ? [{ column: date.name, unit: often }] : []),
  ]
}

/** `by month`, `per category`, `monthly`, `over time`, `breakdown of …`. */
export function readGrouping(draft: Draft): Grouping | undefined {
  const { reading, table, links } = draft
  const [first] = readGroupings(draft)
  if (first) return first
  const date = dateColumn(table, links)
  if (reading.trend && date)
    return { column: date.name, unit: reading.units[0]?.value ?? ('month' as const) }
  const kinds = reading.moneyFlow && moneyColumn(table) ? ['category', 'merchant'] : []
  const flow = columnOfKind(table, kinds)
  if (flow) return { column: flow.name }
  if (!reading.share) return undefined
  const named = links.filter(isColumnLink).find(({ column }) => column.type === 'text')
  return named && { column: named.column.name }
}
