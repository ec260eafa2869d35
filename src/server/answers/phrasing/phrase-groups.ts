import type { Cell } from '#shared/answers.ts'
import { periodText } from '#shared/written.ts'
import { formatNumber } from '../format-value.ts'
import { startOf } from '../plan/civil-date.ts'
import { cellText, figureText, type PhrasingInput } from './phrasing.ts'
import type { CardContent } from './card-content.ts'
import { fill } from '../language/fill-template.ts'

/** Maximum lines of a list in the text; the table shows the rest. */
export const listedLines = 10

const percent = ({ locale }: PhrasingInput, part: number) =>
  formatNumber(part * 100, { kind: 'number', unit: '%', locale })

/** The sum of the groups, if they are shown as shares. */
function wholeOf({ choice, result }: PhrasingInput): number | undefined {
  if (!choice.plan.query.share) return undefined
  const values = result.rows.map(([, value]) => (typeof value === 'number' ? value : -1))
  const sum = values.reduce((all, value) => all + value, 0)
  return sum > 0 && values.every((value) => value >= 0) ? sum : undefined
}

/** The label of a group; periods are localised. */
function labelText(input: PhrasingInput, row: readonly Cell[]): string {
  const { groupBy } = input.choice.plan.query
  if (groupBy?.cycle === 'weekday') return weekdayText(String(row[0] ?? '–'), input.locale)
  if (!groupBy?.unit) return cellText(input, row, 0)
  const time = periodText(String(row[0] ?? '–'), input.locale ?? 'en-GB', 'long')
  return groupBy.unit === 'week' ? fill(input.words.when.week, { time }) : time
}

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** `Monday` in the language of the answer. */
function weekdayText(name: string, locale = 'en'): string {
  const at = weekdays.indexOf(name)
  // The first day of 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, at + 1))
  return at < 0 ? name : day.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

function linesOf(input: PhrasingInput, whole: number | undefined): string[] {
  return input.result.rows.slice(0, listedLines).map((row, index) => {
    const [, value = null, unit = null] = row
    const part =
      whole === undefined || typeof value !== 'number' ? '' : ` (${percent(input, value / whole)})`
    return `${index + 1}. ${labelText(input, row)}: **${figureText(input, value, unit)}**${part}`
  })
}

/** The share asked for: `74.4%, €21,030.00 of €28,261.00`. */
function phrasePart(input: PhrasingInput, whole: number): CardContent | undefined {
  const of = new Set(input.choice.plan.query.share?.of)
  if (of.size === 0) return undefined
  const part = input.result.rows.reduce(
    (sum, [label = null, value]) => sum + (of.has(label) && typeof value === 'number' ? value : 0),
    0,
  )
  const share = percent(input, part / whole)
  const slots = { share, figure: figureText(input, part), whole: figureText(input, whole) }
  return { figure: share, sentence: fill(input.words.groups.part, slots), context: [] }
}

type Point = { row: readonly Cell[]; value: number }

const isKnown = (row: readonly Cell[]): Point[] =>
  typeof row[1] === 'number' ? [{ row, value: row[1] }] : []

/** The average, minimum and maximum over the completed periods. */
function phraseTimes(input: PhrasingInput): CardContent | undefined {
  const { words, result, today, choice } = input
  const { groupBy, usual } = choice.plan.query
  if (!groupBy?.unit) return undefined
  const running = stretchOf(startOf(today, groupBy.unit), groupBy.unit)
  const isOne = new Set(result.rows.map((row) => row[2] ?? null)).size === 1
  const over = result.rows.filter(([label]) => String(label) < running).flatMap(isKnown)
  const [first] = over
  if (!isOne || !first || over.length < 2) return undefined
  const text = (value: number) => figureText(input, value, first.row[2] ?? null)
  const average = text(over.reduce((sum, { value }) => sum + value, 0) / over.length)
  const unit = words.units[groupBy.unit]
  const last = over.at(-1)
  if (usual && last) {
    const slots = { figure: text(last.value), time: labelText(input, last.row), unit, average }
    return { figure: text(last.value), sentence: fill(words.groups.last, slots), context: [] }
  }
  const sorted = over.toSorted((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (over.length < 3 || !least || !most) return undefined
  const slots = {
    figure: average,
    unit,
    least: text(least.value),
    leastAt: labelText(input, least.row),
    most: text(most.value),
    mostAt: labelText(input, most.row),
  }
  return { figure: average, sentence: fill(words.groups.time, slots), context: [] }
}

function stretchOf(from: string, unit: string): string {
  if (unit === 'year') return from.slice(0, 4)
  if (unit === 'quarter') return `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
  return unit === 'month' ? from.slice(0, 7) : from
}

/** How the figure of a single group is told; those that come again say how it was computed. */
function templateOf({ choice }: PhrasingInput): 'one' | 'inAll' | 'onAverage' | 'counted' {
  const { groupBy, measure } = choice.plan.query
  if (!groupBy?.cycle) return 'one'
  if (measure.agg === 'sum') return 'inAll'
  return measure.agg === 'count' ? 'counted' : 'onAverage'
}

/** The first group, and the runner-up. */
function phraseNames(input: PhrasingInput): CardContent {
  const { words, result, locale } = input
  const [first, second] = result.rows
  const text = (row: readonly Cell[] = []) => figureText(input, row[1] ?? null, row[2] ?? null)
  const label = first ? labelText(input, first) : '–'
  const figure = { figure: label, context: [] }
  if (!second) {
    const template = words.groups[templateOf(input)]
    return { ...figure, sentence: fill(template, { label, figure: text(first) }) }
  }
  const values = result.rows.flatMap(isKnown).map(({ value }) => value)
  const isSorted = values.every((value, at) => value <= (values[at - 1] ?? value))
  const count = result.rows.length
  const more =
    count > 2 ? fill(words.groups.more, { count: count.toLocaleString(locale ?? 'en-US') }) : ''
  const slots = {
    label,
    figure: text(first),
    second: labelText(input, second),
    next: text(second),
  }
  return isSorted
    ? { ...figure, sentence: fill(words.groups.several, { ...slots, more }) }
    : { sentence: '', context: [] }
}

export function phraseGroups(input: PhrasingInput): CardContent {
  const { rows } = input.result
  const whole = wholeOf(input)
  const part = whole === undefined ? undefined : phrasePart(input, whole)
  const { groupBy } = input.choice.plan.query
  const content =
    part ?? (groupBy?.unit && rows.length > 1 ? phraseTimes(input) : phraseNames(input))
  const lines = rows.length > 1 ? linesOf(input, whole) : []
  return { ...(content ?? { sentence: '', context: [] }), lines, isList: rows.length > 1 }
}
