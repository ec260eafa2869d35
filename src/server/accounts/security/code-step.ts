import { createHmac } from 'node:crypto'

const stepMs = 30_000
const digits = 6

/**
 * The step of an authenticator code, a half minute counted from 1970 (RFC 6238): the current one,
 * or an adjacent one, since clocks differ. The latest, if two have the same code.
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
