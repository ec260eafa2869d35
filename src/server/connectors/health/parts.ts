import type { ImportFile } from '../connector.ts'
import { isZip, openZip, type ZipEntry } from '../read-zip.ts'
import { detectFormat, headBytes, type HealthFormat } from './detect.ts'

export type Part = {
  name: string
  size: number
  stream: () => AsyncIterable<Buffer>
  /** What it is; `undefined` for what only stands beside the records. */
  format: HealthFormat | undefined
}
/** The parts of one file, and how to let go of it. */
export type Parts = { file: string; parts: Part[]; close: () => void }

const readable = /\.(xml|json|ndjson|jsonl|txt|cda|ccd|ccda)$|^[^.]*$/i

/** A file that is a record, or the records in an archive. */
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

/** What a file is in a few words, as soon as one record in it is found. */
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
 * Where a record would be, the surest first. Other sources' archives hold a hundred thousand files,
 * so not all of them are looked at.
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

/** The beginning of a stream, which is then left. */
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
