import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const periodMs = 30_000

/** The code of an authenticator app for a key (RFC 6238). */
export function totpCode(key: string, atMs = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / periodMs)))
  const digest = createHmac('sha1', totpSecret(key)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The next code: already accepted, since clocks differ, and not used up by the current one. */
export const nextTotpCode = (key: string) => totpCode(key, Date.now() + periodMs)

/** The secret that the key encodes. */
export function totpSecret(key: string): Buffer {
  const bits = Array.from(key.replaceAll(/[^A-Z2-7]/g, ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
