import type { Cell, Citation } from '#shared/answers.ts'
import type { QueryResult } from '#server/workspace/messages.ts'
import type { UsedRows } from '../cite-table.ts'
import { columnStyle, resultStyle, styleOf } from '../column-style.ts'
import { formatCell, formatNumber, isCurrency, type ValueStyle } from '../format-value.ts'
import type { Day } from '../plan/civil-date.ts'
import type { PlanChoice } from '../plan/plan-question.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { localeFor } from './locale.ts'
import type { Words } from './words.ts'

/** The result of a table question, and how to phrase it for the person. */
export type PhrasingInput = {
  choice: PlanChoice
  result: QueryResult
  used: UsedRows
  understood: string
  found: boolean
  citations: Citation[]
  words: Words
  locale: string | undefined
  today: Day
  /** "This or that": yes or no is not an answer. */
  isEither: boolean
  /** "How much more": the direction of the difference is asked for as well. */
  isMore: boolean
  /** Words of the question that the answer does not take into account. */
  leftOut: readonly string[]
  /** The question is about spending, also if a sheet contains it. */
  isSpent: boolean
}

const languages = [english, german]

/** The words for answers in a language; English where there are none. */
export const wordsIn = (language: string): Words =>
  languages.find((each) => each.language === language) ?? english

/** The words and locale of an answer, from the question's language and the person's region. */
export function speechFor(language: string, chosen: string | undefined) {
  const words = wordsIn(language)
  return { words, locale: localeFor(words.language, chosen) }
}

/** How an answer is written: the words of its language, and the locale of its figures. */
export type Manner = ReturnType<typeof speechFor>

/** The format of figures in rows with their own unit. */
const unitStyle = (style: ValueStyle, unit: string): ValueStyle =>
  isCurrency(unit)
    ? { ...style, kind: 'money', unit }
    : { ...style, kind: style.kind === 'money' ? 'number' : style.kind, unit }

/** A figure of the query's measure. */
export function figureText(
  { choice: { plan }, locale }: PhrasingInput,
  value: Cell,
  unit: Cell = null,
) {
  const own = { ...styleOf(plan.table, plan.query), locale }
  const style = typeof unit === 'string' ? unitStyle(own, unit) : own
  return typeof value === 'number' ? formatNumber(value, style) : formatCell(value, style)
}

/** "My last electricity bill": a single payment, whose sign says nothing new. */
const isOnePayment = ({ choice: { plan } }: PhrasingInput): boolean =>
  plan.query.measure.agg === 'lookup' &&
  plan.query.limit === 1 &&
  plan.table.senses?.spending !== undefined &&
  plan.query.filters.length > 0

/** Whether the query is about outgoing money, whose rows are negative. */
export const isOutgoing = (input: PhrasingInput) => isOnePayment(input) || isSpending(input)

const isSpending = ({ choice: { plan }, isSpent }: PhrasingInput) =>
  plan.query.measure.outgoing === true ||
  (isSpent && !plan.table.records) ||
  plan.query.filters.some(
    ({ op, column }, _, filters) =>
      op === 'in' &&
      column === plan.table.senses?.spending?.column &&
      filters.some((each) => each.op === 'in' && each.values.includes('spending')),
  )

/** The position of the unit column in the result, if it is shown. */
export function unitColumnIndex({ choice: { plan }, result }: PhrasingInput): number {
  const { unit, columns } = plan.table
  const label = columns.find(({ name }) => name === unit)?.label
  return result.columns.findIndex(({ name }) => name === label)
}

/** A formatted cell of the result; spending is shown as a positive amount. */
export function cellText(input: PhrasingInput, row: readonly Cell[], at: number): string {
  const { choice, result, words, locale } = input
  const { table, query } = choice.plan
  const value = row[at] ?? null
  const own = { ...resultStyle(table, query, result.columns[at]?.name ?? ''), locale }
  const unit = row[unitColumnIndex(input)]
  const style =
    own.kind !== 'plain' && own.unit === undefined && typeof value === 'number' && unit
      ? unitStyle(own, String(unit))
      : own
  const isSpent = typeof value === 'number' && style.kind === 'money' && isOutgoing(input)
  return formatCell(isSpent ? Math.abs(value) : value, style, yesNo(words))
}

export const yesNo = ({ yes, no }: Words) => ({ yes: yes.toLowerCase(), no: no.toLowerCase() })

/** The evidence of a row: the cells that the table shows for it. */
export function evidenceLine(input: PhrasingInput, cells: readonly Cell[]): string {
  const { table } = input.choice.plan
  const { senses, columns } = table.base ?? table
  const shown = (senses?.show ?? []).flatMap((name) => {
    const at = columns.findIndex((column) => column.name === name)
    const column = columns[at]
    const value = cells[at] ?? null
    if (value === null || !column) return []
    const style = { ...columnStyle(column, table), locale: input.locale }
    const isSpent = typeof value === 'number' && style.kind === 'money' && isOutgoing(input)
    return [formatCell(isSpent ? Math.abs(value) : value, style, yesNo(input.words))]
  })
  return shown.join(', ')
}
