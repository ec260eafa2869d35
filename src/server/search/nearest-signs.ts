import { signWords } from '#server/vault/sign-mask.ts'
import type { Candidate } from './candidates.ts'

/** Concatenated signs of vectors, with the ids of their passages. */
export type SignBlock = { ids: BigInt64Array; signs: Uint32Array }

type Wanted = {
  top: number
  /** Restricts the search to these passages. */
  only?: ReadonlySet<bigint> | undefined
}

/** The passages with the smallest Hamming distance to `question`; newest first among equals. */
export function nearest(
  blocks: readonly SignBlock[],
  question: Uint32Array,
  { top, only }: Wanted,
): Candidate[] {
  const distances = blocks.map((block) => distancesTo(block, question, only))
  const limit = distanceOf(distances, top)
  const found: Candidate[] = []
  for (const [number, { ids }] of blocks.entries()) {
    const own = distances[number] ?? new Uint16Array()
    for (let row = 0; row < own.length; row++) {
      const value = own[row] ?? tooFar
      if (value <= limit) found.push({ id: ids[row] ?? 0n, value })
    }
  }
  return found.toSorted((a, b) => a.value - b.value || (a.id < b.id ? 1 : -1)).slice(0, top)
}

/** Greater than any distance. */
const tooFar = signWords * 32 + 1

function distancesTo(
  { ids, signs }: SignBlock,
  question: Uint32Array,
  only: ReadonlySet<bigint> | undefined,
): Uint16Array {
  const distances = new Uint16Array(ids.length)
  for (let row = 0; row < ids.length; row++) {
    let differing = 0
    for (let word = 0, at = row * signWords; word < signWords; word++, at++) {
      differing += bitCount((signs[at] ?? 0) ^ (question[word] ?? 0))
    }
    distances[row] = only && !only.has(ids[row] ?? 0n) ? tooFar : differing
  }
  return distances
}

/** The smallest distance within which there are `top` rows, or all rows. */
function distanceOf(distances: readonly Uint16Array[], top: number): number {
  const rows = new Uint32Array(tooFar + 1)
  for (const own of distances) {
    for (const distance of own) rows[distance] = (rows[distance] ?? 0) + 1
  }
  let within = 0
  for (let distance = 0; distance < tooFar; distance++) {
    within += rows[distance] ?? 0
    if (within >= top) return distance
  }
  return tooFar - 1
}

/** Population count of 32 bits, summed in parallel over pairs, nibbles and bytes. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
