import { createDecipheriv, createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { ConnectorError } from '../connector-error.ts'
import { bytesIn, numberIn, protobufFields, type ProtobufField } from '../protobuf.ts'

const rounds = 250_000
const macBytes = 10
const lengthBytes = 4
/** A frame is at most a row of a database; attachments are not frames. */
const mostFrameBytes = 64 * 1024 * 1024
const mostHeaderBytes = 512

type Header = { iv: Buffer; salt: Buffer; hidesLengths: boolean; length: number }

/** The header of a backup by Signal for Android; undefined for all other files. */
export function signalHeader(start: Buffer): Header | undefined {
  if (start.length < lengthBytes) return undefined
  const length = start.readUInt32BE(0)
  if (length === 0 || length > mostHeaderBytes || start.length < lengthBytes + length) {
    return undefined
  }
  try {
    const frame = protobufFields(start.subarray(lengthBytes, lengthBytes + length))
    const header = frame.length === 1 ? bytesIn(frame, 1) : undefined
    const fields = header ? protobufFields(header) : []
    const iv = bytesIn(fields, 1)
    const salt = bytesIn(fields, 2)
    if (iv?.length !== 16 || salt?.length !== 32) return undefined
    const hidesLengths = (numberIn(fields, 3) ?? 0n) >= 1n
    return { iv, salt, hidesLengths, length: lengthBytes + length }
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

/** Thirty digits, as the app shows them in groups of five. */
const digitsOf = (passphrase: string) => passphrase.replaceAll(/[\s-]/g, '')

function keysOf(passphrase: string, salt: Buffer): { cipher: Buffer; mac: Buffer } {
  const input = Buffer.from(digitsOf(passphrase))
  let hash: Buffer = input
  for (let round = 0; round < rounds; round++) {
    const digest = createHash('sha512')
    if (round === 0) digest.update(salt)
    hash = digest.update(hash).update(input).digest()
  }
  const secret = hash.subarray(0, 32)
  const keys = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(32), 'Backup Export', 64))
  return { cipher: keys.subarray(0, 32), mac: keys.subarray(32) }
}

type FrameSource = { stream: () => AsyncIterable<Buffer> }

/** The frames of a backup. With a wrong passphrase the first one fails. */
export async function* signalFrames(
  { stream }: FrameSource,
  passphrase: string,
): AsyncGenerator<ProtobufField[]> {
  const bytes = createTaker(stream())
  const start = await bytes.take(lengthBytes)
  const rest = await bytes.take(Math.min(start.readUInt32BE(0), mostHeaderBytes))
  const header = signalHeader(Buffer.concat([start, rest]))
  if (!header) throw new ConnectorError('bad_file')
  if (!/^\d{30}$/.test(digitsOf(passphrase))) throw new ConnectorError('auth_failed')
  const keys = keysOf(passphrase, header.salt)
  let counter = header.iv.readUInt32BE(0)
  const cipherOfNext = () => {
    const iv = Buffer.from(header.iv)
    iv.writeUInt32BE(counter >>> 0, 0)
    counter = (counter + 1) >>> 0
    return createDecipheriv('aes-256-ctr', keys.cipher, iv)
  }
  for (let first = true; ; first = false) {
    const cipher = cipherOfNext()
    const mac = createHmac('sha256', keys.mac)
    const written = await bytes.take(lengthBytes)
    if (header.hidesLengths) mac.update(written)
    const length = (header.hidesLengths ? cipher.update(written) : written).readUInt32BE(0)
    const wrong = new ConnectorError(first ? 'auth_failed' : 'bad_file')
    if (length < macBytes || length > mostFrameBytes) throw wrong
    const frame = await bytes.take(length)
    const body = frame.subarray(0, -macBytes)
    const expected = mac.update(body).digest().subarray(0, macBytes)
    if (!timingSafeEqual(expected, frame.subarray(-macBytes))) throw wrong
    const fields = protobufFields(cipher.update(body))
    if (numberIn(fields, frames.end) === 1n) return
    yield fields
    const blob = blobLength(fields)
    if (blob !== undefined) {
      // Pictures have an initialization vector of their own and are skipped.
      cipherOfNext()
      await bytes.pass(blob + macBytes)
    }
  }
}

const frames = { attachment: 4, end: 6, avatar: 7, sticker: 8 }

function blobLength(fields: readonly ProtobufField[]): number | undefined {
  const found: readonly (readonly [number, number])[] = [
    [frames.attachment, 3],
    [frames.avatar, 2],
    [frames.sticker, 2],
  ]
  for (const [number, length] of found) {
    const frame = bytesIn(fields, number)
    if (frame) return Number(numberIn(protobufFields(frame), length) ?? 0n)
  }
  return undefined
}

/** Reads exact numbers of bytes from a stream. */
function createTaker(stream: AsyncIterable<Buffer>) {
  const parts = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async (): Promise<Buffer> => {
    const next = await parts.next()
    if (next.done) throw new ConnectorError('bad_file')
    return next.value
  }
  return {
    async take(length: number): Promise<Buffer> {
      const taken = [rest]
      let have = rest.length
      while (have < length) {
        const part = await more()
        taken.push(part)
        have += part.length
      }
      const whole = taken.length === 1 ? rest : Buffer.concat(taken)
      rest = whole.subarray(length)
      return whole.subarray(0, length)
    },
    async pass(length: number): Promise<void> {
      let left = length
      while (left > rest.length) {
        left -= rest.length
        rest = await more()
      }
      rest = rest.subarray(left)
    },
  }
}
