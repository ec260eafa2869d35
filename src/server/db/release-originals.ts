import { sql } from 'drizzle-orm'
import type { Tx } from './open.ts'

/** Has originals that are in another store removed from there, once nobody can be reading them. */
export const releaseOriginals = (tx: Tx, userId: string, documentIds: readonly string[]) =>
  tx.execute(sql`select trove_release_objects(${userId}, ${sql.param([...documentIds])}::text[])`)
