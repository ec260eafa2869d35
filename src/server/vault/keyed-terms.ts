import { createHmac, type KeyObject } from 'node:crypto'

const cachedTerms = 100_000

/** The number of one index token; `createTermKeyer` says how it is made. */
export function keyTerm(indexKey: KeyObject, token: string): bigint {
  return createHmac('sha256', indexKey).update(token).digest().readBigInt64BE(0)
}

/**
 * Turns index tokens (`field:token`) into the numbers that stand in the lexical index: the first
 * 8 bytes of HMAC-SHA-256, as a signed 64-bit integer. Tokens of two people never meet.
 */
export function createTermKeyer(indexKey: KeyObject): (token: string) => bigint {
  const known = new Map<string, bigint>()
  return (token) => {
    const cached = known.get(token)
    if (cached !== undefined) return cached
    const term = keyTerm(indexKey, token)
    if (known.size >= cachedTerms) known.clear()
    known.set(token, term)
    return term
  }
}
