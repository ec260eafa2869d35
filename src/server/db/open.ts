import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { deletedRows, deletedSql, hideSql } from './hidden-rows.ts'
import { migrate } from './migrate.ts'
import * as tables from './tables.ts'

/** A transaction in which only one person's rows are visible. */
export type Tx = NodePgDatabase<typeof tables>

export type Role = 'trove_app' | 'trove_auth' | 'trove_jobs'

export type Database = ReturnType<typeof openPools>

/** Migrates, then opens one pool per role. `connection` is the owner's. */
export async function openDatabase(connection: pg.ClientConfig): Promise<Database> {
  const owner = new pg.Client(connection)
  await owner.connect()
  try {
    await migrate(owner)
  } finally {
    await owner.end()
  }
  return openPools(connection)
}

/** One pool per role, on a migrated database. */
export function openPools(connection: pg.ClientConfig) {
  const app = openPool(connection, 'trove_app', 10)
  const auth = openPool(connection, 'trove_auth', 6)
  const jobs = openPool(connection, 'trove_jobs', 6)

  /**
   * Runs one transaction for a person: row-level security shows only that person's rows. Commits
   * when `work` resolves, rolls back when it throws.
   */
  async function asUser<T>(
    userId: string,
    work: (tx: Tx) => Promise<T>,
    deleted: 'hidden' | 'shown' = 'hidden',
  ): Promise<T> {
    // The id is part of the statement, because `set` takes no parameters.
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(userId)) {
      throw new AppError('unauthenticated', 'session.invalid', 'Please sign in again.')
    }
    const client = await app.connect()
    let broken: Error | undefined
    try {
      await begin(client, userId, deleted)
      const result = await work(drizzle({ client, schema: tables }))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    asUser: <T>(userId: string, work: (tx: Tx) => Promise<T>) => asUser(userId, work),
    /** As above, but the person's deleted rows are visible until they are erased. */
    asUserWithDeleted: <T>(userId: string, work: (tx: Tx) => Promise<T>) =>
      asUser(userId, work, 'shown'),
    /** The owner's, for a thread that opens its own pools. */
    connection,
    /** Sign-in tables only. */
    auth: drizzle({ client: auth, schema: tables }),
    /** The job queue and the data that background work may see: ids, times and statuses. */
    jobs,
    async close() {
      await Promise.all([app.end(), auth.end(), jobs.end()])
    },
  }
}

/** The same database for imports and erasing, which must see rows that the person deleted. */
export const withDeleted = (db: Database): Database => ({ ...db, asUser: db.asUserWithDeleted })

async function begin(client: pg.ClientBase, userId: string, deleted: 'hidden' | 'shown') {
  const own = `begin; set local trove.user_id = '${userId}'; ${hideSql([])}`
  if (deleted === 'shown') {
    await client.query(own)
    return
  }
  // One round trip; a second one only for those who deleted something a moment ago.
  const results: unknown = await client.query(`${own}; ${deletedSql(userId)}`)
  const [, , , found] = answers.parse(results)
  if (found && found.rows.length > 0) await client.query(hideSql(found.rows))
}
const answers = z.array(z.object({ rows: deletedRows }))

function openPool(connection: pg.ClientConfig, role: Role, max: number): pg.Pool {
  const settings = {
    ...connection,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 15_000,
    application_name: role,
    // Runs before the connection is handed out, so no statement ever runs as the owner.
    onConnect: (client: pg.ClientBase) =>
      client.query(`set role ${role}; set search_path to trove`),
  }
  const pool = new pg.Pool(settings)
  // A connection that breaks while idle is replaced by the pool; its next use reports the error.
  pool.on('error', () => undefined)
  // The same for one that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
