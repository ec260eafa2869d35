import { createDecipheriv, createHash, hkdfSync } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { constants, createInflate, inflateSync } from 'node:zlib'
import type { DatabaseFile } from '../apple-messages/database-image.ts'
import { isDatabase } from '../apple-messages/find-databases.ts'
import { ConnectorError } from '../connector-error.ts'
import type { ImportFile } from '../connector.ts'
import { bytesIn, protobufFields } from '../protobuf.ts'

type Encrypted = Pick<ImportFile, 'size' | 'read' | 'stream'>
type Header = { iv: Buffer; length: number }

const headerBytes = 512
/** Long enough to recognise the format, and so short that damage in it is unlikely. */
const checkedBytes = 256
/** A tag and, unless the backup consists of several files, a checksum of everything. */
const tailBytes = 32
const tagBytes = 16
const ivBytes = 16

/** The header of a backup encrypted with a key of 64 digits; undefined for all other files. */
export async function encryptedHeader(file: Encrypted): Promise<Header | undefined> {
  const start = await file.read(0, headerBytes)
  const size = start[0] ?? 0
  // A marker for several files may be between the size and the header.
  const at = start[1] === 1 ? 2 : 1
  if (size === 0 || size > 0x7f || start.length < at + size || isDatabase(start)) return undefined
  try {
    const given = bytesIn(protobufFields(start.subarray(at, at + size)), 3)
    const iv = given && bytesIn(protobufFields(given), 1)
    return iv?.length === ivBytes ? { iv, length: at + size } : undefined
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

/** The key of the file, from the digits entered by the person; undefined if they are not valid. */
function keyOf(digits: string): Buffer | undefined {
  const hex = digits.replaceAll(/[\s-]/g, '')
  if (!/^[0-9a-f]{64}$/i.test(hex)) return undefined
  const root = Buffer.from(hex, 'hex')
  return Buffer.from(hkdfSync('sha256', root, Buffer.alloc(32), 'backup encryption', 32))
}

/** Whether the digits open the file, judging by its beginning. */
export async function opensStore(file: Encrypted, digits: string): Promise<boolean> {
  const header = await encryptedHeader(file)
  const key = keyOf(digits)
  if (!header || !key) return false
  const end = Math.min(checkedBytes, Math.max(0, file.size - tailBytes - header.length))
  const cipher = createDecipheriv('aes-256-gcm', key, header.iv)
  try {
    const start = cipher.update(await file.read(header.length, end))
    return isDatabase(inflateSync(start, { finishFlush: constants.Z_SYNC_FLUSH }))
  } catch {
    return false
  }
}

/** The database in a backup. It is verified to its end before any of it is read. */
export async function decryptedStore(file: Encrypted, digits: string): Promise<DatabaseFile> {
  const header = await encryptedHeader(file)
  const key = keyOf(digits)
  if (!header || !key || !(await opensStore(file, digits))) throw new ConnectorError('auth_failed')
  const stream = () => inflated(decrypted(file, header, key))
  let size = 0
  for await (const part of stream()) size += part.length
  return { size, stream }
}

async function* decrypted(
  file: Encrypted,
  { iv, length }: Header,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
  const sum = createHash('md5')
  let skip = length
  let tail: Buffer = Buffer.alloc(0)
  for await (const part of file.stream()) {
    const bytes = Buffer.concat([tail, part])
    const body = bytes.subarray(0, Math.max(0, bytes.length - tailBytes))
    tail = bytes.subarray(body.length)
    sum.update(body)
    const content = body.subarray(Math.min(skip, body.length))
    skip -= body.length - content.length
    if (content.length > 0) yield cipher.update(content)
  }
  const last = tail.subarray(0, tagBytes)
  const isWhole = sum.update(last).digest().equals(tail.subarray(tagBytes))
  if (!isWhole) yield cipher.update(last)
  cipher.setAuthTag(isWhole ? last : tail.subarray(tagBytes))
  yield cipher.final()
}

async function* inflated(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflate = createInflate()
  pipeline(Readable.from(bytes), inflate, () => undefined)
  try {
    for await (const part of inflate) yield Buffer.from(part)
  } catch (cause) {
    // The key has been accepted before, so an error here means damage.
    throw cause instanceof ConnectorError ? cause : new ConnectorError('bad_file', { cause })
  }
}
