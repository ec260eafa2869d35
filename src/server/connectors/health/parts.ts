import type { ImportFile } from '../connector.ts'
import { isZip, openZip, type ZipEntry } from '../read-zip.ts'
import { detectFormat, headBytes, type HealthFormat } from './detect.ts'

export type Part = {
  name: string
  size: number
  stream: () => AsyncIterable<Buffer>
  /** The format; `undefined` for a file that only accompanies the records. */
  format: HealthFormat | undefined
}
/** The parts of one file, and a function to close it. */
export type Parts = { file: string; parts: Part[]; close: () => void }

const readable = /\.(xml|json|ndjson|jsonl|txt|cda|ccd|ccda)$|^[^.]*$/i

/** A single record, or the files in an archive. */
export async function partsOf(file: ImportFile): Promise<Parts> {
  if (!(await isZip(file))) {
    const head = await file.read(0, Math.min(file.size, headBytes))
    const format = detectFormat(head, file.name)
    const part = { name: file.name, size: file.size, stream: () => file.stream(), format }
    return { file: file.name, parts: [part], close: () => {} }
  }
  const { entries, close } = await openZip(file)
  try {
    const parts: Part[] = []
    for (const { name, size, stream } of entries) {
      const format = readable.test(baseName(name))
        ? detectFormat(await headOf(stream()), name)
        : undefined
      parts.push({ name, size, stream, format })
    }
    return { file: file.name, parts, close }
  } catch (error) {
    close()
    throw error
  }
}

/** The format of a file, taken from the first record found in it. */
export async function firstFormat(file: ImportFile): Promise<HealthFormat | undefined> {
  if (!(await isZip(file))) {
    return detectFormat(await file.read(0, Math.min(file.size, headBytes)), file.name)
  }
  const { entries, close } = await openZip(file)
  try {
    for (const { name, stream } of likely(entries)) {
      const format = detectFormat(await headOf(stream()), name)
      if (format) return format
    }
    return undefined
  } finally {
    close()
  }
}

/**
 * Files that are likely to be records, the likeliest first. Archives of other sources hold up to a
 * hundred thousand files, so not all are inspected.
 */
function likely(entries: readonly ZipEntry[]): ZipEntry[] {
  const named = (pattern: RegExp, most: number) =>
    entries.filter(({ name }) => pattern.test(baseName(name))).slice(0, most)
  return [
    ...named(/\.(xml|cda|ccd|ccda)$/i, 50),
    ...named(/\.(ndjson|jsonl)$/i, 20),
    ...named(/\.json$/i, 30),
    ...named(/\.txt$|^[^.]*$/i, 10),
  ]
}

export const baseName = (name: string): string => name.split('/').at(-1) ?? ''

/** Reads the start of a stream and stops. */
export async function headOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream) {
    pieces.push(piece)
    length += piece.length
    if (length >= headBytes) break
  }
  return Buffer.concat(pieces).subarray(0, headBytes)
}
