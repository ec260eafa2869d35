import { ConnectorError } from '../connector-error.ts'
import type { ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'
import { repairedDeep } from './repair-text.ts'

const mostBytes = 256 * 1024 * 1024

export type Json = { value: unknown } | { broken: true }

/** Reads a JSON file of the export and repairs its text encoding. */
export async function readJson(file: Pick<ArchiveFile, 'stream' | 'size'>): Promise<Json> {
  try {
    const text = decodeText(await readAll(file.stream(), mostBytes))
    return { value: repairedDeep(JSON.parse(text)) }
  } catch (error) {
    // A file that cannot be unpacked does not affect the others.
    if (error instanceof SyntaxError || error instanceof ConnectorError) return { broken: true }
    throw error
  }
}
