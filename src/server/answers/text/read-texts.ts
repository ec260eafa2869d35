import type { Reading } from '../plan/reading.ts'
import { certaintyOf } from './certainty.ts'
import { calibrated } from '../confidence/calibrated.ts'
import { rankCandidates } from './ranking.ts'
import weights from './ranking.json' with { type: 'json' }
import surePoints from './sure-points.json' with { type: 'json' }
import { readCandidates } from './read-candidates.ts'
import type { ReadCandidate } from './candidate.ts'
import type { Reader, TitledEvidence } from './reader.ts'
import { keepsLimit } from './stated-limit.ts'
import { forbids } from './stated-permission.ts'

/** The reader's answer from the passages. */
export type TextReading = {
  best: ReadCandidate
  /** The same answer in other passages. */
  support: ReadCandidate[]
  /** 0 to 1: share of such answers that were right. */
  confidence: number
  /** The answer to a yes-no question, if the reader is certain. */
  decision?: 'yes' | 'no'
}

/** Below this, too many questions that the documents do not answer would get an answer. */
const leastConfidence = 0.37
/** Minimum log-odds to answer yes or no, and not only quote the deciding sentence. */
const leastDecided = 1

/** As measured on held-out papers, and on everyday questions where those say that it is sure. */
function confidenceOf(certainty: number): number {
  const confidence = calibrated(certainty, weights.calibration)
  return confidence < surePoints.from ? confidence : calibrated(certainty, surePoints.points)
}

/** The likeliest answer in the passages, or undefined if they do not seem to contain one. */
export async function readTexts(
  reader: Reader,
  reading: Reading,
  evidence: readonly TitledEvidence[],
  signal?: AbortSignal,
): Promise<TextReading | undefined> {
  const candidates = await readCandidates(reader, reading, evidence, signal)
  const ranked = rankCandidates(candidates)
  const [answer] = ranked
  if (!answer) return undefined
  const certainty = certaintyOf(ranked)
  reader.measured?.(certainty)
  const confidence = confidenceOf(certainty)
  if (confidence < leastConfidence) return undefined
  const { best, support } = answer
  const keeps = reading.yesNo ? keepsLimit(reading, best.sentence.text) : undefined
  const isDecided = reading.yesNo && Math.abs(best.yes) >= leastDecided
  const isForbidden = reading.yesNo && forbids(reading.question, best.sentence.text)
  const isYes = keeps ?? (isForbidden ? false : isDecided ? best.yes > 0 : undefined)
  const elsewhere = new Map(
    support.filter(({ passage }) => passage !== best.passage).map((each) => [each.passage, each]),
  )
  return {
    best,
    support: [...elsewhere.values()].slice(0, 2),
    confidence: Math.round(confidence * 100) / 100,
    ...(isYes === undefined ? {} : { decision: isYes ? 'yes' : 'no' }),
  }
}
