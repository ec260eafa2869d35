import path from 'node:path'
import type { Config } from '#server/config.ts'
import { lockDataFolder } from './data-lock.ts'
import { openDatabase, type Database } from './open.ts'
import { startPostgres } from './postgres/embedded.ts'

/** Opens the configured database; without DATABASE_URL starts the embedded one. */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<{ db: Database; close: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    const db = await openDatabase({ connectionString: config.databaseUrl })
    return { db, close: () => db.close() }
  }
  const lock = lockDataFolder(config.dataDir)
  try {
    const server = await startPostgres(path.join(config.dataDir, 'postgres'))
    try {
      const db = await openDatabase(server.connection)
      return {
        db,
        async close() {
          await db.close()
          await server.stop()
          lock.release()
        },
      }
    } catch (error) {
      await server.stop()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
