import { stringify } from 'csv-stringify/sync'
import { formulaSafe } from '#shared/formula-safe.ts'
import { queryLimits, type RowsPage, type RowsRequest } from '#shared/queries.ts'
import type { InTimeZone } from '#server/http/time-zone.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { shownColumns } from './row-ids.ts'

type Deps = { workspaces: Pick<Workspaces, 'query'> }
type Order = Pick<RowsRequest, 'sort' | 'direction'>
type Wanted = InTimeZone<Order>

/** The statement as a subquery, without its final semicolon. */
const within = (sql: string) => `FROM (\n${sql.replace(/;\s*$/, '')}\n) AS result`

function orderOf({ sort, direction }: Order): string {
  // Empty cells come last in both directions.
  return sort === undefined ? '' : `\nORDER BY ${sort + 1} ${direction.toUpperCase()} NULLS LAST`
}

/** A page of the statement's current result. */
export async function readRows(
  { workspaces }: Deps,
  userId: string,
  sql: string,
  { from, timeZone, ...order }: InTimeZone<RowsRequest>,
  signal: AbortSignal,
): Promise<RowsPage> {
  const rowsAPage = queryLimits.rowsAPage
  const page = `SELECT ${shownColumns(sql)} ${within(sql)}${orderOf(order)}\nLIMIT ${rowsAPage} OFFSET ${from}`
  const [found, counted] = await Promise.all([
    workspaces.query(userId, page, { timeZone, signal, maxRows: rowsAPage }),
    workspaces.query(userId, `SELECT count(*) ${within(sql)}`, { timeZone, signal }),
  ])
  const columns = found.columns.map(({ name }) => name)
  return { columns, rows: found.rows, total: Number(counted.rows[0]?.[0] ?? 0), from }
}

/** All rows of the statement's current result, as CSV with headings. */
export async function rowsAsCsv(
  { workspaces }: Deps,
  userId: string,
  sql: string,
  { timeZone, ...order }: Wanted,
  signal: AbortSignal,
): Promise<string> {
  const all = `SELECT ${shownColumns(sql)} ${within(sql)}${orderOf(order)}`
  const maxRows = queryLimits.rowsAFile
  const { columns, rows } = await workspaces.query(userId, all, {
    timeZone,
    signal,
    maxRows,
    maxCharacters: queryLimits.charactersAFile,
  })
  return stringify(
    [columns.map(({ name }) => name), ...rows.map((row) => row.map((value) => formulaSafe(value)))],
    {
      bom: true,
      record_delimiter: 'windows',
    },
  )
}
