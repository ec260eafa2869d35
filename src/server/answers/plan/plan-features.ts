import type { TypedQuery } from '../typed-query.ts'
import type { Built } from './build-query.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isColumnLink, isDate, isNumeric, moneyColumn } from './columns.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** Features for and against an interpretation; each name has a fitted weight. */
export type Features = Record<string, number>

/** Measurements taken while the interpretation was built. */
export type PlanMeasures = {
  coverage: number
  linking: number
  evidence: number
  /** Share of the table's name that the question says. */
  named: number
  /** Money asked of a table without money. */
  isStrange: boolean
  /** Something upcoming, looked up among past rows. */
  isPast: boolean
  unused: number
  unlinked: number
  /** Position among the interpretations of the table, the most particular first. */
  place: number
  /** Doubtful links that are left out. */
  dropped: number
}

type Shown = 'number' | 'date' | 'text' | 'row' | 'yesNo' | 'groups'

const kindOf = (column: IndexedColumn | undefined): Shown =>
  !column ? 'row' : isDate(column) ? 'date' : isNumeric(column) ? 'number' : 'text'

/** The kind of value that the answer leads with. */
function shownBy({ measure, groupBy, select }: TypedQuery, table: IndexedTable): Shown {
  if (measure.agg === 'exists') return 'yesNo'
  if (groupBy) return 'groups'
  const column = (name: string | undefined) => table.columns.find((each) => each.name === name)
  if (measure.agg === 'list' || measure.agg === 'lookup') return kindOf(column(select[0]))
  const measured = column(measure.column)
  return measured && /^(min|max)$/.test(measure.agg) && isDate(measured) ? 'date' : 'number'
}

/** The kind of value that the question asks for. */
function wantedBy(reading: Reading): string {
  const { howMany, times, howMuch, yesNo, asked, list } = reading
  if (times) return 'times'
  if (howMany) return 'howMany'
  if (howMuch) return 'howMuch'
  if (yesNo) return 'yesNo'
  return asked?.value ?? (list ? 'list' : 'none')
}

/** The columns that a query reads, except those only shown with the first. */
function usedColumns({ measure, select, filters, groupBy, order, comparison }: TypedQuery) {
  return new Set([
    measure.column,
    measure.per?.column,
    groupBy?.column,
    order?.column,
    select[0],
    ...filters.map(({ column }) => column),
    ...(comparison ?? []).map(({ filter }) => filter.column),
  ])
}

/** Share of the headings named in the question that the query uses. */
function usedHeadings(query: TypedQuery, links: readonly Link[]): number {
  const named = links.filter(isColumnLink).filter(({ exact }) => exact)
  const used = usedColumns(query)
  return named.length === 0
    ? 1
    : named.filter(({ column }) => used.has(column.name)).length / named.length
}

const isRows = ({ measure: { agg } }: TypedQuery) => agg === 'list' || agg === 'lookup'

export function featuresOf(
  reading: Reading,
  table: IndexedTable,
  links: readonly Link[],
  { intent, query }: Built,
  measured: PlanMeasures,
): Features {
  const { measure, order, groupBy, filters, limit, comparison } = query
  const isRanked = reading.superlatives.length > 0 || reading.mostOf !== undefined
  const wanted = wantedBy(reading)
  const shown = shownBy(query, table)
  const values = filters.filter(({ op }) => op === 'in' || op === 'contains' || op === 'mentions')
  const features: Features = {
    any: 1,
    coverage: measured.coverage,
    linking: measured.linking,
    evidence: Math.min(measured.evidence, 4),
    named: measured.named,
    strange: Number(measured.isStrange),
    past: Number(measured.isPast),
    unused: measured.unused,
    unlinked: Math.min(measured.unlinked, 4),
    isFirst: Number(measured.place === 0 && measured.dropped === 0),
    dropped: measured.dropped,
    place: Math.min(measured.place, 5),
    headings: usedHeadings(query, links),
    records: Number(table.records === true),
    joined: table.joins?.length ?? 0,
    filters: Math.min(filters.length, 4),
    values: Math.min(values.length, 3),
    isWhole: Number(filters.length === 0 && !order && !groupBy && isRows(query)),
    [`intent ${intent}`]: 1,
    [`${wanted} gives ${shown}`]: 1,
  }
  if (isRanked) features[order || groupBy ? 'ranked' : 'unranked'] = 1
  if (isRanked && groupBy) features['ranks groups'] = 1
  if (isRanked && !groupBy && limit === 1) features['ranks rows'] = 1
  if (reading.comparative) features[comparison ? 'compared' : 'uncompared'] = 1
  if (wanted === 'howMuch' && measure.column === moneyColumn(table)?.name) features['money'] = 1
  if (measure.agg === 'count_distinct') features['distinct'] = 1
  if (query.difference) features['difference'] = 1
  return features
}
