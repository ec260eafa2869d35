import pg from 'pg'
import { z } from 'zod'

/** Ids of what a person deleted and may still restore. */
export type Deleted = { target: string }[]

export const deletedRows = z.array(z.object({ target: z.string() }))

/** Reads what is to be hidden; `userId` must be safe inside a statement. */
export const deletedSql = (userId: string) =>
  `select target from deletions where user_id = '${userId}'`

/**
 * Hides rows until the transaction ends, by the policies called `shown`. A value of the statement
 * rather than `set_config`, so that a cluster passes it on to its servers.
 */
export const hideSql = (deleted: Deleted) =>
  deleted.length === 0
    ? "set local trove.hidden = ''"
    : `set local trove.hidden = ${pg.escapeLiteral(` ${deleted.map(({ target }) => target).join(' ')} `)}`
