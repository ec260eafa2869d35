import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** Sixty-four digits and letters, grouped as in the app. */
export const backupKey = Array.from({ length: 16 }, (_, at) =>
  ((at * 4_001 + 17) % 65_536).toString(16).padStart(4, '0'),
).join(' ')

const delimited = (number: number, bytes: Buffer) =>
  Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes])

/** A database encrypted like WhatsApp's backups; a single-file backup ends with a checksum. */
export function encryptedStore(database: Buffer, { parts = false } = {}): Buffer {
  const root = Buffer.from(backupKey.replaceAll(' ', ''), 'hex')
  const key = Buffer.from(hkdfSync('sha256', root, Buffer.alloc(32), 'backup encryption', 32))
  const iv = randomBytes(16)
  const header = Buffer.concat([Buffer.from([8, 1]), delimited(3, delimited(1, iv))])
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(deflateSync(database)), cipher.final()])
  const mark = parts ? [header.length, 1] : [header.length]
  const whole = Buffer.concat([Buffer.from(mark), header, body, cipher.getAuthTag()])
  return parts ? whole : Buffer.concat([whole, createHash('md5').update(whole).digest()])
}
