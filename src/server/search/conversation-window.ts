import { addPacked } from './pack-vector.ts'
import type { PackedVector } from './pack-vector.ts'

/** Most passages on each side of a passage that its window may include. */
export const windowReach = 3
/** Weight of a passage in the window, for each step away from its middle. */
export const distanceDecay = 0.8
/** Enough context for a turn of a conversation; long passages need none. */
export const windowWords = 200
const longestThatCounts = 60

export type WindowPart = { distance: number; length: number; vector: PackedVector | undefined }

/** The passages on one side that belong to the window, nearest first; the nearest always does. */
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
 * Similarity of a question to a whole window. The model computes a text's vector as the mean of its
 * words, so the vector of the window is composed of those of its parts.
 */
export function conversationCosine(
  question: Float32Array | undefined,
  parts: readonly WindowPart[],
): number | undefined {
  if (!question) return undefined
  const sum = new Float32Array(question.length)
  for (const { distance, length, vector } of parts) {
    if (!vector) continue
    const weight = Math.sqrt(Math.min(longestThatCounts, length)) * distanceDecay ** distance
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
