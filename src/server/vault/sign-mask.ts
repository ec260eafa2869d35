import { createCipheriv, hkdfSync, randomFillSync, type KeyObject } from 'node:crypto'

/** Dimensions of a vector; the sign of each is kept. */
export const dimensions = 384
/** 32-bit words for the signs of a vector. */
export const signWords = dimensions / 32
const nonceWords = 3
const rowWords = nonceWords + signWords
const blockWords = 4
/** A nonce, and the signs under a mask unique to the row. */
export const maskedBytes = rowWords * 4

/** The sign of each dimension of a centred vector, as bits. */
export function signsOf(centred: Float32Array): Uint32Array {
  if (centred.length !== dimensions) throw new Error(`expected ${dimensions} dimensions`)
  const signs = new Uint32Array(signWords)
  for (let i = 0; i < dimensions; i++) {
    if ((centred[i] ?? 0) > 0) signs[i >> 5] = (signs[i >> 5] ?? 0) | (1 << (i & 31))
  }
  return signs
}

export type SignMask = ReturnType<typeof createSignMask>

/**
 * Masks the signs of vectors: AES-256 in counter mode with a random nonce per row, so that rows do
 * not reveal their similarity. Works on many rows at once, because a search unmasks all of them.
 */
export function createSignMask(vectorKey: KeyObject) {
  const key = Buffer.from(hkdfSync('sha256', vectorKey, '', 'trove signs', 32))

  /** The masks of consecutive rows. */
  function padOf(rows: Uint32Array): Uint32Array {
    const count = rows.length / rowWords
    const counters = new Uint32Array(count * signWords)
    let at = 0
    for (let row = 0; row < rows.length; row += rowWords) {
      for (let block = 0; block < signWords / blockWords; block++) {
        counters[at++] = rows[row] ?? 0
        counters[at++] = rows[row + 1] ?? 0
        counters[at++] = rows[row + 2] ?? 0
        counters[at++] = block
      }
    }
    const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
    return toWords(cipher.update(Buffer.from(counters.buffer)))
  }

  function mask(signs: Uint32Array): Buffer {
    const row = new Uint32Array(rowWords)
    randomFillSync(row, 0, nonceWords)
    const pad = padOf(row)
    for (let i = 0; i < signWords; i++) row[nonceWords + i] = (signs[i] ?? 0) ^ (pad[i] ?? 0)
    return Buffer.from(row.buffer)
  }

  function unmask(masked: Buffer): Uint32Array {
    if (masked.length % maskedBytes !== 0) throw new Error('Masked signs are of another length.')
    const rows = toWords(masked)
    const signs = padOf(rows)
    let at = 0
    for (let row = 0; row < rows.length; row += rowWords) {
      for (let i = nonceWords; i < rowWords; i++) {
        signs[at] = (signs[at] ?? 0) ^ (rows[row + i] ?? 0)
        at++
      }
    }
    return signs
  }

  return {
    mask,
    /** The signs of many consecutive masked rows. */
    unmask,
  }
}

/** A copy, because bytes in a pool need not be word-aligned. */
function toWords(bytes: Buffer): Uint32Array {
  const words = new Uint32Array(bytes.length / 4)
  Buffer.from(words.buffer).set(bytes)
  return words
}
