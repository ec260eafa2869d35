import type pg from 'pg'
import { z } from 'zod'

/** The person whose rows they are. */
const person = 'x'

const row = z.record(z.string(), z.unknown())
export type Row = z.infer<typeof row>

const columnRows = z.array(
  z.object({
    table: z.string(),
    name: z.string(),
    type: z.string(),
    isNeeded: z.boolean(),
    /** The first word that a check allows. */
    word: z.string().nullable(),
  }),
)

/** One text for every text, and one number for every number, so that rows refer to each other. */
const values: Record<string, string> = {
  text: `'${person}'`,
  bytea: `'\\x01'`,
  timestamptz: `'2026-01-02T03:04:05Z'`,
  date: `'2026-01-02'`,
  bool: 'false',
  int4: '1',
  int8: '1',
  float4: '0.5',
  float8: '0.5',
  jsonb: `'{}'`,
  _text: `'{}'`,
  _int8: `'{1}'`,
  bit: `repeat('1', 384)::bit(384)`,
  uuid: `'00000000-0000-4000-8000-000000000001'`,
}

/** Adds a row to each table that has none; returns the tables that still have none. */
export async function fillEmptyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select c.relname::text as table, a.attname::text as name, t.typname::text as type,
       (a.attnotnull and not a.atthasdef or a.attname = 'user_id') as "isNeeded",
       (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as word
     from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'trove'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
     order by 1, a.attnum`,
  )
  const tables = Map.groupBy(columnRows.parse(rows), ({ table }) => table)
  let empty = await emptyOf(client, [...tables.keys()])
  for (;;) {
    const before = empty.length
    for (const table of empty) {
      const columns = (tables.get(table) ?? []).filter(({ isNeeded }) => isNeeded)
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      const given = columns.map(({ type, word }) =>
        word !== null && type === 'text' ? `'${word}'` : (values[type] ?? 'null'),
      )
      // A table that this one refers to may not have its row yet.
      await client
        .query(`insert into trove."${table}" (${names}) values (${given.join(', ')})`)
        .catch(() => undefined)
    }
    empty = await emptyOf(client, empty)
    if (empty.length === 0 || empty.length === before) return empty
  }
}

async function emptyOf(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const empty: string[] = []
  for (const table of tables) {
    const { rowCount } = await client.query(`select from trove."${table}" limit 1`)
    if (rowCount === 0) empty.push(table)
  }
  return empty
}

/** The row of each table, by the name of the table. */
export async function readRows(client: pg.Client): Promise<Record<string, Row>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'trove'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`,
  )
  const found: Record<string, Row> = {}
  for (const { name } of rows) {
    const read = await client.query(`select row_to_json(t) as row from trove."${name}" t`)
    const [first, ...others] = z.array(z.object({ row })).parse(read.rows)
    if (others.length > 0) throw new Error(`${name} has several rows.`)
    if (first) found[name] = first.row
  }
  return found
}
