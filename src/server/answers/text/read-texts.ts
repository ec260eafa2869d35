import type { Reading } from '../plan/reading.ts'
import { calibrated, rankCandidates } from './ranking.ts'
import { readCandidates } from './read-candidates.ts'
import type { ReadCandidate, Reader, Titled } from './read-candidates.ts'

/** What the reader makes of the passages; undefined where there is none, and rules have to do. */
export type TextReading = {
  best: ReadCandidate
  /** The same answer in other passages. */
  support: ReadCandidate[]
  /** 0 to 1: share of such answers that were right. */
  confidence: number
  /** What a yes-no question is answered with, where the reader is sure of it. */
  decision?: 'yes' | 'no'
}

/** Below this an answer is wrong more often than it helps. */
const leastConfidence = 0.4
/** Log-odds from which yes or no is said, not only the sentence that decides. */
const leastDecided = 1

/** The likeliest answer in the passages, or nothing where they do not seem to have it. */
export async function readTexts(
  reader: Reader,
  reading: Reading,
  evidence: readonly Titled[],
  signal?: AbortSignal,
): Promise<TextReading | undefined> {
  const candidates = await readCandidates(reader, reading, evidence, signal)
  const [answer] = rankCandidates(candidates)
  if (!answer) return undefined
  const confidence = calibrated(answer.likelihood)
  if (confidence < leastConfidence) return undefined
  const { best, support } = answer
  const isDecided = reading.yesNo && Math.abs(best.yes) >= leastDecided
  const elsewhere = new Map(
    support.filter(({ passage }) => passage !== best.passage).map((each) => [each.passage, each]),
  )
  return {
    best,
    support: [...elsewhere.values()].slice(0, 2),
    confidence: Math.round(confidence * 100) / 100,
    ...(isDecided ? { decision: best.yes > 0 ? ('yes' as const) : ('no' as const) } : {}),
  }
}
