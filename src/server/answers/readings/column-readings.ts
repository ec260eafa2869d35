import type { ReadingOption, ReadingView } from '#shared/readings.ts'
import { isColumnLink, isDate, isMeasure } from '../plan/columns.ts'
import type { IndexedColumn, IndexedTable } from '../plan/indexed-table.ts'
import type { Link } from '../plan/question-link.ts'
import type { PlanChoice } from '../plan/plan-question.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../plan/reading.ts'
import { columnTitle, tableTitle } from './labels.ts'
import { spanOf } from './corrections.ts'
import { phraseAt, viewOf } from './view.ts'

const mostOthers = 5

const kindOf = (column: IndexedColumn) =>
  isMeasure(column) ? 'measure' : isDate(column) ? 'date' : column.type === 'text' ? 'text' : ''

/** Columns that could replace the given one. */
const likeColumns = (table: IndexedTable, column: IndexedColumn): IndexedColumn[] =>
  table.columns.filter(
    (each) =>
      kindOf(each) === kindOf(column) && each.distinct > 0 && !each.isCode && kindOf(each) !== '',
  )

const optionOf = (table: IndexedTable, column: IndexedColumn): ReadingOption => ({
  label: columnTitle(table, column.name),
  choice: { kind: 'column', table: table.name, column: column.name },
})

/** The heading contains the phrase, as other headings may: "amount" in "Net amount". */
function fitsAsWell(column: IndexedColumn, chosen: IndexedColumn, stems: readonly string[]) {
  const has = ({ stems: heading }: IndexedColumn) => stems.every((stem) => heading.includes(stem))
  return chosen.stems.length > stems.length && has(chosen) && has(column)
}

/** The columns of the measure, group, order and period. */
const columnRoles = ({ query: { measure, groupBy, order, filters } }: Plan) =>
  [
    measure.column,
    groupBy?.unit === undefined && groupBy?.cycle === undefined ? groupBy?.column : undefined,
    order?.by === 'column' ? order.column : undefined,
    filters.find(({ op }) => op === 'period')?.column,
  ].flatMap((name) => name ?? [])

/** Words such as "spent" and "how much", which imply an amount. */
function moneyWords({ words, speech, howMuch }: Reading) {
  const at = words.findIndex(
    ({ stem }) => speech.spendings.has(stem) || speech.earnings.has(stem) || speech.money.has(stem),
  )
  return at >= 0 ? { from: at, to: at + 1 } : howMuch
}

function spanFor(reading: Reading, { links, query, table }: Plan, name: string) {
  const correction = reading.corrections?.find(
    ({ choice }) =>
      choice.kind === 'column' && choice.table === table.name && choice.column === name,
  )
  const link = links.find((each) => isColumnLink(each) && each.column.name === name)
  const measured = query.measure.column === name ? moneyWords(reading) : undefined
  const [period] = query.filters.some(({ op, column }) => op === 'period' && column === name)
    ? reading.periods
    : []
  const dated = period && { from: period.start, to: period.end }
  return (correction && spanOf(reading.words, correction.phrase)) ?? link ?? measured ?? dated
}

/** Columns of other tables that the same words could refer to. */
function elsewhere(plan: Plan, others: readonly Plan[]): ReadingOption[] {
  if (plan.query.measure.column === undefined) return []
  return others.flatMap(({ table, query }) => {
    const column = table.columns.find(({ name }) => name === query.measure.column)
    return table.name === plan.table.name || !column || table.base ? [] : [optionOf(table, column)]
  })
}

/** The columns that the question's words were linked to. */
export function columnReadings(
  reading: Reading,
  { plan, equals }: Pick<PlanChoice, 'plan' | 'equals'>,
  others: readonly Plan[],
): ReadingView[] {
  const { table, query } = plan
  const names = [...new Set(columnRoles(plan))]
  return names.flatMap((name) => {
    const column = table.columns.find((each) => each.name === name)
    const span = column && spanFor(reading, plan, name)
    if (!column || !span) return []
    const stems = reading.words.slice(span.from, span.to).map(({ stem }) => stem)
    const like = likeColumns(table, column).filter((each) => each !== column)
    const near = like.filter((each) => fitsAsWell(each, column, stems))
    const sorted = [...near, ...like.filter((each) => !near.includes(each))]
    const away = name === query.measure.column ? elsewhere(plan, others) : []
    const options = [...away, ...sorted.map((each) => optionOf(table, each))]
    const isNear = near.length > 0 || (away.length > 0 && equals.length > 0)
    return viewOf(reading, {
      kind: 'column',
      phrase: phraseAt(reading, span),
      chosen: optionOf(table, column),
      others: options.slice(0, mostOthers),
      near: isNear,
    })
  })
}

const isTable = (link: Link) => link.kind === 'table'

/** The table of the rows, if no column implies it. */
export function tableReading(
  reading: Reading,
  { plan, equals }: Pick<PlanChoice, 'plan' | 'equals'>,
  others: readonly Plan[],
): ReadingView[] {
  const { table, links } = plan
  const [first] = reading.content
  const correction = reading.corrections?.find(({ choice }) => choice.kind === 'table')
  const span =
    (correction && spanOf(reading.words, correction.phrase)) ??
    links.find(isTable) ??
    (first === undefined ? undefined : { from: first, to: first + 1 })
  if (!span) return []
  const option = (each: IndexedTable): ReadingOption => ({
    label: tableTitle(each),
    choice: { kind: 'table', table: each.name },
  })
  const tables = [...equals, ...others.map((other) => other.table)]
  const known = [...new Map(tables.map((each) => [each.name, each])).values()]
  return viewOf(reading, {
    kind: 'table',
    phrase: phraseAt(reading, span),
    chosen: option(table),
    others: known
      .filter(({ name }) => name !== table.name)
      .slice(0, mostOthers)
      .map(option),
    near: equals.length > 0,
  })
}
