import { quotedName } from '#server/db/quoted-name.ts'
import type { TypedQuery } from '../typed-query.ts'
import { columnOf, whereSql } from './filter-sql.ts'
import type { Scope } from './filter-sql.ts'

type Source = { scope: Scope; from: string }

/** A bill comes at least three times, and its intervals vary by a quarter at most. */
const leastRegular = 3
const mostVaried = 0.25

/** Groups whose figure rose, or fell, between the first row and the last. */
function groupsSql({ measure, groupBy, change, filters }: TypedQuery, { scope, from }: Source) {
  const group = quotedName(groupBy?.column ?? '')
  const [it, date] = [quotedName(measure.column ?? ''), quotedName(change?.date ?? '')]
  const value = measure.outgoing ? `-${it}` : it
  const [first, last] = [`arg_min(${value}, ${date})`, `arg_max(${value}, ${date})`]
  const label = columnOf(scope, groupBy?.column ?? '')?.label ?? 'Group'
  const where = whereSql(scope, filters, `${group} IS NOT NULL`, `${it} IS NOT NULL`)
  const sign = change?.direction === 'down' ? '<' : '>'
  const gap = `date_diff('day', lag(${date}) OVER (PARTITION BY ${group} ORDER BY ${date}, "_row"), ${date})`
  const rows = change?.regular
    ? `(SELECT *, ${gap} AS "gap"\nFROM ${from}${where})`
    : `${from}${where}`
  const regular = change?.regular
    ? ` AND count(*) >= ${leastRegular} AND stddev_pop("gap") <= ${mostVaried} * avg("gap")`
    : ''
  return `SELECT ${group} AS ${quotedName(label)}, ${last} - ${first} AS "Change", ${first} AS "Before", ${last} AS "Now"\nFROM ${rows}\nGROUP BY 1\nHAVING ${last} ${sign} ${first}${regular}\nORDER BY abs(${last} - ${first}) DESC`
}

const signs = { up: '>', down: '<', either: '<>' } as const

/** The latest row whose figure differs from the one before it in its group, within the period asked for. */
function stepSql({ measure, groupBy, change, filters }: TypedQuery, { scope, from }: Source) {
  const group = quotedName(groupBy?.column ?? '')
  const [it, date] = [quotedName(measure.column ?? ''), quotedName(change?.date ?? '')]
  const value = measure.outgoing ? `-${it}` : it
  const label = quotedName(columnOf(scope, groupBy?.column ?? '')?.label ?? 'Group')
  const isPeriod = ({ op }: (typeof filters)[number]) => op === 'period'
  const rows = filters.filter((filter) => !isPeriod(filter))
  const where = whereSql(scope, rows, `${group} IS NOT NULL`, `${it} IS NOT NULL`)
  const sign = signs[change?.direction ?? 'either']
  const changed = whereSql(scope, filters.filter(isPeriod), `"now" ${sign} "before"`)
  return `SELECT ${group} AS ${label}, "now" - "before" AS "Change", "before" AS "Before", "now" AS "Now", ${date} AS "Since"\nFROM (SELECT ${group}, ${date}, ${value} AS "now", lag(${value}) OVER (PARTITION BY ${group} ORDER BY ${date}, "_row") AS "before"\nFROM ${from}${where})${changed}\nORDER BY ${date} DESC\nLIMIT 1`
}

/** Rises and falls of the figure of a group: of each group, or the latest one of the group asked for. */
export const changeSql = (query: TypedQuery, source: Source): string =>
  query.change?.asks ? stepSql(query, source) : groupsSql(query, source)
