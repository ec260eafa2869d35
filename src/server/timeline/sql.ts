import type { TimelineKind } from '#shared/timeline.ts'
import type { Catalog } from '#server/workspace/catalog.ts'
import { quotedText } from '#server/db/quoted-name.ts'
import { timelineTables, type TimelineTable } from './kinds.ts'

/** Filters for entries: source, person and period `[from, to)`. */
export type Part = {
  source?: string | undefined
  /** A name in People, and all names in the sources. */
  person?: { name: string; calls: readonly string[] } | undefined
  from?: string
  to?: string
  /** Restricts entries to one group. */
  group?: { kind: TimelineKind; of: string; service: string }
}

const titleCharacters = 300

/** A table with several currencies appears only through its views. */
const isThere = (tables: Catalog['tables'], table: string) =>
  tables.some(
    ({ records, name }) => records === true && (name === table || name.startsWith(`${table}_`)),
  )

/** All entries as one relation; `undefined` if no table has any. */
export function entriesSql({ tables }: Catalog, part: Part): string | undefined {
  const found = timelineTables.filter(
    (each) =>
      isThere(tables, each.table) &&
      (part.person === undefined || namesPeople(each)) &&
      (part.group === undefined || part.group.kind === each.kind),
  )
  if (found.length === 0) return undefined
  const all = found.map((each) => tableSql(each, part)).join('\nUNION ALL BY NAME\n')
  const bounds = [
    'moment IS NOT NULL',
    part.from === undefined ? '' : `moment >= date ${quotedText(part.from)}`,
    part.to === undefined ? '' : `moment < date ${quotedText(part.to)}`,
    part.group === undefined
      ? ''
      : `part = ${quotedText(part.group.of)} AND service = ${quotedText(part.group.service)}`,
  ].filter((bound) => bound !== '')
  return `SELECT *, cast(moment AS date) AS day FROM (${all}) WHERE ${bounds.join(' AND ')}`
}

/** The latest days up to `day`, and all later ones. */
export const daysSql = (entries: string, day: string, most: number): string =>
  `WITH days AS (SELECT DISTINCT day FROM (${entries}))
  SELECT cast(day AS varchar) AS day FROM (
    (SELECT day FROM days WHERE day <= date ${quotedText(day)} ORDER BY day DESC LIMIT ${most})
    UNION ALL
    (SELECT day FROM days WHERE day > date ${quotedText(day)}))`

const dayMs = 86_400_000
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

const namesPeople = ({ person, people }: TimelineTable) =>
  person !== undefined || people !== undefined

function tableSql(each: TimelineTable, part: Part): string {
  const { table, kind, title, combineBy } = each
  const row = combineBy === undefined ? '"_row"' : 'min("_row")'
  const text = (expression: string | undefined) =>
    expression === undefined ? "''" : `coalesce(cast(${expression} AS varchar), '')`
  return `SELECT ${row} AS id, ${quotedText(kind)} AS kind, cast(${each.at} AS timestamp) AS moment,
    left(${text(each.groupBy)}, 300) AS part, ${text(each.service)} AS service,
    left(${text(title)}, ${titleCharacters}) AS title, left(${text(each.detail)}, ${titleCharacters}) AS detail,
    ${text(each.person)} AS who, cast(${each.amount ?? 'NULL'} AS double) AS amount, ${text(each.unit)} AS unit
  FROM ${table}${whereSql(each, part)}${combineBy === undefined ? '' : `\n  GROUP BY ${combineBy}`}`
}

function whereSql(each: TimelineTable, { source, person, from, to }: Part): string {
  const day = each.combineBy === undefined ? each.at : 'date'
  const conditions = [
    each.where ?? '',
    from === undefined ? '' : `${day} >= date ${quotedText(from)}`,
    to === undefined ? '' : `${day} < date ${quotedText(to)}`,
    source === undefined
      ? ''
      : `"_row" IN (SELECT "_row" FROM _origins WHERE source = ${quotedText(source)})`,
    person === undefined ? '' : personSql(each, person),
  ].filter((condition) => condition !== '')
  return conditions.length === 0 ? '' : `\n  WHERE ${conditions.join(' AND ')}`
}

function personSql(each: TimelineTable, { name, calls }: NonNullable<Part['person']>): string {
  const anyOf = (column: string, texts: readonly string[]) =>
    `list_has_any(string_split(lower(coalesce(${column}, '')), ', '), [${texts.map((text) => quotedText(text.toLowerCase())).join(', ')}])`
  // Where the workspace has resolved the person, their name there is enough, since it is unique.
  const known =
    each.people === undefined && each.person !== undefined ? anyOf(each.person, [name]) : ''
  const called = (each.people ?? []).map((column) => anyOf(column, [name, ...calls]))
  return `(${[known, ...called].filter((condition) => condition !== '').join(' OR ')})`
}
