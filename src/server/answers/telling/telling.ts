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

/** What came of a question to a table, and how the person wants it told. */
export type Telling = {
  choice: PlanChoice
  result: QueryResult
  used: UsedRows
  understood: string
  found: boolean
  citations: Citation[]
  words: Words
  locale: string | undefined
  today: Day
  /** "This or that": neither yes nor no answers it. */
  isEither: boolean
  /** "How much more": which way it went is asked as well. */
  isMore: boolean
  /** The question is about money that was spent, also where a sheet holds it. */
  isSpent: boolean
}

const languages = [english, german]

/** In which words and forms an answer is told, by the question's language and the person's region. */
export function manner(language: string, chosen: string | undefined) {
  const words = languages.find((each) => each.language === language) ?? english
  return { words, locale: localeFor(words.language, chosen) }
}

/** Figures of rows that name their own unit. */
const unitStyle = (style: ValueStyle, unit: string): ValueStyle =>
  isCurrency(unit)
    ? { ...style, kind: 'money', unit }
    : { ...style, kind: style.kind === 'money' ? 'number' : style.kind, unit }

/** A figure of the query's measure. */
export function figureText({ choice: { plan }, locale }: Telling, value: Cell, unit: Cell = null) {
  const own = { ...styleOf(plan.table, plan.query), locale }
  const style = typeof unit === 'string' ? unitStyle(own, unit) : own
  return typeof value === 'number' ? formatNumber(value, style) : formatCell(value, style)
}

/** Whether the query is about money that went out, whose rows are below zero. */
export const isOutgoing = ({ choice: { plan }, isSpent }: Telling) =>
  plan.query.measure.outgoing === true ||
  (isSpent && !plan.table.records) ||
  plan.query.filters.some(
    ({ op, column }, _, filters) =>
      op === 'in' &&
      column === plan.table.senses?.spending?.column &&
      filters.some((each) => each.op === 'in' && each.values.includes('spending')),
  )

/** The column of the unit of a row's figure, where it is shown beside it. */
export function unitPlace({ choice: { plan }, result }: Telling): number {
  const { unit, columns } = plan.table
  const label = columns.find(({ name }) => name === unit)?.label
  return result.columns.findIndex(({ name }) => name === label)
}

/** A cell of the result under its heading; what was spent is said as a positive amount. */
export function cellText(telling: Telling, row: readonly Cell[], at: number): string {
  const { choice, result, words, locale } = telling
  const { table, query } = choice.plan
  const value = row[at] ?? null
  const own = { ...resultStyle(table, query, result.columns[at]?.name ?? ''), locale }
  const unit = row[unitPlace(telling)]
  const style =
    own.kind !== 'plain' && own.unit === undefined && typeof value === 'number' && unit
      ? unitStyle(own, String(unit))
      : own
  const isSpent = typeof value === 'number' && style.kind === 'money' && isOutgoing(telling)
  return formatCell(isSpent ? Math.abs(value) : value, style, yesNo(words))
}

export const yesNo = ({ yes, no }: Words) => ({ yes: yes.toLowerCase(), no: no.toLowerCase() })

/** The cells of a row that an answer rests on, as the table shows a row. */
export function evidenceLine(telling: Telling, cells: readonly Cell[]): string {
  const { table } = telling.choice.plan
  const { senses, columns } = table.base ?? table
  const shown = (senses?.show ?? []).flatMap((name) => {
    const at = columns.findIndex((column) => column.name === name)
    const column = columns[at]
    const value = cells[at] ?? null
    if (value === null || !column) return []
    const style = { ...columnStyle(column, table), locale: telling.locale }
    const isSpent = typeof value === 'number' && style.kind === 'money' && isOutgoing(telling)
    return [formatCell(isSpent ? Math.abs(value) : value, style, yesNo(telling.words))]
  })
  return shown.join(', ')
}
