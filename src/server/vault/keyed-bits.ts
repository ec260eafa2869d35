import { createCipheriv, hkdfSync, type KeyObject } from 'node:crypto'

/**
 * Turns a centred embedding into bits as stored before signs were masked row by row: the sign of
 * each dimension, in an order and under a mask derived from the person's vector key. Hamming
 * distances within one person are preserved, so a few known texts reveal order and mask. Still
 * needed for vectors that are not masked again yet.
 */
export function createBitsKeyer(
  vectorKey: KeyObject,
  dimensions = 384,
): (centred: Float32Array) => string {
  const order = permutation(vectorKey, dimensions)
  const mask = stream(vectorKey, 'trove mask', dimensions)
  return (centred) => {
    if (centred.length !== dimensions) throw new Error(`expected ${dimensions} dimensions`)
    let bits = ''
    for (let i = 0; i < dimensions; i++) {
      const positive = (centred[order[i] ?? 0] ?? 0) > 0 ? 1 : 0
      bits += positive ^ ((mask[i] ?? 0) & 1)
    }
    return bits
  }
}

/** Recovers the signs from such bits. */
export function createBitsReader(
  vectorKey: KeyObject,
  dimensions = 384,
): (bits: string) => Uint32Array {
  const order = permutation(vectorKey, dimensions)
  const mask = stream(vectorKey, 'trove mask', dimensions)
  return (bits) => {
    const signs = new Uint32Array(dimensions / 32)
    for (const [i, dimension] of order.entries()) {
      const positive = Number(bits[i]) ^ ((mask[i] ?? 0) & 1)
      signs[dimension >> 5] = (signs[dimension >> 5] ?? 0) | (positive << (dimension & 31))
    }
    return signs
  }
}

/** Fisher-Yates with random numbers derived from the key. */
function permutation(key: KeyObject, size: number): number[] {
  const random = stream(key, 'trove order', size * 4)
  const order = Array.from({ length: size }, (_, index) => index)
  for (let i = size - 1; i > 0; i--) {
    const j = random.readUInt32BE(i * 4) % (i + 1)
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
  return order
}

function stream(key: KeyObject, purpose: string, bytes: number): Buffer {
  const streamKey = Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
  return createCipheriv('aes-256-ctr', streamKey, Buffer.alloc(16)).update(Buffer.alloc(bytes))
}
