import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PSTFile } from 'pst-extractor'
import { ConnectorError } from '../connector-error.ts'
import type { ArchiveFile } from '../open-archive.ts'

/** Larger files are not held in memory. */
export const mostMemoryBytes = 256 * 1024 * 1024

/**
 * Opens a data file that is not on disk: in memory, so that its content is never stored in the
 * clear. Only one too large for that goes to a private file, which is unlinked at once.
 */
export async function openStore(file: ArchiveFile): Promise<{ store: PSTFile } & AsyncDisposable> {
  if (file.size <= mostMemoryBytes) {
    const store = opened(await wholeOf(file))
    return { store, [Symbol.asyncDispose]: () => Promise.resolve() }
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trove-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const place = path.join(folder, 'store')
    await write(place, file)
    const store = opened(place)
    // Windows cannot remove open files; there it is removed on close.
    await remove().catch(() => undefined)
    return {
      store,
      async [Symbol.asyncDispose]() {
        store.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

function opened(content: Buffer | string): PSTFile {
  try {
    return typeof content === 'string' ? new PSTFile(content) : new PSTFile(content)
  } catch (error) {
    throw new ConnectorError('bad_file', { cause: error })
  }
}

async function wholeOf(file: ArchiveFile): Promise<Buffer> {
  const whole = Buffer.alloc(file.size)
  let at = 0
  for await (const part of file.stream()) {
    part.copy(whole, at)
    at += part.length
    if (at > file.size) throw new ConnectorError('bad_file')
  }
  return whole
}

async function write(place: string, file: ArchiveFile): Promise<void> {
  const handle = await open(place, 'wx', 0o600)
  try {
    let at = 0
    for await (const part of file.stream()) {
      at += part.length
      if (at > file.size) throw new ConnectorError('bad_file')
      await handle.writeFile(part)
    }
  } finally {
    await handle.close()
  }
}
