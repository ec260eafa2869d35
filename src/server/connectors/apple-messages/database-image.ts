import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConnectorError } from '../connector-error.ts'
import { readLog, type DatabaseLog } from './apply-log.ts'

export type DatabaseFile = {
  size: number
  stream: () => AsyncIterable<Buffer>
  /** The log that lay beside it, with what is not in the file yet. */
  log?: Buffer
}

export type OpenImage = { database: DatabaseSync; close: () => Promise<void> }

/** A larger database than this is not held in memory. */
export const mostMemoryBytes = 256 * 1024 * 1024
const options = { readBigInts: true, enableForeignKeyConstraints: false, allowExtension: false }

/**
 * Opens a database file that is nowhere on disk: in memory, so that its content lies nowhere in the
 * clear. Only what is too large for that goes to a private file, which loses its name at once.
 */
export async function openImage(
  file: DatabaseFile,
  inMemory = mostMemoryBytes,
): Promise<OpenImage> {
  const log = file.log && readLog(file.log)
  const logged = file.log && log ? { ...log, bytes: file.log } : undefined
  const size = logged ? logged.pages * logged.pageSize : file.size
  // Every page is in one of the two files.
  if (size > file.size + (file.log?.length ?? 0)) throw new ConnectorError('bad_file')
  if (Math.max(file.size, size) <= inMemory)
    return openInMemory(await wholeImage(file, size, logged))
  return openOnDisk(file, logged)
}

type Logged = DatabaseLog & { bytes: Buffer }

const magic = 'SQLite format 3\0'
/** Bytes that say whether the database is used with a log; without one it must not be. */
const withoutLog = Buffer.from([1, 1])
const versionsAt = 18

async function wholeImage(
  file: DatabaseFile,
  size: number,
  log: Logged | undefined,
): Promise<Buffer> {
  // One piece of memory from the start: the database is copied once more when it is opened.
  const image = Buffer.alloc(size)
  let at = 0
  for await (const part of file.stream()) {
    part.copy(image, at)
    at += part.length
    if (at > file.size) throw new ConnectorError('bad_file')
  }
  for (const { position, page } of pagesOf(log)) page.copy(image, position)
  if (image.toString('latin1', 0, 16) !== magic) throw new ConnectorError('bad_file')
  withoutLog.copy(image, versionsAt)
  return image
}

function* pagesOf(log: Logged | undefined): Generator<{ position: number; page: Buffer }> {
  if (!log) return
  for (const [number, at] of log.at) {
    if (number < 1 || number > log.pages) continue
    const page = log.bytes.subarray(at, at + log.pageSize)
    yield { position: (number - 1) * log.pageSize, page }
  }
}

function openInMemory(image: Buffer): OpenImage {
  const database = new DatabaseSync(':memory:', options)
  // Newer than the types that describe the module.
  const deserialize: unknown = Reflect.get(database, 'deserialize')
  if (typeof deserialize !== 'function') throw new ConnectorError('unsupported')
  try {
    Reflect.apply(deserialize, database, [image])
  } catch (error) {
    database.close()
    throw new ConnectorError('bad_file', { cause: error })
  }
  return {
    database,
    close: () => {
      database.close()
      return Promise.resolve()
    },
  }
}

async function openOnDisk(file: DatabaseFile, log: Logged | undefined): Promise<OpenImage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trove-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const place = path.join(folder, 'image')
    await writeImage(place, file, log)
    const database = new DatabaseSync(place, { ...options, readOnly: true })
    // Reading the first page opens the file; from then on it needs no name.
    database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
    // Windows does not remove open files; there it goes at the end.
    await remove().catch(() => undefined)
    return {
      database,
      close: async () => {
        database.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error instanceof Error && 'errcode' in error
      ? new ConnectorError('bad_file', { cause: error })
      : error
  }
}

async function writeImage(place: string, file: DatabaseFile, log: Logged | undefined) {
  const handle = await open(place, 'wx+', 0o600)
  try {
    let at = 0
    for await (const part of file.stream()) {
      at += part.length
      if (at > file.size) throw new ConnectorError('bad_file')
      await handle.writeFile(part)
    }
    for (const { position, page } of pagesOf(log)) {
      await handle.write(page, 0, page.length, position)
    }
    if (log) await handle.truncate(log.pages * log.pageSize)
    const { buffer: start } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    if (start.toString('latin1') !== magic) throw new ConnectorError('bad_file')
    await handle.write(withoutLog, 0, withoutLog.length, versionsAt)
  } finally {
    await handle.close()
  }
}
