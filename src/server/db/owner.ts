import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { isDataFolderLocked, lockDataFolder } from './data-lock.ts'
import { startPostgres } from './postgres/embedded.ts'
import { runningConnection } from './postgres/running.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>
type Work<T> = (client: pg.Client) => Promise<T>

/** Runs `work` as the owner of the database, which a server may be using meanwhile. */
export async function withUsedDatabase<T>(config: Place, work: Work<T>): Promise<T> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) return withClient({ connectionString: databaseUrl }, work)
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(path.join(folder, 'cluster', 'PG_VERSION'))) {
    throw new Error(`There is no Trove in the data folder ${dataDir}.`)
  }
  return isDataFolderLocked(dataDir)
    ? withClient(runningConnection(folder), work)
    : withEmbedded(dataDir, work)
}

/** Runs `work` as the owner of a database that no server uses; makes the embedded one where it is not. */
export function withIdleDatabase<T>({ databaseUrl, dataDir }: Place, work: Work<T>): Promise<T> {
  return databaseUrl === undefined
    ? withEmbedded(dataDir, work)
    : withClient({ connectionString: databaseUrl }, work)
}

async function withEmbedded<T>(dataDir: string, work: Work<T>): Promise<T> {
  const lock = lockDataFolder(dataDir)
  try {
    const server = await startPostgres(path.join(dataDir, 'postgres'))
    try {
      return await withClient(server.connection, work)
    } finally {
      await server.stop()
    }
  } finally {
    lock.release()
  }
}

async function withClient<T>(connection: pg.ClientConfig, work: Work<T>): Promise<T> {
  const client = new pg.Client(connection)
  // A database that ends meanwhile fails the statement at hand.
  client.on('error', () => undefined)
  await client.connect()
  let isDone = false
  try {
    const result = await work(client)
    isDone = true
    return result
  } finally {
    // After a failure the connection may be in the middle of a copy, whose end would not come.
    if (isDone) await client.end()
    else void client.end().catch(() => undefined)
  }
}
