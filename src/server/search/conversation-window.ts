import { addPacked } from './pack-vector.ts'
import type { PackedVector } from './pack-vector.ts'

/** How many passages on each side may belong to the window around a passage. */
export const windowReach = 3
/** What a passage in the window is worth, for each step away from its middle. */
export const fading = 0.8
/** A window is as long as a turn of a conversation needs; long passages explain themselves. */
const windowWords = 200
const longestThatCounts = 60

export type WindowPart = { distance: number; length: number; vector: PackedVector | undefined }

/** The parts of one side, from the nearest on, that belong to the window; the nearest always does. */
export function withinWindow<T extends { length: number }>(side: readonly (T | undefined)[]): T[] {
  const kept: T[] = []
  let words = 0
  for (const part of side) {
    words += part?.length ?? 0
    if (!part || (kept.length > 0 && words > windowWords)) break
    kept.push(part)
  }
  return kept
}

/**
 * Likeness of a question to a whole window. The model makes a text's vector of the mean of its
 * words, so the vector of the window is put together from those of its parts.
 */
export function windowCosine(
  question: Float32Array | undefined,
  parts: readonly WindowPart[],
): number | undefined {
  if (!question) return undefined
  const sum = new Float32Array(question.length)
  for (const { distance, length, vector } of parts) {
    if (!vector) continue
    const weight = Math.sqrt(Math.min(longestThatCounts, length)) * fading ** distance
    addPacked(sum, vector, weight)
  }
  let squares = 0
  let product = 0
  for (let i = 0; i < sum.length; i++) {
    const value = sum[i] ?? 0
    squares += value * value
    product += value * (question[i] ?? 0)
  }
  return squares > 0 ? product / Math.sqrt(squares) : undefined
}
