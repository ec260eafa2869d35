import { isUtf8 } from 'node:buffer'
import { ConnectorError } from './connector-error.ts'

/** Reads a stream that must fit into memory. */
export async function readAll(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > most) throw new ConnectorError('bad_file')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Enough of a file to recognise it. */
export const startBytes = 64 * 1024

/** The start of a stream: at least `startBytes`, or everything if it is shorter. */
export async function readStart(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    parts.push(part)
    length += part.length
    if (length >= startBytes) break
  }
  return Buffer.concat(parts)
}

/** Decodes text of unknown encoding: UTF-8, UTF-16 with a byte order mark, else Windows' own. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes)
}
