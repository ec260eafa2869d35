import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { isDataFolderLocked, lockDataFolder } from './data-lock.ts'
import { assertMigrated } from './migrate.ts'
import { openDatabase, openPools, type Database } from './open.ts'
import { startPostgres } from './postgres/embedded.ts'
import { runningConnection } from './postgres/running.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>
type Work<T> = (client: pg.Client) => Promise<T>

/** Runs `work` as the owner of the database, which a server may be using meanwhile. */
export const withUsedDatabase = <T>(config: Place, work: Work<T>): Promise<T> =>
  withReachable(config, (connection) => withClient(connection, work))

/** Runs `work` with the pools of a server, even while another server is running. */
export const withPools = <T>(config: Place, work: (db: Database) => Promise<T>): Promise<T> =>
  withReachable(config, async (connection, isUsed) => {
    if (isUsed) await withClient(connection, assertMigrated)
    const db = isUsed ? openPools(connection) : await openDatabase(connection)
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  })

async function withReachable<T>(
  { databaseUrl, dataDir }: Place,
  work: (connection: pg.ClientConfig, isUsed: boolean) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work({ connectionString: databaseUrl }, true)
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(path.join(folder, 'cluster', 'PG_VERSION'))) {
    throw new Error(`There is no Trove in the data folder ${dataDir}.`)
  }
  return isDataFolderLocked(dataDir)
    ? work(runningConnection(folder), true)
    : withServer(dataDir, (connection) => work(connection, false))
}

/** Runs `work` as the owner of a database that no server uses; creates a missing embedded one. */
export function withIdleDatabase<T>({ databaseUrl, dataDir }: Place, work: Work<T>): Promise<T> {
  return databaseUrl === undefined
    ? withEmbedded(dataDir, work)
    : withClient({ connectionString: databaseUrl }, work)
}

const withEmbedded = <T>(dataDir: string, work: Work<T>): Promise<T> =>
  withServer(dataDir, (connection) => withClient(connection, work))

async function withServer<T>(
  dataDir: string,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const lock = lockDataFolder(dataDir)
  try {
    const server = await startPostgres(path.join(dataDir, 'postgres'))
    try {
      return await work(server.connection)
    } finally {
      await server.stop()
    }
  } finally {
    lock.release()
  }
}

async function withClient<T>(connection: pg.ClientConfig, work: Work<T>): Promise<T> {
  const client = new pg.Client(connection)
  // If the database ends meanwhile, the current statement fails.
  client.on('error', () => undefined)
  await client.connect()
  let isDone = false
  try {
    const result = await work(client)
    isDone = true
    return result
  } finally {
    // After a failure the connection may be in the middle of a copy, and `end` would never finish.
    if (isDone) await client.end()
    else void client.end().catch(() => undefined)
  }
}
