import { isYes } from '../plan/yes-no-filters.ts'
import { plural } from '#shared/plural.ts'
import { monthText } from '#shared/written.ts'
import { columnStyle } from '../column-style.ts'
import { formatNumber, writtenDay } from '../format-value.ts'
import type { TimeUnit } from '../language/lexicon.ts'
import { addDays, calendarUnitOf, type Day } from '../plan/civil-date.ts'
import { columnLabel, filterLabel } from '../plan/labels.ts'
import { queryWordsIn } from '../plan/query-words/query-words-in.ts'
import type { Filter } from '../typed-query.ts'
import type { PhrasingInput } from './phrasing.ts'
import { fill } from '../language/fill-template.ts'
import type { Words } from './words.ts'

type Period = Extract<Filter, { op: 'period' }>
/** `October 2026`, `2026`, `3 November 2026`: a calendar unit without a preposition. */
export function timeText(from: Day, unit: TimeUnit, locale: string | undefined): string {
  switch (unit) {
    case 'year':
      return from.slice(0, 4)
    case 'quarter':
      return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`
    case 'month':
      return monthText(from.slice(0, 7), locale ?? 'en-GB', 'long')
    case 'week':
    case 'day':
      return writtenDay(from, locale)
  }
}

/** `in October 2026`, `on 3 November 2026`, `from 16 November to 22 November 2026`. */
export function whenText(
  period: Pick<Period, 'from' | 'to' | 'label'>,
  input: Pick<PhrasingInput, 'words' | 'locale' | 'today'>,
): string {
  const { words, locale, today } = input
  const { from, to } = period
  const day = (of: Day) => writtenDay(of.slice(0, 10), locale)
  const unit = calendarUnitOf(period)
  if (from !== undefined && unit !== undefined && unit !== 'week') {
    const when = fill(words.when[unit], { time: timeText(from, unit, locale) })
    const isRunning = unit !== 'day' && from <= today && to !== undefined && to > today
    return isRunning ? fill(words.when.soFar, { when }) : when
  }
  if (from !== undefined && to !== undefined)
    return fill(words.when.range, { from: shortDay(from, to, locale), to: day(addDays(to, -1)) })
  if (from !== undefined) return fill(words.when.since, { from: day(from) })
  return to === undefined ? '' : fill(words.when.until, { to: day(addDays(to, -1)) })
}

/** The first day of a range, without its year if the last day has the same. */
function shortDay(from: Day, to: Day, locale: string | undefined): string {
  if (from.slice(0, 4) !== addDays(to, -1).slice(0, 4)) return writtenDay(from, locale)
  const written = writtenDay(from, locale)
  return written.replace(/[,.]?\s*\d{4}$/, (tail) => (tail.startsWith('.') ? '.' : ''))
}

export const periodOf = ({ choice: { plan } }: PhrasingInput): Period | undefined => {
  const periods = plan.query.filters.flatMap((filter) => (filter.op === 'period' ? [filter] : []))
  return periods.length === 1 ? periods[0] : undefined
}

/** All periods of the query. */
export const whenOf = (input: PhrasingInput): string =>
  input.choice.plan.query.filters
    .flatMap((filter) => (filter.op === 'period' ? [whenText(filter, input)] : []))
    .join(' ')

/** Columns whose conditions are expressed by the verb. */
export const inTheVerb = new Set(['kind', 'direction', 'from_me', 'is_transfer'])

const capital = (text: string) =>
  text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

function joined(values: readonly string[], and: string): string {
  if (values.length < 2) return values.join('')
  return `${values.slice(0, -1).join(', ')} ${and} ${values.at(-1)}`
}

/** A condition on the sender or recipient. */
function peoplePhrase({ column, or }: { column: string; or: string[] }, input: PhrasingInput) {
  const { senses } = input.choice.plan.table
  const names = [column, ...or]
  const isIn = (list: readonly string[] = []) => names.some((name) => list.includes(name))
  const [from, to] = [isIn(senses?.from), isIn(senses?.to)]
  if (!from && !to) return undefined
  return input.words.where[from && to ? 'with' : from ? 'from' : 'to']
}

const roles: [RegExp, string][] = [
  [/^(category|kategorie|purpose|zweck)$/i, 'transactions.category'],
  [/^(merchant|payee|shop|store|vendor|empfänger|händler)$/i, 'transactions.merchant'],
]

/** The key of a column in the phrases for conditions; for spending, also in a sheet. */
function roleOf(column: string, { choice: { plan }, isSpent }: PhrasingInput): string {
  if (plan.table.records) return `${plan.table.name}.${column}`
  const label = plan.table.columns.find(({ name }) => name === column)?.label ?? ''
  return (isSpent && roles.find(([pattern]) => pattern.test(label))?.[1]) || ''
}

/** More values in a condition are no list that somebody asked for. */
const longestList = 3

/** A condition in words: `on groceries`. */
export function wherePhrase(filter: Filter, input: PhrasingInput): string {
  const { words, locale, choice } = input
  const { table } = choice.plan
  const role = roleOf(filter.column, input)
  const valueKey =
    filter.op === 'in' && filter.values.length === 1 ? `${role}=${filter.values[0]}` : ''
  const exact = words.where[valueKey] ?? words.where[role]
  const say = (value: unknown) => words.values[String(value)] ?? String(value)
  const column = table.columns.find(({ name }) => name === filter.column)
  const number = (value: string | number) =>
    typeof value === 'number'
      ? formatNumber(Math.abs(value), { ...columnStyle(column, table), locale })
      : value
  const other = () =>
    fill(words.where['other'] ?? '', {
      condition: filterLabel(filter, table, queryWordsIn(words.language)),
    })
  switch (filter.op) {
    case 'in': {
      const value = joined(filter.values.map(say), words.and)
      if (exact !== undefined) return fill(exact, { value })
      // "For yes" says nothing without the heading.
      const isPlain = column?.type === 'text' && !column.isLabel && !filter.values.every(isYes)
      return isPlain ? fill(words.where['is'] ?? '', { value }) : other()
    }
    case 'contains':
      return exact === undefined ? other() : fill(exact, { value: say(filter.text) })
    case 'mentions': {
      const phrase = peoplePhrase(filter, input)
      return phrase === undefined ? other() : fill(phrase, { value: capital(filter.text) })
    }
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le': {
      if (filter.column !== choice.plan.query.measure.column && filter.column !== 'amount')
        return other()
      // The direction of money, which the sentence tells by its verb.
      if (Number(filter.value) === 0 && (filter.op === 'lt' || filter.op === 'gt')) return ''
      const turned = Number(filter.value) < 0
      const op = turned
        ? ({ gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' } as const)[filter.op]
        : filter.op
      return fill(words.where[op] ?? '', { value: number(filter.value) })
    }
    case 'not_in': {
      // Whole kinds of payments that are no purchases go without saying.
      if (table.records && filter.values.length > longestList) return ''
      const value = joined(filter.values.map(say), words.and)
      const isPlain = column?.type === 'text' && !filter.values.every(isYes)
      return isPlain ? fill(words.where['not'] ?? '', { value }) : other()
    }
    case 'compare': {
      const isDay = column?.type === 'date' || column?.type === 'timestamp'
      const [one, other] = [filter.column, filter.other].map((name) => columnLabel(table, name))
      return fill(words.compare[isDay ? 'day' : 'figure'][filter.sign], { column: one, other })
    }
    case 'not_contains':
    case 'eq':
    case 'between':
    case 'empty':
    case 'not_empty':
    case 'on_days':
    case 'than':
      return other()
    case 'period':
      return ''
  }
}

/** Conditions that are neither periods nor expressed by the verb. */
export const whereOf = (input: PhrasingInput, mentioned: readonly string[] = []): string =>
  input.choice.plan.query.filters
    .filter(
      ({ column, op }) =>
        op !== 'period' &&
        !(input.choice.plan.table.records && inTheVerb.has(column)) &&
        !mentioned.includes(column),
    )
    .map((filter) => wherePhrase(filter, input))
    .filter((phrase) => phrase !== '')
    .join(' ')

/** The noun for rows of the one kind that the query asks for. */
function kindOf({ choice: { plan } }: PhrasingInput, known: Words['tables'][string] | undefined) {
  const kinds = plan.query.filters.flatMap((filter) =>
    filter.op === 'in' && filter.values.length === 1
      ? (known?.kinds?.[`${filter.column}=${filter.values[0]}`] ?? [])
      : [],
  )
  const [one, many] = kinds
  return one !== undefined && many !== undefined ? ([one, many] as const) : undefined
}

/** The table's noun for one row, and for several. */
export function rowNouns(
  input: PhrasingInput,
  table = input.choice.plan.table,
): readonly [one: string, many: string] {
  const { words } = input
  const known = Object.hasOwn(words.tables, table.name) ? words.tables[table.name] : undefined
  return kindOf(input, known) ?? (known ?? words.tables.other).rows
}

/** `7 payments`, with the table's noun for its rows. */
export function rowsText(
  input: PhrasingInput,
  count: number,
  table = input.choice.plan.table,
): string {
  const { locale } = input
  const [one, many] = rowNouns(input, table)
  return `${count.toLocaleString(locale ?? 'en-US')} ${plural(count, one, many)}`
}
