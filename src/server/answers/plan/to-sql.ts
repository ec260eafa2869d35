import { quotedName, quotedText } from '#server/db/quoted-name.ts'
import type { TimeUnit } from '../language/lexicon.ts'
import type { Filter, TypedQuery } from '../typed-query.ts'
import { daysBetween } from './civil-date.ts'
import type { IndexedTable } from './indexed-table.ts'
import {
  columnOf,
  comparisons,
  filterSql,
  numberSql,
  differenceSql,
  whereSql,
} from './filter-sql.ts'
import type { Joins, Scope } from './filter-sql.ts'
import { changeSql } from './change-sql.ts'
import { lengthOrderSql, lengthSql } from './length-sql.ts'
import type { Cycle } from './cycle.ts'
import { cycleLabels, measureLabel, unitLabels } from './labels.ts'

const unitFormats: Record<TimeUnit, (it: string) => string> = {
  day: (it) => `strftime(${it}, '%Y-%m-%d')`,
  week: (it) => `strftime(date_trunc('week', ${it}), '%Y-%m-%d')`,
  month: (it) => `strftime(${it}, '%Y-%m')`,
  quarter: (it) => `year(${it}) || '-Q' || quarter(${it})`,
  year: (it) => `CAST(year(${it}) AS VARCHAR)`,
}

const cycleFormats: Record<Cycle, (it: string) => string> = {
  weekday: (it) => `dayname(${it})`,
  hour: (it) => `strftime(${it}, '%H:00')`,
}

type Grouping = NonNullable<TypedQuery['groupBy']>

/** The expression of a group, and its heading. */
function groupSql(scope: Scope, { column, unit, cycle }: Grouping): { sql: string; label: string } {
  const it = scope.items.has(column) ? '"item"' : quotedName(column)
  if (cycle) return { sql: cycleFormats[cycle](it), label: cycleLabels[cycle] }
  if (unit) return { sql: unitFormats[unit](quotedName(column)), label: unitLabels[unit] }
  return { sql: it, label: columnOf(scope, column)?.label ?? column }
}

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
const weekdayOrder = `list_position([${weekdays
  .split(' ')
  .map((day) => quotedText(day))
  .join(', ')}], ${quotedName(cycleLabels.weekday)})`

function measureSql(scope: Scope, { measure }: TypedQuery): string {
  const name = measure.column
  if (measure.agg === 'count' || measure.agg === 'exists' || name === undefined) return 'count(*)'
  const it = scope.items.has(name) ? '"item"' : numberSql(columnOf(scope, name), name)
  const rest = measure.minus === undefined ? it : differenceSql(scope, name, measure.minus)
  const signed = measure.outgoing ? `-${rest}` : rest
  switch (measure.agg) {
    case 'count_distinct':
      return `count(DISTINCT ${scope.items.has(name) ? '"item"' : quotedName(name)})`
    case 'sum':
    case 'avg':
    case 'min':
    case 'max':
    case 'median':
      return `${measure.agg}(${signed})`
    case 'list':
    case 'lookup':
      return it
  }
}

/** The table with the columns of its joined tables; no join adds rows. */
function joinedSql({ name, columns }: IndexedTable, joins: Joins): string {
  const base = quotedName(name)
  if (joins.length === 0) return base
  const more = joins.flatMap(({ alias }) =>
    columns.flatMap(({ name: column }) => {
      const own = column.startsWith(`${alias}.`) ? column.slice(alias.length + 1) : undefined
      return own === undefined
        ? []
        : [`${quotedName(alias)}.${quotedName(own)} AS ${quotedName(column)}`]
    }),
  )
  const parts = joins.map(({ table, alias, from, to, distinct }) => {
    const at = from.indexOf('.')
    const left =
      at < 0
        ? `${base}.${quotedName(from)}`
        : `${quotedName(from.slice(0, at))}.${quotedName(from.slice(at + 1))}`
    const key = quotedName(to)
    const right = distinct
      ? `(SELECT DISTINCT ON (${key}) * FROM ${quotedName(table)})`
      : quotedName(table)
    return `LEFT JOIN ${right} AS ${quotedName(alias)} ON ${left} = ${quotedName(alias)}.${key}`
  })
  return `(SELECT ${base}.*, ${more.join(', ')} FROM ${base} ${parts.join(' ')})`
}

/** The table, with a list column unnested if the query groups by it or counts it. */
function fromSql(scope: Scope): string {
  const table = joinedSql(scope.table, scope.joins ?? [])
  const [name] = scope.items
  if (name === undefined) return table
  const separator = columnOf(scope, name)?.separator ?? ', '
  return `(SELECT *, unnest(string_split(${quotedName(name)}, ${quotedText(separator)})) AS "item" FROM ${table})`
}

function orderSql(
  scope: Scope,
  { order, groupBy }: TypedQuery,
): { order: string; where: string[] } {
  if (!order) return { order: '', where: [] }
  const direction = order.direction === 'desc' ? 'DESC' : 'ASC'
  if (order.by === 'row') return { order: `\nORDER BY "_row" ${direction}`, where: [] }
  if (order.by === 'group' && groupBy?.cycle === 'weekday')
    return { order: `\nORDER BY ${weekdayOrder} ${direction}`, where: [] }
  if (order.by === 'group') return { order: `\nORDER BY 1 ${direction}`, where: [] }
  if (order.by === 'measure') return { order: `\nORDER BY 2 ${direction}, 1`, where: [] }
  const name = order.column ?? ''
  if (order.by === 'length') return lengthOrderSql(order)
  const { minus, over } = order
  const value = numberSql(columnOf(scope, name), name)
  const it =
    minus !== undefined
      ? differenceSql(scope, name, minus)
      : over === undefined
        ? value
        : `${value} / nullif(${numberSql(columnOf(scope, over), over)}, 0)`
  return { order: `\nORDER BY ${it} ${direction}, "_row"`, where: [`${it} IS NOT NULL`] }
}

const havingSql = (scope: Scope, query: TypedQuery) =>
  query.having
    ? `\nHAVING ${measureSql(scope, query)} ${comparisons[query.having.op]} ${query.having.value}`
    : ''

const limitSql = ({ limit, offset }: TypedQuery) =>
  limit === undefined ? '' : `\nLIMIT ${limit}${offset === undefined ? '' : ` OFFSET ${offset}`}`

function scopeOf(query: TypedQuery, table: IndexedTable): Scope {
  const names = [
    query.groupBy?.column,
    query.measure.agg === 'count_distinct' || query.measure.per?.of === 'count'
      ? query.measure.column
      : undefined,
  ]
  const lists = names.filter(
    (name) =>
      name !== undefined &&
      table.columns.some((column) => column.name === name && column.separator),
  )
  return {
    table,
    joins: query.joins,
    items: new Set(lists.flatMap((name) => name ?? []).slice(0, 1)),
  }
}

const isRows = ({ measure }: TypedQuery) => measure.agg === 'list' || measure.agg === 'lookup'

/** Number of days in a period with both a start and an end. */
function daysOf(filters: readonly Filter[], column: string): number | undefined {
  const period = filters.find((filter) => filter.op === 'period' && filter.column === column)
  if (period?.op !== 'period' || period.from === undefined || period.to === undefined)
    return undefined
  return daysBetween(period.from, period.to)
}

/** The average over units within each group: "per day by month". */
function perUnitInGroupsSql(
  query: TypedQuery,
  scope: Scope,
  { unit, total, label }: { unit: string; total: string; label: string },
): string {
  const grouping = query.groupBy ?? { column: '' }
  const it = quotedName(grouping.column)
  const { sql: group, label: groupLabel } = groupSql(scope, grouping)
  const where = whereSql(scope, query.filters, `${it} IS NOT NULL`, `${unit} IS NOT NULL`)
  const totals = `SELECT ${group} AS "group", ${unit} AS "unit", ${total} AS "total" FROM ${fromSql(scope)}${where}\nGROUP BY 1, 2`
  return `SELECT "group" AS ${quotedName(groupLabel)}, avg("total") AS ${label}\nFROM (${totals})\nGROUP BY 1${orderSql(scope, query).order}${limitSql(query)}`
}

function perUnitSql(query: TypedQuery, scope: Scope): string | undefined {
  const { per, agg } = query.measure
  if (!per) return undefined
  const isDated = /^(date|timestamp)$/.test(columnOf(scope, per.column)?.type ?? '')
  const unit = isDated ? unitFormats[per.unit](quotedName(per.column)) : quotedName(per.column)
  const inner = { ...query, measure: { ...query.measure, agg: per.of } }
  const total = measureSql(scope, inner)
  const where = whereSql(scope, query.filters, `${quotedName(per.column)} IS NOT NULL`)
  const totals = `SELECT ${unit} AS "unit", ${total} AS "total" FROM ${fromSql(scope)}${where}\nGROUP BY 1`
  const label = quotedName(measureLabel(query, scope.table))
  if (query.groupBy) return perUnitInGroupsSql(query, scope, { unit, total, label })
  const days = agg === 'avg' && per.unit === 'day' ? daysOf(query.filters, per.column) : undefined
  if (days !== undefined) return `SELECT sum("total") / ${days} AS ${label}\nFROM (${totals})`
  // With filters beyond the period, units without matching rows count as zero.
  const periods = query.filters.filter(({ op }) => op === 'period')
  if (agg !== 'avg' || scope.table.unit !== undefined || periods.length === query.filters.length)
    return `SELECT ${agg}("total") AS ${label}\nFROM (${totals})`
  const known = whereSql(scope, periods, `${quotedName(per.column)} IS NOT NULL`)
  const units = `SELECT DISTINCT ${unit} AS "unit" FROM ${fromSql(scope)}${known}`
  return `SELECT sum("total") / (SELECT count(*) FROM (${units})) AS ${label}\nFROM (${totals})`
}

/** One figure per unit: amounts in different units are never added up. */
function unitSql(scope: Scope, { unit, measure }: TypedQuery) {
  if (unit === undefined) return { select: '', group: '', more: '', order: '', where: [] }
  const it = quotedName(unit)
  const filled = measure.column === undefined ? [] : [`${quotedName(measure.column)} IS NOT NULL`]
  return {
    select: `, ${it} AS ${quotedName(columnOf(scope, unit)?.label ?? unit)}`,
    group: `\nGROUP BY ${it}`,
    more: `, ${it}`,
    order: '\nORDER BY count(*) DESC',
    where: filled,
  }
}

/** Rows after the last, or before the first, of the rows that the filters match. */
function neighbourSql({ neighbour, filters }: TypedQuery, scope: Scope): string {
  const [edge, sign] = neighbour === 'next' ? ['max', '>'] : ['min', '<']
  const named = whereSql(scope, filters).replaceAll('\n', ' ')
  return `\nWHERE "_row" ${sign} (SELECT ${edge}("_row") FROM ${fromSql(scope)}${named})`
}

/** The difference of two sides, and both sides. */
function comparisonSql(query: TypedQuery, scope: Scope): string {
  const measure = measureSql(scope, query)
  const [a, b] = (query.comparison ?? []).map(({ label, filter }) => {
    const where = whereSql(scope, [...query.filters, filter]).replaceAll('\n', ' ')
    return { label, sql: `(SELECT ${measure} FROM ${fromSql(scope)}${where})` }
  })
  if (!a || !b) return ''
  const names = a.label === b.label ? ['First', 'Second'] : [a.label, b.label]
  const sides = [a, b].map(({ sql }, at) => `${sql} AS ${quotedName(names[at] ?? '')}`)
  return `SELECT ${a.sql} - ${b.sql} AS "Difference",\n  ${sides.join(',\n  ')}`
}

/** The statement that answers a typed query. */
export function toSql(query: TypedQuery, table: IndexedTable): string {
  const scope = scopeOf(query, table)
  const perUnit = perUnitSql(query, scope)
  if (perUnit) return perUnit
  const label = quotedName(measureLabel(query, table))
  const { order, where } = orderSql(scope, query)
  if (query.difference && query.comparison) return comparisonSql(query, scope)
  if (isRows(query)) {
    const names = query.select.length > 0 ? query.select : table.columns.map(({ name }) => name)
    const shown = names.map(
      (name) => `${quotedName(name)} AS ${quotedName(columnOf(scope, name)?.label ?? name)}`,
    )
    const columns = [...shown, ...lengthSql(query, scope)]
    const [only] = names
    // A list of a single column contains each value once.
    if (query.measure.agg === 'list' && only !== undefined && names.length === 1 && !order) {
      const filled = whereSql(scope, query.filters, `${quotedName(only)} IS NOT NULL`)
      return `SELECT ${columns.join(', ')}\nFROM ${fromSql(scope)}${filled}\nGROUP BY ${quotedName(only)}\nORDER BY min("_row")${limitSql(query)}`
    }
    if (query.neighbour)
      return `SELECT ${columns.join(', ')}\nFROM ${fromSql(scope)}${neighbourSql(query, scope)}${order}${limitSql(query)}`
    return `SELECT ${columns.join(', ')}\nFROM ${fromSql(scope)}${whereSql(scope, query.filters, ...where)}${order || '\nORDER BY "_row"'}${limitSql(query)}`
  }
  if (query.change) return changeSql(query, { scope, from: fromSql(scope) })
  const units = unitSql(scope, query)
  const measure = `${measureSql(scope, query)} AS ${label}${units.select}`
  if (query.comparison) {
    return query.comparison
      .map(({ label: side, filter }) => {
        const conditions = whereSql(scope, [...query.filters, filter])
        return `SELECT ${quotedText(side)} AS "Compared", ${measure}\nFROM ${fromSql(scope)}${conditions}${units.group}`
      })
      .join('\nUNION ALL\n')
  }
  if (query.groupBy) {
    const { column } = query.groupBy
    const it = scope.items.has(column) ? '"item"' : quotedName(column)
    const { sql: group, label: groupLabel } = groupSql(scope, query.groupBy)
    const filled = whereSql(scope, query.filters, `${it} IS NOT NULL`)
    return `SELECT ${group} AS ${quotedName(groupLabel)}, ${measure}\nFROM ${fromSql(scope)}${filled}\nGROUP BY 1${units.more}${havingSql(scope, query)}${order}${limitSql(query)}`
  }
  return `SELECT ${measure}\nFROM ${fromSql(scope)}${whereSql(scope, query.filters, ...units.where)}${units.group}${units.order}`
}

/** The sheet rows that the answer is based on, by row number. */
export function evidenceSql(query: TypedQuery, table: IndexedTable): string {
  const scope: Scope = { table, items: new Set(), joins: query.joins }
  const sides = query.comparison?.map(({ filter }) => `(${filterSql(scope, filter)})`)
  const compared = sides ? [`(${sides.join(' OR ')})`] : []
  const used = query.measure.column ?? query.groupBy?.column
  const filled = used === undefined ? [] : [`${quotedName(used)} IS NOT NULL`]
  const { order, where } = isRows(query) ? orderSql(scope, query) : { order: '', where: [] }
  const conditions = query.neighbour
    ? neighbourSql(query, scope)
    : whereSql(scope, query.filters, ...compared, ...filled, ...where)
  const limit = isRows(query) ? limitSql(query) : ''
  return `SELECT "_row"\nFROM ${fromSql(scope)}${conditions}${order || '\nORDER BY "_row"'}${limit}`
}
