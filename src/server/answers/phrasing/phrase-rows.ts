import type { Cell } from '#shared/answers.ts'
import { durationText } from '../duration-text.ts'
import { rowsText, whenOf, whereOf } from './phrases.ts'
import { cellText, evidenceLine, unitColumnIndex, type PhrasingInput } from './phrasing.ts'
import { listedLines } from './phrase-groups.ts'
import type { CardContent } from './card-content.ts'
import { fill } from '../language/fill-template.ts'

/** Maximum rows told in a sentence. */
const fewRows = 2
/** Maximum length that can be read at a glance. */
const glanceable = 40

const isDay = (value: Cell) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

/** `**Check-up**, appointment, on 10 December 2026` for records; sheets add their headings. */
function rowLine(input: PhrasingInput, row: readonly Cell[]): string {
  const { result, choice, words } = input
  const unitAt = typeof row[0] === 'number' ? unitColumnIndex(input) : -1
  const isRecord = choice.plan.table.records === true
  const details = row.slice(1).flatMap((value, index) => {
    const at = index + 1
    if (value === null || at === unitAt || (isRecord && typeof value === 'boolean')) return []
    const text = cellText(input, row, at)
    if (!isRecord) return [`${result.columns[at]?.name ?? ''}: ${text}`]
    return [isDay(value) ? fill(words.lists.on, { day: text }) : text]
  })
  const first = `**${cellText(input, row, 0)}**`
  if (details.length === 0) return first
  return isRecord ? `${first}, ${details.join(', ')}` : `${first} (${details.join(', ')})`
}

/** `**Kyoto**, 21 days, from 1 August 2026 to 22 August 2026`. */
function lengthLine(input: PhrasingInput, row: readonly Cell[]): string {
  const { words, choice } = input
  const [, from = null, to = null] = row
  const length = durationText(from, to ?? choice.plan.query.order?.open ?? null, words.language)
  if (length === undefined) return rowLine(input, row)
  const slots = { from: cellText(input, row, 1), to: cellText(input, row, 2) }
  const when = fill(to === null ? words.when.since : words.when.range, slots)
  return `**${cellText(input, row, 0)}**, ${length}, ${when}`
}

const glance = (text: string) => (text.length <= glanceable ? { figure: text } : {})

/** The price before and after a change. */
function changeLine(input: PhrasingInput, row: readonly Cell[]): string {
  const name = cellText(input, row, 0)
  const [before, now] = [cellText(input, row, 2), cellText(input, row, 3)]
  return fill(input.words.lists.changed, { name, before, now })
}

/** The kind of payments whose payees are listed: "subscriptions". */
function listedKind({ choice: { plan }, words }: PhrasingInput): string | undefined {
  const { select, filters } = plan.query
  if (select[0] !== plan.table.senses?.show[0]) return undefined
  const kind = filters.find(({ op, column }) => op === 'in' && column === 'category')
  const value = kind?.op === 'in' && kind.values.length === 1 ? String(kind.values[0]) : ''
  return words.values[value]
}

export function phraseList(input: PhrasingInput): CardContent {
  const { result, choice, words, locale } = input
  const { query } = choice.plan
  const { rows, total } = result
  const [only] = rows
  const line = query.change ? changeLine : query.order?.by === 'length' ? lengthLine : rowLine
  // The same from two sources, such as a contact in two address books.
  const isSame = rows.length === total && new Set(rows.map((row) => line(input, row))).size === 1
  if (isSame && only)
    return { ...glance(cellText(input, only, 0)), sentence: line(input, only), context: [] }
  const lines = rows.slice(0, listedLines).map((row, index) => `${index + 1}. ${line(input, row)}`)
  const isOfOne = query.select.length === 1 && query.measure.agg === 'list'
  const number = total.toLocaleString(locale ?? 'en-US')
  const named = isOfOne || query.change ? number : rowsText(input, total)
  const kind = isOfOne ? listedKind(input) : undefined
  const where = kind ?? whereOf(input)
  const counted = [named, where, whenOf(input)].filter((part) => part !== '').join(' ')
  const isLatest =
    query.order?.by === 'column' && query.order.direction === 'desc' && isDated(input)
  const template = isLatest && query.limit === undefined ? words.lists.latest : words.lists.all
  const sentence = only
    ? fill(template, { rows: counted, count: counted, line: line(input, only) })
    : ''
  return { sentence, context: [], lines, isList: true }
}

const isDated = ({ choice: { plan } }: PhrasingInput) => {
  const column = plan.table.columns.find(({ name }) => name === plan.query.order?.column)
  return /^(date|timestamp)$/.test(column?.type ?? '')
}

/** `**9 days**, from 12 August 2026 to 21 August 2026 (Title: …)`. */
export function phraseLength(input: PhrasingInput): CardContent | undefined {
  const [row = []] = input.result.rows
  const [from = null, to = null, name = null] = row
  const { words } = input
  const length = durationText(from, to, words.language)
  if (length === undefined) return undefined
  const [first, last] = [cellText(input, row, 0), cellText(input, row, 1)]
  const when = fill(words.when.range, { from: first, to: last })
  const what = name === null ? '' : ` (${cellText(input, row, 2)})`
  return { figure: length, sentence: `**${length}**, ${when}${what}`, context: [] }
}

/** Yes or no first, then the evidence. */
export function phraseExists(input: PhrasingInput): CardContent {
  const { result, words, used, choice } = input
  const count = Number(result.rows[0]?.[0] ?? 0)
  const slots = { where: whereOf(input), when: whenOf(input) }
  const known = Object.hasOwn(words.tables, choice.plan.table.name)
    ? words.tables[choice.plan.table.name]
    : undefined
  const [row] = (known ?? words.tables.other).rows
  if (count === 0)
    return { figure: words.no, sentence: fill(words.exists.none, { ...slots, row }), context: [] }
  const isListed = used.cells.length > 0 && used.cells.length <= fewRows
  const lines = isListed ? used.cells.map((cells) => evidenceLine(input, cells)) : []
  const rows = lines.some((line) => line !== '') ? `: ${lines.join('; ')}` : ''
  const template = count === 1 ? words.exists.once : words.exists.times
  return {
    figure: words.yes,
    sentence: fill(template, { count: String(count), rows }),
    context: [],
  }
}
