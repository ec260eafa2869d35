import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export const passphrase = '12345 67890 12345 67890 12345 67890'

function varint(value: number | bigint): Buffer {
  const bytes: number[] = []
  for (let left = BigInt.asUintN(64, BigInt(value)); ; left >>= 7n) {
    const more = left > 0x7fn
    bytes.push(Number(left & 0x7fn) | (more ? 0x80 : 0))
    if (!more) return Buffer.from(bytes)
  }
}
const numeric = (number: number, value: number | bigint) =>
  Buffer.concat([varint(number << 3), varint(value)])
const delimited = (number: number, bytes: Buffer) =>
  Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes])

type Cell = string | number | null
const cell = (value: Cell) =>
  typeof value === 'string'
    ? delimited(1, Buffer.from(value))
    : value === null
      ? numeric(5, 1)
      : numeric(2, value)

/** A frame with an SQL statement of the backup. */
export const statement = (sql: string, cells: readonly Cell[] = []) =>
  delimited(
    2,
    Buffer.concat([
      delimited(1, Buffer.from(sql)),
      ...cells.map((value) => delimited(2, cell(value))),
    ]),
  )
/** A frame for a picture, with the bytes that follow it. */
export const attachment = (bytes: Buffer) => ({
  frame: delimited(4, numeric(3, bytes.length)),
  bytes,
})

type Frame = Buffer | { frame: Buffer; bytes: Buffer }

/** A backup in the format of Signal for Android; since version 1, lengths are encrypted, too. */
export function signalBackupOf(frames: readonly Frame[], version = 1): Buffer {
  const [iv, salt] = [randomBytes(16), randomBytes(32)]
  const input = Buffer.from(passphrase.replaceAll(' ', ''))
  let hash: Buffer = input
  for (let round = 0; round < 250_000; round++) {
    const digest = createHash('sha512')
    if (round === 0) digest.update(salt)
    hash = digest.update(hash).update(input).digest()
  }
  const keys = Buffer.from(
    hkdfSync('sha256', hash.subarray(0, 32), Buffer.alloc(32), 'Backup Export', 64),
  )
  const header = delimited(
    1,
    Buffer.concat([delimited(1, iv), delimited(2, salt), numeric(3, version)]),
  )
  let counter = iv.readUInt32BE(0)
  const next = () => {
    const own = Buffer.from(iv)
    own.writeUInt32BE(counter, 0)
    counter = (counter + 1) >>> 0
    return createCipheriv('aes-256-ctr', keys.subarray(0, 32), own)
  }
  const length = (size: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(size)
    return bytes
  }
  const sealed = (plain: Buffer, withLength: boolean) => {
    const cipher = next()
    const mac = createHmac('sha256', keys.subarray(32))
    const size = length(plain.length + 10)
    const head = !withLength ? Buffer.alloc(0) : version >= 1 ? cipher.update(size) : size
    if (withLength && version >= 1) mac.update(head)
    const body = cipher.update(plain)
    return Buffer.concat([head, body, mac.update(body).digest().subarray(0, 10)])
  }
  const parts = [...frames, numeric(6, 1)].flatMap((frame) =>
    Buffer.isBuffer(frame)
      ? [sealed(frame, true)]
      : [sealed(frame.frame, true), sealed(frame.bytes, false)],
  )
  return Buffer.concat([length(header.length), header, ...parts])
}
