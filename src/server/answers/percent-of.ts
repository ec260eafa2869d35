import type { AskResponse, Cell, Step } from '#shared/answers.ts'
import { answerFromTable } from './answer-table.ts'
import type { CatalogIndex, IndexedTable } from './plan/catalog-index.ts'
import type { Day } from './plan/civil-date.ts'
import { dateColumn, moneyColumn } from './plan/columns.ts'
import { numberOfText } from './plan/numbers.ts'
import { planQuestion } from './plan/plan-question.ts'
import type { Plan, PlanChoice } from './plan/plan-question.ts'
import { readQuestion } from './plan/reading.ts'
import { settleSigns } from './plan/signs.ts'
import { tableConfidence } from './confidence.ts'
import { formatNumber } from './format-value.ts'
import { columnStyle } from './column-style.ts'
import type { TypedQuery } from './typed-query.ts'

const pattern =
  /^(?:(?:what(?:'s| is| are)|how much (?:is|are)|calculate|was (?:ist|sind)|wie ?viel (?:ist|sind)|berechne)\s+)?(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent|prozent)\s+(?:of|von|vom|der|des)\s+(.+)$/iu

/** "15 % of my rent": the part, and what it is a part of. */
export function readPart(question: string): { percent: number; of: string } | undefined {
  const found = pattern.exec(question.trim().replace(/[\s?.!]+$/u, ''))
  const percent = numberOfText(found?.[1] ?? '')
  const of = found?.[2]
  return percent === undefined || of === undefined || !/\p{L}{2}/u.test(of)
    ? undefined
    : { percent, of }
}

/** The latest payment of the kind that is named: "my rent" is what was paid for it last. */
function latest(
  { query, table }: Plan,
  said: ReturnType<typeof readQuestion>,
): TypedQuery | undefined {
  const money = moneyColumn(table)
  const date = dateColumn(table, [])
  if (!money || !date || query.filters.length === 0) return undefined
  const spent: TypedQuery = {
    table: table.name,
    measure: { agg: 'lookup' },
    select: [],
    filters: query.filters,
  }
  const { filters } = settleSigns(said, table, spent)
  const select = [money.name, ...(table.unit === undefined ? [] : [table.unit]), date.name]
  const order = { by: 'column' as const, column: date.name, direction: 'desc' as const }
  return { ...spent, select: [...new Set(select)], filters, order, limit: 1 }
}

const figures = new Set<TypedQuery['measure']['agg']>([
  'sum',
  'avg',
  'min',
  'max',
  'median',
  'count',
])

function choiceOf(of: string, index: CatalogIndex, today: Day): PlanChoice | undefined {
  const reading = readQuestion(of, today)
  const choice = planQuestion(reading, index)
  if (!choice || choice.plan.coverage < 0.62 || choice.plan.unlinked.length > 0) return undefined
  const { plan } = choice
  if (plan.query.groupBy || plan.query.comparison) return undefined
  const isFigure = figures.has(plan.query.measure.agg) && plan.query.measure.agg !== 'count'
  if (isFigure) return choice
  const query = latest(plan, readQuestion(`spent on ${of}`, today))
  return query && { ...choice, plan: { ...plan, query } }
}

const styleOf = (table: IndexedTable, query: TypedQuery, unit: Cell | undefined) => {
  const name = query.measure.column ?? query.select[0]
  const style = columnStyle(
    table.columns.find((column) => column.name === name),
    table,
  )
  return typeof unit === 'string' && table.unit !== undefined ? { ...style, unit } : style
}

type Deps = Parameters<typeof answerFromTable>[0]
type Asked = { userId: string; question: string; index: CatalogIndex; today: Day }

/** A percentage of a figure of the person's own; undefined where the question asks for none. */
export async function answerPart(
  deps: Deps,
  { userId, question, index, today }: Asked,
  signal?: AbortSignal,
): Promise<AskResponse | undefined> {
  const part = readPart(question)
  const choice = part && choiceOf(part.of, index, today)
  if (!part || !choice) return undefined
  const reading = readQuestion(part.of, today)
  const { result, ...whole } = await answerFromTable(deps, userId, { reading, choice }, signal)
  const [value, unit] = result.rows[0] ?? []
  if (!whole.found || typeof value !== 'number' || result.rows.length > 1) return undefined
  const style = styleOf(choice.plan.table, choice.plan.query, unit)
  const [of, figure] = [Math.abs(value), (Math.abs(value) * part.percent) / 100].map((each) =>
    formatNumber(each, style),
  )
  const detail = `${part.percent}% of ${of} = ${figure}`
  const step: Step = { kind: 'calculate', title: 'Calculated', detail }
  return {
    ...whole,
    answer: `**${figure}**\n\n${detail}\n\n${whole.answer.split('\n\n').slice(1).join('\n\n')}`,
    steps: [...whole.steps, step],
    queryType: 'analytical',
    confidence: tableConfidence(choice, true),
    followUpQuestions: [],
  }
}
