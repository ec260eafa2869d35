import { createHmac } from 'node:crypto'

const stepMs = 30_000
const digits = 6

/**
 * The half minute, counted from 1970, that a code of an app is of (RFC 6238): the present one, or one
 * beside it, as clocks differ. The latest, should two have the same code.
 */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / stepMs)
  return [now + 1, now, now - 1].find((step) => codeOf(secret, step) === code)
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}
