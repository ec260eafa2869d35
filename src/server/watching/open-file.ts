import { createHash } from 'node:crypto'
import { constants, open, realpath, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { FoundFile } from './list-files.ts'

const pieceBytes = 1024 * 1024

export type OpenFile = {
  /** Its path within the folder. */
  path: string
  file: ImportFile
  /** A digest of the content. */
  digest(): Promise<string>
} & AsyncDisposable

/**
 * Opens a file for reading. Returns nothing if it has changed since it was found, or if a link put
 * in its place since then leads out of the folder.
 */
export async function openFile(
  folder: string,
  name: string,
  found: FoundFile,
): Promise<OpenFile | undefined> {
  const place = path.join(folder, name)
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const handle = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  if (!handle) return undefined
  if (!(await isWithin(handle, folder, place, found))) {
    await handle.close()
    return undefined
  }
  const file: ImportFile = {
    name: path.posix.basename(name),
    size: found.size,
    read: (from, length) => readPart(handle, from, Math.min(length, found.size - from)),
    async *stream() {
      for (let at = 0; at < found.size; at += pieceBytes) {
        yield await readPart(handle, at, Math.min(pieceBytes, found.size - at))
      }
    },
  }
  return {
    path: name,
    file,
    async digest() {
      const hash = createHash('sha256')
      for await (const piece of file.stream()) hash.update(piece)
      return hash.digest('base64url')
    },
    [Symbol.asyncDispose]: () => handle.close(),
  }
}

/** The open file is the one that its path leads to, and that is in the folder. */
async function isWithin(handle: FileHandle, folder: string, place: string, found: FoundFile) {
  try {
    const [opened, real] = [await handle.stat(), await realpath(place)]
    const named = await stat(real)
    return (
      opened.isFile() &&
      real.startsWith(folder + path.sep) &&
      opened.dev === named.dev &&
      opened.ino === named.ino &&
      opened.size === found.size &&
      Math.floor(opened.mtimeMs) === found.modified
    )
  } catch {
    return false
  }
}

async function readPart(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  if (length <= 0) return Buffer.alloc(0)
  const bytes = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, from + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}
