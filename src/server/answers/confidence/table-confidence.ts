import type { PlanChoice } from '../plan/plan-question.ts'
import type { Reading } from '../plan/reading.ts'
import { leftOutOf } from '../unmatched-words.ts'
import { calibrated } from './calibrated.ts'
import { evidenceOf, type Outcome, type TableEvidence } from './table-evidence.ts'
import fitted from './table-weights.json' with { type: 'json' }

export type Measured = { evidence: TableEvidence; confidence: number }

/** Maximum confidence in an answer that nothing was found. */
const mostIfNothing = 0.3
/** Maximum confidence in a count of no rows: whoever asks how often mostly knows of some. */
const mostIfNone = 0.6
/** Maximum confidence in an answer that leaves out a word of the question, and says so. */
const mostIfLeftOut = 0.8
/** Maximum confidence in a candidate that replaced the planner's query: about half of them are right. */
const mostIfReplaced = 0.5

const weights: Partial<Record<string, number>> = fitted.weights

/**
 * The confidence in an answer from a table: the share of such answers that were right for people
 * who had no part in the fit; see training/README.md.
 */
export function tableConfidence(
  choice: PlanChoice,
  reading: Reading,
  outcome: Outcome & { found: boolean } = { found: true, rows: 1, matched: 1 },
  measured?: (measured: Measured) => void,
): number {
  const evidence = evidenceOf(choice, reading, outcome)
  const logOdds = Object.entries(evidence).reduce(
    (sum, [name, value]) => sum + value * (weights[name] ?? 0),
    0,
  )
  const share = calibrated(1 / (1 + Math.exp(-logOdds)), fitted.calibration)
  const most = outcome.found ? (choice.plan.isReplaced ? mostIfReplaced : 1) : mostIfNothing
  const mostOfCount = 'nothing' in evidence ? mostIfNone : 1
  const mostOfRest = leftOutOf(choice, reading).length > 0 ? mostIfLeftOut : 1
  const confidence = Math.round(Math.min(share, most, mostOfCount, mostOfRest) * 100) / 100
  if (outcome.found) measured?.({ evidence, confidence })
  return confidence
}
