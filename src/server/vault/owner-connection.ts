import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { lockDataFolder } from '#server/db/data-lock.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'

/** Runs `work` as the owner of the database; refuses while Trove is running on it. */
export async function withOwner<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== undefined) {
    return withClient({ connectionString: config.databaseUrl }, work)
  }
  const folder = path.join(config.dataDir, 'postgres')
  if (!existsSync(path.join(folder, 'cluster', 'PG_VERSION'))) throw nothingYet()
  const lock = lockDataFolder(config.dataDir)
  try {
    const server = await startPostgres(folder)
    try {
      return await withClient(server.connection, work)
    } finally {
      await server.stop()
    }
  } finally {
    lock.release()
  }
}

async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select to_regclass('trove.vault_keys') is not null as made,
        (select count(*)::int from pg_stat_activity
         where datname = current_database()
           and application_name in ('trove_app', 'trove_auth', 'trove_jobs')) as connections`,
    )
    const state = z.object({ made: z.boolean(), connections: z.number() }).parse(rows[0])
    if (!state.made) throw nothingYet()
    if (state.connections > 0) {
      throw new Error('Trove is running on this database. Stop it first.')
    }
    return await work(client)
  } finally {
    await client.end()
  }
}

const nothingYet = () => new Error('There is no Trove database yet, and so there are no keys.')
