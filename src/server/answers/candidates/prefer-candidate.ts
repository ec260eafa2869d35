import type { IndexedTable } from '../plan/indexed-table.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../plan/reading.ts'
import type { CandidateFeatures } from './candidate-features.ts'
import { measureCandidates } from './measure-candidates.ts'
import fitted from './weights.json' with { type: 'json' }

const weights: Partial<Record<string, number>> = fitted

/** How much likelier, in log odds, a candidate must be than the planner's interpretation. */
const leastLead = 1

const scoreOf = (features: CandidateFeatures): number => {
  let score = 0
  for (const [name, value] of features) score += value * (weights[name] ?? 0)
  return score
}

/**
 * The planner's first interpretation of a question over one sheet, or a clearly likelier candidate
 * in its place. The weights are fitted by training/candidates.
 */
export function preferCandidate(
  reading: Reading,
  table: IndexedTable,
  plans: readonly [Plan, ...Plan[]],
): Plan {
  const [first] = plans
  const scored = measureCandidates(reading, table, plans).map((each) => ({
    ...each,
    score: scoreOf(each.features),
  }))
  const [planned] = scored
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  if (!planned || best.score - planned.score < leastLead) return first
  return best.plan ?? { ...first, query: best.candidate.query, isReplaced: true }
}
