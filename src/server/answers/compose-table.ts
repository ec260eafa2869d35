import type { Cell, Citation } from '#shared/answers.ts'
import type { QueryResult } from '#server/workspace/messages.ts'
import type { UsedRows } from './cite-table.ts'
import { columnStyle, resultStyle, styleOf } from './column-style.ts'
import { formatCell, formatNumber, isCurrency } from './format-value.ts'
import type { ValueStyle } from './format-value.ts'
import { saidLength } from './said-length.ts'
import { measureLabel } from './plan/labels.ts'
import type { PlanChoice } from './plan/plan-question.ts'

type Composed = {
  choice: PlanChoice
  result: QueryResult
  used: UsedRows
  understood: string
  found: boolean
  citations: Citation[]
}

/** Lines of a list that the text repeats; the table shows the rest. */
const listedLines = 10

const rowCount = (count: number) =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`
const marks = (citations: readonly Citation[]) =>
  citations.map(({ number }) => `[${number}]`).join('')

function cellText({ choice: { plan }, result }: Composed, value: Cell, column: number): string {
  return formatCell(value, resultStyle(plan.table, plan.query, result.columns[column]?.name ?? ''))
}

/** Figures of rows that name their own unit. */
const unitStyle = (style: ValueStyle, unit: string): ValueStyle =>
  isCurrency(unit)
    ? { kind: 'money', unit }
    : { kind: style.kind === 'money' ? 'number' : style.kind, unit }

/** A figure of the query's measure. */
function figure({ choice: { plan } }: Composed, value: Cell, unit: Cell = null): string {
  const own = styleOf(plan.table, plan.query)
  const style = typeof unit === 'string' ? unitStyle(own, unit) : own
  return typeof value === 'number' ? formatNumber(value, style) : formatCell(value, style)
}

/** Few enough to be told in a sentence. */
const fewRows = 2

/** `: Harbour Bank, €35.00, 24 October 2026` of the rows of a source that make it a yes. */
function fitting({ choice: { plan }, used }: Composed): string {
  const { senses, columns } = plan.table
  if (!senses || used.cells.length === 0 || used.cells.length > fewRows) return ''
  const lines = used.cells.map((cells) =>
    senses.show
      .flatMap((name) => {
        const at = columns.findIndex((column) => column.name === name)
        const value = cells[at] ?? null
        return value === null ? [] : [formatCell(value, columnStyle(columns[at], plan.table))]
      })
      .join(', '),
  )
  return `: ${lines.join('; ')}`
}

function singleFigure(composed: Composed): string {
  const { plan } = composed.choice
  const { rows } = composed.result
  const value = rows[0]?.[0] ?? null
  if (plan.query.measure.agg === 'exists') {
    return value === 0
      ? '**No.** No row fits.'
      : `**Yes**, ${rowCount(Number(value))}${fitting(composed)}.`
  }
  if (plan.query.unit === undefined) return `**${figure(composed, value)}**`
  const lines = rows.map(([each = null, unit = null]) => `**${figure(composed, each, unit)}**`)
  return lines
    .map((line, index) => (lines.length === 1 ? line : `${index + 1}. ${line}`))
    .join('\n\n')
}

/** `**12**`, and the two sides. */
function difference(composed: Composed): string {
  const { rows, columns } = composed.result
  const [apart = null, a = null, b = null] = rows[0] ?? []
  const sides = [a, b].map(
    (value, at) => `${at + 1}. ${columns[at + 1]?.name ?? ''}: **${figure(composed, value)}**`,
  )
  return [`**${figure(composed, apart)}**`, ...sides].join('\n\n')
}

/** `Yes: ` where the first side is what the question supposed of it. */
function claimed({ choice: { plan } }: Composed, a: number, b: number): string {
  const { claim } = plan.query
  if (claim === undefined) return ''
  return (claim === 'more' ? a > b : a < b) ? 'Yes: ' : 'No: '
}

/** The two sides and how far they are apart. */
function comparison(composed: Composed): string {
  if (composed.choice.plan.query.difference) return difference(composed)
  const lines = composed.result.rows.map(
    ([label, value = null, unit = null], index) =>
      `${index + 1}. ${String(label)}: **${figure(composed, value, unit)}**`,
  )
  const [first, second] = composed.result.rows
  const [a, b] = [first?.[1], second?.[1]]
  const unit = first?.[2] === second?.[2] ? (first?.[2] ?? null) : null
  if (first?.[2] !== second?.[2]) return lines.join('\n\n')
  if (composed.result.rows.length !== 2 || typeof a !== 'number' || typeof b !== 'number')
    return lines.join('\n\n')
  const change =
    b === 0
      ? ''
      : ` (${formatNumber(Math.abs(((a - b) / b) * 100), { kind: 'number', unit: '%' })})`
  const word = a === b ? 'the same as' : a > b ? 'more than' : 'less than'
  const amount = a === b ? '' : `${figure(composed, Math.abs(a - b), unit)}${change} `
  return `**${claimed(composed, a, b)}${String(first?.[0])} is ${amount}${word} ${String(second?.[0])}.**\n\n${lines.join('\n\n')}`
}

const percent = (part: number) => formatNumber(part * 100, { kind: 'number', unit: '%' })

/** What the groups add up to, where they are shown as parts of it. */
function wholeOf({ choice, result }: Composed): number | undefined {
  if (!choice.plan.query.share) return undefined
  const values = result.rows.map(([, value]) => (typeof value === 'number' ? value : -1))
  const sum = values.reduce((all, value) => all + value, 0)
  return sum > 0 && values.every((value) => value >= 0) ? sum : undefined
}

/** The part that was asked for: `74.4%, €21,030.00 of €28,261.00`. */
function sharePart(composed: Composed, whole: number): string {
  const of = new Set(composed.choice.plan.query.share?.of)
  const part = composed.result.rows.reduce(
    (sum, [label = null, value]) => sum + (of.has(label) && typeof value === 'number' ? value : 0),
    0,
  )
  const said = `**${percent(part / whole)}**, ${figure(composed, part)} of ${figure(composed, whole)}`
  return of.size === 0 ? '' : `${said}\n\n`
}

/** `€9.99 in 2026-10, the latest`: the last time that is over, and what it is on average. */
function usual(composed: Composed): string {
  const { usual: asked, groupBy } = composed.choice.plan.query
  const over = composed.result.rows.filter(([label]) => String(label) < (asked?.running ?? ''))
  const [label, value, unit = null] = over.at(-1) ?? []
  const values = over.flatMap(([, each]) => (typeof each === 'number' ? [each] : []))
  const isOne = new Set(over.map((row) => row[2] ?? null)).size === 1
  if (label === undefined || value === undefined || values.length < 2 || !isOne) return ''
  const average = values.reduce((sum, each) => sum + each, 0) / values.length
  const mean = `${figure(composed, average, unit)} a ${groupBy?.unit ?? 'time'} on average`
  return `**${figure(composed, value, unit)}** in ${String(label)}, the last whole ${groupBy?.unit ?? 'time'}; ${mean}.\n\n`
}

/** `Rent: €900.00` for each group. */
function groups(composed: Composed): string {
  const { rows } = composed.result
  const [label = null, value = null, unit = null] = rows[0] ?? []
  const whole = wholeOf(composed)
  const part = (value: Cell) =>
    whole === undefined || typeof value !== 'number' ? '' : ` (${percent(value / whole)})`
  if (rows.length === 1)
    return `**${cellText(composed, label, 0)}**, ${figure(composed, value, unit)}`
  const lines = rows
    .slice(0, listedLines)
    .map(
      (row, index) =>
        `${index + 1}. ${cellText(composed, row[0] ?? null, 0)}: **${figure(composed, row[1] ?? null, row[2] ?? null)}**${part(row[1] ?? null)}`,
    )
  const asked = whole === undefined ? '' : sharePart(composed, whole)
  return `${usual(composed)}${asked}${measureLabel(composed.choice.plan.query, composed.choice.plan.table)}:\n\n${lines.join('\n\n')}${more(rows.length)}`
}

const more = (count: number) =>
  count > listedLines ? `\n\nThe table below has all ${count.toLocaleString('en-US')} lines.` : ''

/** The column of the unit of a row's figure, where it is shown beside it. */
function unitPlace({ choice: { plan }, result }: Composed): number {
  const { unit, columns } = plan.table
  const label = columns.find(({ name }) => name === unit)?.label
  return result.columns.findIndex(({ name }) => name === label)
}

function firstText(composed: Composed, row: readonly Cell[]): string {
  const [first = null] = row
  const unit = row[unitPlace(composed)]
  return typeof first === 'number' && typeof unit === 'string'
    ? formatNumber(first, unitStyle({ kind: 'number' }, unit))
    : cellText(composed, first, 0)
}

function rowLine(composed: Composed, row: readonly Cell[]): string {
  const [first = null, ...rest] = row
  const unitAt = typeof first === 'number' ? unitPlace(composed) : -1
  const details = rest.flatMap((value, index) => {
    if (value === null || index + 1 === unitAt) return []
    return [
      `${composed.result.columns[index + 1]?.name ?? ''}: ${cellText(composed, value, index + 1)}`,
    ]
  })
  const detail = details.length > 0 ? ` (${details.join(', ')})` : ''
  return `**${firstText(composed, row)}**${detail}`
}

function list(composed: Composed): string {
  const { rows, total } = composed.result
  const [only] = rows
  if (rows.length === 1 && only) return rowLine(composed, only)
  const unique = [...new Set(rows.map((row) => rowLine(composed, row)))]
  const lines = unique.slice(0, listedLines).map((line, index) => `${index + 1}. ${line}`)
  return `${lines.join('\n\n')}${more(unique.length < rows.length ? unique.length : total)}`
}

/** `**9 days**, from 12 August 2026 to 21 August 2026 (Title: …)`. */
function lengthOf(composed: Composed): string | undefined {
  const [[from = null, to = null, name = null] = []] = composed.result.rows
  const length = saidLength(from, to)
  const when = `from ${cellText(composed, from, 0)} to ${cellText(composed, to, 1)}`
  const what = name === null ? '' : ` (${cellText(composed, name, 2)})`
  return length === undefined ? undefined : `**${length}**, ${when}${what}`
}

function body(composed: Composed): string {
  const { query } = composed.choice.plan
  if (query.comparison) return comparison(composed)
  const length = query.lasting ? lengthOf(composed) : undefined
  if (length !== undefined) return length
  if (query.change) return list(composed)
  if (query.groupBy) return groups(composed)
  if (query.measure.agg === 'list' || query.measure.agg === 'lookup') return list(composed)
  return singleFigure(composed)
}

/** A second currency or table that would have fitted is said, never hidden. */
function notes({ choice }: Composed): string[] {
  const { plan, equals } = choice
  const lines: string[] = []
  if (plan.unlinked.length > 0) {
    const words = plan.unlinked.map((word) => `“${word}”`).join(', ')
    lines.push(
      `I could not relate ${words} to this table, so the answer does not take it into account.`,
    )
  }
  if (equals.length > 0) {
    const names = equals.slice(0, 3).map(({ documentName }) => documentName)
    lines.push(
      `${[...new Set(names)].join(', ')} would fit this question as well; I used ${plan.table.documentName}.`,
    )
  }
  return lines
}

/** The answer from a table in words: the figure, what it was computed from, and what was understood. */
export function composeTable(composed: Composed): string {
  const { understood, used, found, citations, choice } = composed
  const { documentName } = choice.plan.table
  if (!found) {
    return [
      `I found no rows in ${documentName} that fit.`,
      `I looked for: ${understood}.`,
      ...notes(composed),
    ].join('\n\n')
  }
  const source =
    `${understood}. Used ${rowCount(used.total)} of ${documentName} ${marks(citations)}`.trim()
  return [body(composed), `${source}${source.endsWith(']') ? '' : '.'}`, ...notes(composed)].join(
    '\n\n',
  )
}
