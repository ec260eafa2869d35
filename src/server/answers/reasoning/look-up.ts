import type { AnswerPart, Cell, Citation, Step } from '#shared/answers.ts'
import type { TextAnswer } from '../answer-text.ts'
import { answerUnderstood, partOf } from '../answer-understood.ts'
import { columnStyle } from '../column-style.ts'
import { tableConfidence, type Measured } from '../confidence/table-confidence.ts'
import { formatNumber } from '../format-value.ts'
import type { ValueStyle } from '../format-value.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import { dateColumn, isMeasure, moneyColumn } from '../plan/columns.ts'
import { numberOfText } from '../plan/numbers.ts'
import { planQuestion } from '../plan/plan-question.ts'
import type { PlanChoice } from '../plan/plan-question.ts'
import type { Plan } from '../plan/plan.ts'
import { readQuestion } from '../plan/reading.ts'
import type { Reading } from '../plan/reading.ts'
import { settleDirection } from '../plan/money-direction.ts'
import { speechFor } from '../phrasing/phrasing.ts'
import { withCorrections } from '../readings/apply.ts'
import type { Corrected } from '../readings/corrections.ts'
import type { TypedQuery } from '../typed-query.ts'
import type { Figure } from './expression.ts'

export type LookUpDeps = Parameters<typeof answerUnderstood>[0] & {
  /** Answers a question from texts. */
  readTexts(question: string): Promise<TextAnswer>
  measured?: (measured: Measured) => void
}
export type Asked = {
  userId: string
  index: CatalogIndex
  today: string
  /** The user's corrections of what words mean. */
  corrections: readonly Corrected[]
  /** The language of the question, and the person's locale. */
  spoken: string
  language: string | undefined
}

/** A looked-up figure, with the rows or the sentence it is from. */
export type LookedUp = {
  text: string
  value: number
  style: ValueStyle
  /** From a sheet, whose figures often lack their unit: a budget of "400". */
  takesUnit?: boolean
  figureText: string
  /** The figure as a sentence of its own; absent if it is from a text. */
  sentence?: string
  /** The row with the figure, in words; absent if it is from a text. */
  told?: string
  /** The rows it covers, or the sentence it is from. */
  source: string
  citations: Citation[]
  steps: Step[]
  /** The table query; absent if the figure is from a text. */
  part?: AnswerPart
  /** Notes about words with a second meaning. */
  doubts: string[]
  confidence: number
}

/** Below this coverage, a figure is about something else. */
const leastCoverage = 0.62

/** The latest payment of the named kind: "my rent" is its last payment. */
function latest({ query, table }: Plan, reading: Reading): TypedQuery | undefined {
  const money = moneyColumn(table)
  const date = dateColumn(table, [])
  if (!money || !date || query.filters.length === 0) return undefined
  const spent: TypedQuery = {
    table: table.name,
    measure: { agg: 'lookup' },
    select: [],
    filters: query.filters,
  }
  const { filters } = settleDirection(reading, table, spent)
  const select = [money.name, ...(table.unit === undefined ? [] : [table.unit]), date.name]
  const order = { by: 'column' as const, column: date.name, direction: 'desc' as const }
  return { ...spent, select: [...new Set(select)], filters, order, limit: 1 }
}

const isFigure = ({ query: { measure } }: Plan) =>
  /^(sum|avg|min|max|median|count|count_distinct)$/.test(measure.agg)

/** The first or latest of several measurements, or the sheet row with the figure. */
function figureOfRow({ query, table }: Plan): TypedQuery | undefined {
  if (query.measure.agg !== 'lookup' && query.measure.agg !== 'list') return undefined
  const shown = table.columns.find(({ name }) => name === query.select[0])
  if (query.limit === 1) return shown && isMeasure(shown) ? query : undefined
  if (table.records || query.filters.length === 0) return undefined
  const [only, ...others] = table.columns.filter(isMeasure)
  const figure = shown && isMeasure(shown) ? shown : others.length === 0 ? only : undefined
  const select = figure && [figure.name, ...query.select.filter((name) => name !== figure.name)]
  return select && { ...query, select }
}

const readAs = (question: string, { today, corrections, spoken }: Asked): Reading =>
  withCorrections(readQuestion(question, today, spoken), corrections)

function choiceFor(question: string, asked: Asked): PlanChoice | undefined {
  const choice = planQuestion(readAs(question, asked), asked.index)
  if (!choice || choice.plan.coverage < leastCoverage || choice.plan.unlinked.length > 0)
    return undefined
  const { groupBy, comparison, change } = choice.plan.query
  return groupBy || comparison || change ? undefined : choice
}

/** The questions that a phrase may stand for: the phrase itself, or the spending on it. */
function questionsFor({ text }: Figure, spoken: string): [plain: string, spent: string] {
  const bare = text.replace(
    /^(?:my|the|what i paid for|mein(?:e[rnms]?)?|de[rsmn]|die|das)\s+/iu,
    '',
  )
  const spent =
    spoken === 'de' ? `Wie viel habe ich für ${bare} ausgegeben` : `How much did I spend on ${bare}`
  return [text, spent]
}

function planFigure(figure: Figure, asked: Asked) {
  const [plain, spent] = questionsFor(figure, asked.spoken)
  const choice = choiceFor(plain, asked)
  const counts = choice?.plan.query.measure.agg === 'count'
  const reading = readAs(plain, asked)
  const cell = choice && figureOfRow(choice.plan)
  if (choice && cell)
    return { reading, choice: { ...choice, plan: { ...choice.plan, query: cell } } }
  if (choice && isFigure(choice.plan) && (!counts || reading.howMany || reading.times))
    return { reading, choice }
  if (figure.over === 'all') {
    const total = choiceFor(spent, asked)
    return total && isFigure(total.plan)
      ? { reading: readAs(spent, asked), choice: total }
      : undefined
  }
  const query = choice && latest(choice.plan, readAs(spent, asked))
  return query && { reading, choice: { ...choice, plan: { ...choice.plan, query } } }
}

function styleFor({ table, query }: Plan, unit: Cell | undefined): ValueStyle {
  const { agg } = query.measure
  if (agg === 'count' || agg === 'count_distinct') return { kind: 'count' }
  const name = query.measure.column ?? query.select[0]
  const style = columnStyle(
    table.columns.find((column) => column.name === name),
    table,
  )
  return typeof unit === 'string' && table.unit !== undefined ? { ...style, unit } : style
}

async function fromTables(
  deps: LookUpDeps,
  asked: Asked,
  figure: Figure,
  signal?: AbortSignal,
): Promise<LookedUp | undefined> {
  const planned = planFigure(figure, asked)
  if (!planned) return undefined
  const { choice } = planned
  const { index, userId, spoken, language } = asked
  const { locale } = speechFor(spoken, language)
  const answer = await answerUnderstood(deps, userId, { ...planned, index, language }, signal)
  const { result, matched } = answer
  const [value, unit] = result.rows[0] ?? []
  // Figures in several currencies are not a single figure.
  if (!answer.found || typeof value !== 'number' || result.rows.length > 1) return undefined
  const style = { ...styleFor(choice.plan, unit), locale }
  const amount = style.kind === 'money' ? Math.abs(value) : value
  const { text } = figure
  return {
    citations: answer.citations,
    steps: answer.steps,
    text,
    value: amount,
    style,
    takesUnit: !choice.plan.table.records,
    figureText: formatNumber(amount, style),
    ...(answer.card && figure.over === 'all' ? { sentence: answer.card.sentence } : {}),
    ...(answer.card ? { told: answer.card.sentence } : {}),
    source: answer.source,
    confidence: tableConfidence(
      choice,
      planned.reading,
      { found: true, rows: 1, matched },
      deps.measured,
    ),
    part: partOf(text, answer),
    doubts: answer.notes,
  }
}

const money = /^(EUR|USD|GBP|CHF|€|\$|£)?\s*(\d[\d.,]*)\s*(EUR|USD|GBP|CHF|€|euros?|dollars?)?$/iu
const named: Record<string, string> = { euro: 'EUR', euros: 'EUR', dollar: 'USD', dollars: 'USD' }

/** "The deposit", if a text states its amount. */
async function fromTexts(
  deps: LookUpDeps,
  { spoken, language }: Asked,
  { text }: Figure,
): Promise<LookedUp | undefined> {
  const { locale } = speechFor(spoken, language)
  const bare = text.replace(/^(?:my|the|meine?[rmns]?|de[rsmn]|die|das)\s+/iu, '')
  const { answer, found, citations, steps, confidence } = await deps.readTexts(
    `How much is the ${bare}?`,
  )
  const [, before, digits = '', after] = money.exec(/^\*\*(.+?)\*\*/.exec(answer)?.[1] ?? '') ?? []
  const value = numberOfText(digits)
  const sign = before ?? after
  if (!found || value === undefined || sign === undefined) return undefined
  const unit = named[sign.toLowerCase()] ?? sign.toUpperCase()
  const style: ValueStyle = { kind: 'money', unit, locale }
  const source = answer.split('\n\n').slice(1, 2).join('')
  return {
    text,
    value,
    style,
    figureText: formatNumber(value, style),
    source,
    citations: citations.slice(0, 1),
    steps,
    confidence,
    doubts: [],
  }
}

/** Looks up a figure in the tables, else in the texts; undefined if neither has it. */
export const lookUp = async (
  deps: LookUpDeps,
  asked: Asked,
  figure: Figure,
  signal?: AbortSignal,
): Promise<LookedUp | undefined> =>
  (await fromTables(deps, asked, figure, signal)) ?? (await fromTexts(deps, asked, figure))
