import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { withIdleDatabase } from '#server/db/owner.ts'

/** Runs `work` as the owner of the database; refuses while Trove is running on it. */
export async function withOwner<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const version = path.join(config.dataDir, 'postgres', 'cluster', 'PG_VERSION')
  if (config.databaseUrl === undefined && !existsSync(version)) throw nothingYet()
  return withIdleDatabase(config, async (client) => {
    await assertIdle(client)
    return work(client)
  })
}

async function assertIdle(client: pg.Client): Promise<void> {
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
}

const nothingYet = () => new Error('There is no Trove database yet, and so there are no keys.')
