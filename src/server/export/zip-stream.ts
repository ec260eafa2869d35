import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in an archive; its content is requested when its turn comes. */
export type ZipPart = {
  path: string
  content: () => AsyncIterable<Buffer | string>
  /** Whether the content is compressed already. */
  packed?: boolean
  at?: Date
}

/** An archive that is produced while it is downloaded, one part at a time. */
export function zipStream(parts: AsyncIterable<ZipPart>): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  // Its type is wider than its class. A wrapping stream could not be aborted while waiting.
  const out = zip.outputStream
  if (!(out instanceof Readable)) throw new TypeError('the archive is not readable')
  zip.on('error', (error: Error) => out.destroy(error))
  void fill(zip, parts, out)
  return Readable.toWeb(out) as ReadableStream<Uint8Array>
}

async function fill(zip: ZipFile, parts: AsyncIterable<ZipPart>, out: Readable): Promise<void> {
  try {
    for await (const part of parts) await add(zip, part, out)
    zip.end()
  } catch (error) {
    out.destroy(error instanceof Error ? error : new Error('an export broke off', { cause: error }))
  }
}

/** Resolves when the content has been read completely, so that only one part is in memory. */
async function add(zip: ZipFile, part: ZipPart, out: Readable): Promise<void> {
  const { path, content, packed, at } = part
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let stream: Readable | undefined
  const stop = () => {
    stream?.destroy()
    reject(new Error('nobody reads the export any more'))
  }
  out.once('close', stop)
  if (out.destroyed) stop()
  else {
    zip.addReadStreamLazy(path, { compress: packed !== true, mtime: at ?? new Date() }, (use) => {
      stream = Readable.from(asBuffers(content()), { objectMode: false })
      stream.once('end', resolve)
      stream.once('error', reject)
      use(null, stream)
    })
  }
  try {
    await promise
  } finally {
    out.off('close', stop)
  }
}

async function* asBuffers(content: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  for await (const part of content) yield typeof part === 'string' ? Buffer.from(part) : part
}
