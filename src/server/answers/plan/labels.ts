import { fill } from '../language/fill-template.ts'
import type { TimeUnit } from '../language/lexicon.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import type { Cycle } from './cycle.ts'
import { isDate } from './columns.ts'
import type { IndexedTable } from './indexed-table.ts'
import { periodInWords } from './period-in-words.ts'
import { english } from './query-words/english.ts'
import type { QueryWords } from './query-words/query-words.ts'

export const unitLabels: Record<TimeUnit, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}

export const cycleLabels: Record<Cycle, string> = { weekday: 'Weekday', hour: 'Hour' }

export const columnLabel = (table: IndexedTable, name: string): string =>
  table.columns.find((column) => column.name === name)?.label ?? name

/** A column's heading in words: sheets keep their own. */
export function columnText(table: IndexedTable, name: string, words: QueryWords): string {
  const label = columnLabel(table, name)
  return (table.records ? words.columns[label] : undefined) ?? label
}

const tableText = ({ records, name }: IndexedTable, words: QueryWords) =>
  (records ? words.tables[name] : undefined) ?? name

/** The measured column, or the difference of two. */
function measuredText({ measure }: TypedQuery, table: IndexedTable, words: QueryWords) {
  if (measure.column === undefined) return undefined
  const column = columnText(table, measure.column, words)
  if (measure.minus === undefined) return column
  return fill(words.less, { column, other: columnText(table, measure.minus, words) })
}

const measureKey = ({ measure: { per, agg, column } }: TypedQuery) =>
  per ? (per.of === 'count' && column !== undefined ? 'numberPer' : 'per') : agg

/** Heading of the computed column: `Total Amount (EUR)`. */
export function measureLabel(query: TypedQuery, table: IndexedTable, words = english): string {
  const { per, agg } = query.measure
  const of = measuredText(query, table, words)
  return fill(words.headings[measureKey(query)], {
    of: agg === 'count' && !per ? undefined : (of ?? (per ? words.rows : undefined)),
    unit: per && words.units[per.unit],
  })
}

/** What a query groups by, in words. */
export const groupText = (
  { column, unit, cycle }: NonNullable<TypedQuery['groupBy']>,
  table: IndexedTable,
  words: QueryWords,
): string =>
  cycle ? words.cycles[cycle] : unit ? words.units[unit] : columnText(table, column, words)

/** Heading of a chart: `Total Amount by month`. */
export function chartTitle(query: TypedQuery, table: IndexedTable, words = english): string {
  const heading = measureLabel(query, table, words)
  const { groupBy } = query
  if (!groupBy) return heading
  return fill(words.groupedHeading, { heading, group: groupText(groupBy, table, words) })
}

function listed(values: readonly unknown[], words: QueryWords): string {
  const texts = values.slice(0, 4).map((value) => words.values[String(value)] ?? String(value))
  const more = values.length - texts.length
  if (more > 0)
    return `${texts.join(', ')} ${words.or} ${fill(words.more, { count: String(more) })}`
  return texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} ${words.or} ${texts.at(-1)}`
}

/** `Category is Groceries`, `Amount is more than 50`, `March 2025`. */
export function filterLabel(filter: Filter, table: IndexedTable, words = english): string {
  const column = columnText(table, filter.column, words)
  const say = (op: keyof QueryWords['filters'], value?: string) =>
    fill(words.filters[op], { column, value })
  switch (filter.op) {
    case 'in':
    case 'not_in':
      return say(filter.op, listed(filter.values, words))
    case 'contains':
    case 'not_contains':
      return say(filter.op, filter.text)
    case 'period':
      return periodInWords(filter, words)
    case 'mentions': {
      const names = [filter.column, ...filter.or].map((name) => columnText(table, name, words))
      return fill(words.filters.mentions, {
        column: names.join(` ${words.or} `),
        value: filter.text,
      })
    }
    case 'on_days': {
      const other = table.related?.(filter.table)
      const where = other ? filter.filters.map((each) => filterLabel(each, other, words)) : []
      const of = other ? tableText(other, words) : filter.table
      const conditions = where.map((each) => fill(words.where, { conditions: each }))
      return say(filter.isNot ? 'hasNo' : 'has', `${of}${conditions.map(led).join('')}`)
    }
    case 'between':
      return fill(words.filters.between, {
        column,
        low: String(filter.low),
        high: String(filter.high),
      })
    case 'than': {
      const of = filterLabel(filter.of, table, words)
      if (filter.column === '_row') return say(filter.sign === 'lt' ? 'rowBefore' : 'rowAfter', of)
      const [name, ...more] = filter.of.op === 'in' ? filter.of.values : []
      const value =
        name == null || more.length > 0
          ? fill(words.than.where, { value: of })
          : fill(words.than.that, { value: String(name) })
      return fill(words.than[filter.sign], { column, value })
    }
    case 'compare': {
      const compared = table.columns.find(({ name }) => name === filter.column)
      const kind = compared && isDate(compared) ? 'day' : 'figure'
      const other = columnText(table, filter.other, words)
      return fill(words.compare[kind][filter.sign], { column, other })
    }
    case 'empty':
    case 'not_empty':
      return say(filter.op)
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
    case 'eq':
      return say(filter.op, String(filter.value))
  }
}

/** A filled part that continues a sentence: after a comma, or after a space. */
const led = (part: string) => (part.startsWith(',') ? part : ` ${part}`)

function measured(query: TypedQuery, table: IndexedTable, words: QueryWords): string {
  const { agg, per } = query.measure
  const isRows = agg === 'list' || agg === 'lookup'
  const shown = query.select.map((name) => columnText(table, name, words)).join(', ')
  const of = isRows && !per ? shown : measuredText(query, table, words)
  const key = per ? (per.of === 'count' ? 'numberPer' : 'per') : agg
  return fill(words.measures[key], {
    of: of || (per || isRows ? words.rows : undefined),
    unit: per && words.units[per.unit],
  })
}

function ordered(
  { order, limit, offset }: TypedQuery,
  table: IndexedTable,
  words: QueryWords,
): string {
  const isOverRows = order?.by === 'column' || order?.by === 'length'
  if (!order || (limit === undefined && !isOverRows)) return ''
  const [column, to] = [order.column, order.to].map(
    (name) => name && columnText(table, name, words),
  )
  const by =
    order.by === 'length'
      ? led(fill(words.order.fromTo, { column, other: to }))
      : order.by === 'column' && column
        ? led(fill(words.order.by, { column: orderColumn(order.minus, column, table, words) }))
        : order.by === 'row'
          ? led(fill(words.order.ofSheet, {}))
          : ''
  const kind = order.by === 'row' || order.by === 'length' ? order.by : 'other'
  const number = offset === undefined ? undefined : String(offset + 1)
  return fill(words.order.sentence, {
    nth:
      offset === undefined
        ? undefined
        : (words.ordinals[offset] ?? fill(words.ordinal, { number })),
    end: words.ends[kind][order.direction],
    count:
      limit === undefined || limit === 1
        ? undefined
        : fill(words.order.count, { limit: String(limit) }),
    by,
  })
}

const orderColumn = (
  minus: string | undefined,
  column: string,
  table: IndexedTable,
  words: QueryWords,
) =>
  minus === undefined
    ? column
    : fill(words.less, { column, other: columnText(table, minus, words) })

/** A typed query as one plain sentence that shows how the question was understood. */
export function describeQuery(query: TypedQuery, table: IndexedTable, words = english): string {
  const { groupBy, having, comparison, neighbour } = query
  const group = groupBy && groupText(groupBy, table, words)
  const ofKind = (isPeriod: boolean) =>
    query.filters
      .filter(({ op }) => (op === 'period') === isPeriod)
      .map((filter) => filterLabel(filter, table, words))
  const conditions = ofKind(false).join(` ${words.and} `)
  const sides = comparison?.map(({ label, filter }) =>
    filter.op === 'period' ? periodInWords(filter, words) : (words.values[label] ?? label),
  )
  const when = [
    ...ofKind(true),
    ...(having ? [fill(words.each[having.op], { value: String(having.value) })] : []),
    ...(sides ? [sides.join(` ${fill(words.compared, {})} `)] : []),
  ]
  return [
    measured(query, table, words),
    groupBy && query.share ? led(fill(words.shares, {})) : '',
    groupBy ? led(fill(words.grouped, { group })) : '',
    led(fill(words.in, { table: tableText(table, words) })),
    conditions === '' ? '' : led(fill(words.where, { conditions })),
    when.length > 0 ? `, ${when.join(', ')}` : '',
    neighbour === undefined ? ordered(query, table, words) : words.neighbour[neighbour],
  ].join('')
}
