import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConnectorError } from '../connector-error.ts'
import { readLog, type DatabaseLog } from './apply-log.ts'

export type DatabaseFile = {
  size: number
  stream: () => AsyncIterable<Buffer>
  /** The write-ahead log next to it, with changes not yet in the file. */
  log?: Buffer
}

export type OpenImage = { database: DatabaseSync; close: () => Promise<void> }

/** Larger databases are not held in memory. */
export const mostMemoryBytes = 256 * 1024 * 1024
const options = { readBigInts: true, enableForeignKeyConstraints: false, allowExtension: false }

/**
 * Opens a database that is not on disk: in memory, so that its content is never stored in the
 * clear. Only a database too large for that goes to a private file, which is unlinked at once.
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
/** The header bytes that enable write-ahead logging; without a log it must be off. */
const withoutLog = Buffer.from([1, 1])
const versionsAt = 18

async function wholeImage(
  file: DatabaseFile,
  size: number,
  log: Logged | undefined,
): Promise<Buffer> {
  // A single buffer from the start, because opening copies the database once more.
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
  // Newer than the module's type definitions.
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
    // Reading the first page opens the file; after that it needs no name.
    database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
    // Windows cannot remove open files; there it is removed on close.
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
