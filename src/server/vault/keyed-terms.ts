import { createHmac, type KeyObject } from 'node:crypto'

/**
 * The number of an index token (`field:token`) in the lexical index: the first 8 bytes of
 * HMAC-SHA-256, as a signed 64-bit integer. Tokens under different keys do not match.
 */
export function keyTerm(key: KeyObject, token: string): bigint {
  return createHmac('sha256', key).update(token).digest().readBigInt64BE(0)
}
