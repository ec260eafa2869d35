import type { AskResponse, Cell, ColumnStyle, ResultTable, Step } from '#shared/answers.ts'
import { plural } from '#shared/plural.ts'
import type { QueryResult } from '#server/workspace/messages.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { quotedName } from '#server/db/quoted-name.ts'
import { chooseChart } from './choose-chart.ts'
import { citeTable } from './cite-table.ts'
import type { UsedRows } from './cite-table.ts'
import { leftOutOf } from './unmatched-words.ts'
import { composeTable, sourceText } from './compose-table.ts'
import { columnStyle, resultStyle, styleOf } from './column-style.ts'
import type { ValueStyle } from './format-value.ts'
import { chartTitle, describeQuery, measureLabel } from './plan/labels.ts'
import { periodInWords } from './plan/period-in-words.ts'
import { queryWordsIn } from './plan/query-words/query-words-in.ts'
import { moneyDirection } from './plan/money-flow.ts'
import { entityColumn, moneyColumn } from './plan/columns.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './plan/reading.ts'
import { evidenceSql, toSql } from './plan/to-sql.ts'
import { isOwedToMe } from './plan/unpaid.ts'
import { readHalves } from './phrasing/halves.ts'
import { readPerspective } from './phrasing/perspective.ts'
import { speechFor, type PhrasingInput } from './phrasing/phrasing.ts'

/** Maximum rows of a result on the page. */
const shownRows = 100
/** Maximum row numbers read to locate the cells of an answer. */
const evidenceRows = 1_000
const quotedRows = 4
const mostColumns = 6

type Deps = { workspaces: Pick<Workspaces, 'query' | 'places'> }

/** An answer from a table. */
export type TableAnswer = Pick<
  AskResponse,
  'answer' | 'card' | 'citations' | 'understood' | 'sql' | 'table' | 'evidence' | 'chart' | 'steps'
> & {
  /** Number of rows and document that the answer is from. */
  source: string
  /** False if no row matches the question. */
  found: boolean
  result: QueryResult
  /** Rows of the table that the result is computed from. */
  matched: number
}

const isRows = ({ query }: Plan) => query.measure.agg === 'list' || query.measure.agg === 'lookup'

async function readEvidence(
  { workspaces }: Deps,
  userId: string,
  { query, table }: Plan,
  signal?: AbortSignal,
) {
  const options = { maxRows: evidenceRows, signal }
  const rows = await workspaces.query(userId, evidenceSql(query, table), options)
  const rowNumbers = rows.rows.map(([row]) => Number(row))
  const cells = await readCells({ workspaces }, userId, table, rowNumbers.slice(0, shownRows))
  const places = table.records ? await workspaces.places(userId, rowNumbers, quotedRows) : undefined
  return { rowNumbers, total: rows.total, cells, ...(places ? { places } : {}) } satisfies UsedRows
}

async function readCells(
  { workspaces }: Pick<Deps, 'workspaces'>,
  userId: string,
  table: Plan['table'],
  rows: number[],
) {
  if (rows.length === 0) return []
  const columns = (table.base ?? table).columns.map(({ name }) => quotedName(name)).join(', ')
  const sql = `SELECT "_row", ${columns} FROM ${quotedName(table.name)} WHERE "_row" IN (${rows.join(', ')})`
  const result = await workspaces.query(userId, sql)
  const byRow = new Map(result.rows.map(([row, ...cells]) => [Number(row), cells]))
  return rows.map((row) => byRow.get(row) ?? [])
}

function chartOf({ query, table }: Plan, result: QueryResult, reading: Reading) {
  if (!query.groupBy && !query.comparison) return undefined
  // Bars in different units are not comparable.
  if (query.change || query.difference || new Set(result.rows.map((row) => row[2])).size > 1)
    return undefined
  const words = queryWordsIn(reading.speech.lexicon.language)
  const [group = '', measured = ''] = result.columns.map(({ name }) => name)
  const isEnglish = words.language === 'en'
  const axis = query.comparison ? 'sides' : query.groupBy?.unit ? 'time' : 'category'
  const { unit } = styleOf(table, query)
  return chooseChart({
    title: chartTitle(query, table, words),
    unit,
    axis,
    share: reading.share,
    isTotal: (query.measure.agg === 'sum' || query.measure.agg === 'count') && !query.measure.per,
    columns: [group, isEnglish ? measured : measureLabel(query, table, words)],
    rows: result.rows.map(([label = null, value = null], at) => {
      const side = query.comparison?.[at]?.filter
      const named = side?.op === 'period' ? periodInWords(side, words) : label
      return [words.values[String(named)] ?? named, value]
    }),
  })
}

const tableOf = ({ query, table }: Plan, result: QueryResult): ResultTable => ({
  columns: result.columns.map(({ name }) => name),
  rows: result.rows.slice(0, shownRows),
  total: result.total,
  styles: result.columns.map(({ name }, at) => {
    if (at === 0 && query.groupBy?.unit) return { kind: 'stretch' }
    if (at === 0 && (query.groupBy || query.comparison)) return { kind: 'plain' }
    return written(resultStyle(table, query, name))
  }),
})

const written = ({ kind, unit }: ValueStyle): ColumnStyle => ({
  kind,
  ...(unit === undefined ? {} : { unit }),
})

/** The rows that a figure is computed from, with the columns that identify a row. */
function evidenceOf({ query, table }: Plan, { cells, total }: UsedRows): ResultTable {
  const base = table.base ?? table
  const shown = base.senses?.show ?? base.columns.slice(0, mostColumns).map(({ name }) => name)
  const names = query.measure.column === undefined ? shown : [...shown, query.measure.column]
  const columns = [...new Set(names)].flatMap((name) => {
    const at = base.columns.findIndex((column) => column.name === name)
    const column = base.columns[at]
    return column ? [{ at, column }] : []
  })
  return {
    columns: columns.map(({ column }) => column.label),
    rows: cells.map((row) => columns.map(({ at }) => row[at] ?? null)),
    total,
    styles: columns.map(({ column }) => written(columnStyle(column, base))),
  }
}

/** Whether the question asks for a certain column and not for whole rows. */
const isAsked = ({ query, table }: Plan) =>
  query.select[0] !== (table.senses ? table.senses.show[0] : entityColumn(table)?.name)

/** Nothing matches: no rows, or a figure over none. */
function isEmpty(plan: Plan, result: QueryResult, used: UsedRows): boolean {
  const { agg } = plan.query.measure
  // Whoever asked for it may have said it in other words.
  if (
    agg === 'exists' &&
    used.total === 0 &&
    plan.query.filters.some(({ op }) => op === 'mentions')
  )
    return true
  if (agg === 'count' || agg === 'exists') return false
  // No change is an answer if there are payments that could have changed.
  if (plan.query.change?.asks === 'whether' && used.total > 1) return false
  return (
    result.rows.length === 0 ||
    (used.total === 0 && !isRows(plan)) ||
    result.rows.every((row) => row.every((value: Cell) => value === null)) ||
    // All values of the asked column are null.
    (isRows(plan) && isAsked(plan) && result.rows.every(([first]) => first === null))
  )
}

const isMoreOrLess = /^(more|less|fewer|mehr|weniger)$/

/** Runs a plan and phrases the result, with the cells that it is based on. */
export async function answerFromTable(
  deps: Deps,
  userId: string,
  {
    reading,
    choice,
    language,
  }: { reading: Reading; choice: PlanChoice; language?: string | undefined },
  signal?: AbortSignal,
): Promise<TableAnswer> {
  const { plan } = choice
  const sql = toSql(plan.query, plan.table)
  const [result, used] = await Promise.all([
    deps.workspaces.query(userId, sql, { signal }),
    readEvidence(deps, userId, plan, signal),
  ])
  const queryWords = queryWordsIn(reading.speech.lexicon.language)
  const understood = describeQuery(plan.query, plan.table, queryWords)
  const found = !isEmpty(plan, result, used)
  const citations = found ? citeTable(plan.query, plan.table.base ?? plan.table, used) : []
  const { words, speech, comparative } = reading
  const measured = plan.query.measure.column
  const input: PhrasingInput = {
    choice,
    result,
    used,
    understood,
    found,
    citations,
    ...speechFor(reading.speech.lexicon.language, language),
    today: reading.today,
    leftOut: leftOutOf(choice, reading),
    isEither: words.some(({ folded }) => folded === 'or' || folded === 'oder'),
    isMore: comparative !== undefined || words.some(({ folded }) => isMoreOrLess.test(folded)),
    isSpent:
      words.some(({ stem }) => speech.spendings.has(stem)) &&
      moneyDirection(reading) !== 'in' &&
      !isOwedToMe(plan.table) &&
      measured !== undefined &&
      moneyColumn(plan.table)?.name === measured,
  }
  const perspective = await readPerspective(deps, userId, input, signal)
  const halves = await readHalves(deps, userId, input, signal)
  const { answer, card } = composeTable(input, { perspective, halves })
  const chart = found ? chartOf(plan, result, reading) : undefined
  const rows = `${used.total.toLocaleString('en-US')} ${plural(used.total, 'row')}`
  const steps: Step[] = [
    { kind: 'understand', title: 'Understood the question', detail: understood },
    { kind: 'sql', title: `Computed from ${rows} of ${plan.table.documentName}`, detail: sql },
  ]
  return {
    answer,
    ...(card ? { card } : {}),
    source: sourceText(input),
    citations,
    understood,
    sql,
    table: tableOf(plan, result),
    ...(found && !isRows(plan) && used.total > 0 ? { evidence: evidenceOf(plan, used) } : {}),
    ...(chart ? { chart } : {}),
    steps,
    found,
    result,
    matched: used.total,
  }
}
