import type { TimeUnit } from '../language/lexicon.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { isDate } from './columns.ts'
import type { IndexedTable } from './indexed-table.ts'

export const unitLabels: Record<TimeUnit, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}

const aggregateLabels: Record<TypedQuery['measure']['agg'], string> = {
  sum: 'Total',
  count: 'Rows',
  count_distinct: 'Different values of',
  avg: 'Average',
  min: 'Lowest',
  max: 'Highest',
  median: 'Median',
  exists: 'Rows',
  list: 'List',
  lookup: 'Value',
}

export const columnLabel = (table: IndexedTable, name: string): string =>
  table.columns.find((column) => column.name === name)?.label ?? name

/** Heading of the computed column: `Total Amount (EUR)`. */
export function measureLabel({ measure }: TypedQuery, table: IndexedTable): string {
  const less = measure.minus === undefined ? '' : ` less ${columnLabel(table, measure.minus)}`
  const of = measure.column === undefined ? '' : ` ${columnLabel(table, measure.column)}${less}`
  const many = measure.per?.of === 'count' && of !== '' ? ' number of' : ''
  if (measure.per) return `Average${many}${of || ' rows'} per ${measure.per.unit}`
  return measure.agg === 'count' ? 'Rows' : `${aggregateLabels[measure.agg]}${of}`
}

const signs = { gt: 'more than', ge: 'at least', lt: 'less than', le: 'at most', eq: '' } as const

/** How two days of a row follow each other. */
const daySigns = { gt: 'after', ge: 'not before', lt: 'before', le: 'not after' } as const

const listed = (values: readonly unknown[]) => {
  const texts = values.slice(0, 4).map(String)
  if (values.length > 4) return `${texts.join(', ')} or ${values.length - 4} more`
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`
}

/** `Category is Groceries`, `Amount is more than 50`, `March 2025`. */
export function filterLabel(filter: Filter, table: IndexedTable): string {
  const label = columnLabel(table, filter.column)
  switch (filter.op) {
    case 'in':
      return `${label} is ${listed(filter.values)}`
    case 'not_in':
      return `${label} is not ${listed(filter.values)}`
    case 'contains':
      return `${label} contains “${filter.text}”`
    case 'not_contains':
      return `${label} does not contain “${filter.text}”`
    case 'period':
      return filter.label
    case 'mentions': {
      const names = [filter.column, ...filter.or].map((name) => columnLabel(table, name))
      return `${names.join(' or ')} mentions “${filter.text}”`
    }
    case 'on_days': {
      const other = table.related?.(filter.table)
      const where = other ? filter.filters.map((each) => filterLabel(each, other)) : []
      return `the day has ${filter.isNot ? 'no' : 'a'} row in ${[filter.table, ...where].join(' where ')}`
    }
    case 'between':
      return `${label} is between ${filter.low} and ${filter.high}`
    case 'than': {
      const of = filterLabel(filter.of, table)
      if (filter.column === '_row')
        return `the row stands ${filter.sign === 'lt' ? 'before' : 'after'} that where ${of}`
      const [name, ...more] = filter.of.op === 'in' ? filter.of.values : []
      const other = name == null || more.length > 0 ? `where ${of}` : `that of ${name}`
      if (filter.sign === 'eq') return `${label} is the same as ${other}`
      return `${label} is ${signs[filter.sign]} ${other}`
    }
    case 'compare': {
      const column = table.columns.find(({ name }) => name === filter.column)
      const sign = (column && isDate(column) ? daySigns : signs)[filter.sign]
      return `${label} is ${sign} ${columnLabel(table, filter.other)}`
    }
    case 'empty':
      return `${label} is empty`
    case 'not_empty':
      return `${label} is given`
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
    case 'eq':
      return `${label} is ${signs[filter.op]} ${filter.value}`.replace('  ', ' ')
  }
}

const aggregateNames: Record<TypedQuery['measure']['agg'], string> = {
  sum: 'Sum of',
  count: 'Number of rows',
  count_distinct: 'Number of different values of',
  avg: 'Average of',
  min: 'Lowest',
  max: 'Highest',
  median: 'Median of',
  exists: 'Whether there are rows',
  list: 'List of',
  lookup: 'Look-up of',
}

function measured(query: TypedQuery, table: IndexedTable): string {
  const { agg, column, per } = query.measure
  if (per)
    return `Average ${per.of === 'count' ? 'number of ' : ''}${column === undefined ? 'rows' : columnLabel(table, column)} per ${per.unit}`
  const rows = agg === 'list' || agg === 'lookup'
  const of = rows
    ? query.select.map((name) => columnLabel(table, name)).join(', ') || 'rows'
    : column &&
      [column, query.measure.minus ?? []]
        .flat()
        .map((name) => columnLabel(table, name))
        .join(' less ')
  return of ? `${aggregateNames[agg]} ${of}` : aggregateNames[agg]
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

const ends = {
  row: { asc: 'first', desc: 'last' },
  length: { asc: 'shortest', desc: 'longest' },
  other: { asc: 'lowest', desc: 'highest' },
}

function ordered({ order, limit, offset }: TypedQuery, table: IndexedTable): string {
  const isOverRows = order?.by === 'column' || order?.by === 'length'
  if (!order || (limit === undefined && !isOverRows)) return ''
  const [column, to] = [order.column, order.to].map((name) => name && columnLabel(table, name))
  const by =
    order.by === 'length'
      ? ` from ${column} to ${to}`
      : order.by === 'column' && column
        ? ` by ${column}${order.minus === undefined ? '' : ` less ${columnLabel(table, order.minus)}`}`
        : order.by === 'row'
          ? ' in the order of the sheet'
          : ''
  const kind = order.by === 'row' || order.by === 'length' ? order.by : 'other'
  const nth = offset === undefined ? '' : `${ordinals[offset] ?? `${offset + 1}th`} `
  const many = limit === undefined || limit === 1 ? '' : ` ${limit}`
  return `, the ${nth}${ends[kind][order.direction]}${many}${by}`
}

/** A typed query as one plain sentence that shows how the question was understood. */
export function describeQuery(query: TypedQuery, table: IndexedTable): string {
  const grouped = query.groupBy
    ? `${query.share ? ' as shares' : ''} by ${query.groupBy.unit ?? columnLabel(table, query.groupBy.column)}`
    : ''
  const conditions = query.filters
    .filter(({ op }) => op !== 'period')
    .map((filter) => filterLabel(filter, table))
  const periods = query.filters
    .filter(({ op }) => op === 'period')
    .map((filter) => filterLabel(filter, table))
  const neighbour =
    query.neighbour === undefined
      ? ''
      : query.neighbour === 'next'
        ? ', the row after'
        : ', the row before'
  const compared = query.comparison?.map(({ label }) => label) ?? []
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const total = query.having
    ? [`each ${signs[query.having.op]} ${query.having.value}`.replace('  ', ' ')]
    : []
  const when = [
    ...periods,
    ...total,
    ...(compared.length > 0 ? [compared.join(' compared with ')] : []),
  ]
  const tail = when.length > 0 ? `, ${when.join(', ')}` : ''
  return `${measured(query, table)}${grouped} in ${table.name}${where}${tail}${neighbour || ordered(query, table)}`
}
