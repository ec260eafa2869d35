import type pg from 'pg'
import { z } from 'zod'
import { parentsFirst } from '#server/db/parents-first.ts'
import { quotedName } from '#server/db/quoted-name.ts'

export type TableToCopy = { name: string; columns: string[] }

const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))
const sequenceRows = z.array(z.object({ name: z.string(), value: z.string() }))

/**
 * Trove's tables, each after those that its rows refer to. The job queue is left out, since the
 * rows determine what remains to be done, and so is the list of migrations, which the restored
 * database creates itself. Objects that nothing uses are those of the old installation.
 */
export async function tablesToCopy(client: pg.Client): Promise<TableToCopy[]> {
  const found = await client.query(
    `select relname::text as name,
       array(select attname::text from pg_attribute
             where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
             order by attnum) as columns
     from pg_class
     where relnamespace = 'trove'::regnamespace and relkind = 'r'
       and relname not in ('migrations', 'object_removals')
     order by relname`,
  )
  return parentsFirst(client, tableRows.parse(found.rows))
}

export async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'trove' and last_value is not null order by 1`,
  )
  return sequenceRows.parse(rows)
}

export const columnList = (columns: readonly string[]) => columns.map(quotedName).join(', ')

/** Whether originals may be in another store; not before migration 48. */
export async function usesObjects(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    "select to_regclass('trove.object_removals') is not null as used",
  )
  return rows[0]?.used === true
}
