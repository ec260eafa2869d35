import type { ReadCandidate } from './candidate.ts'
import { normalizeAnswer } from './normalize-answer.ts'
import weights from './ranking.json' with { type: 'json' }

/** Candidates with the same answer, and its probability of being right. */
export type RankedAnswer = { best: ReadCandidate; support: ReadCandidate[]; likelihood: number }

const weightedSum = ({ features }: ReadCandidate, by: readonly number[]) =>
  features.reduce((sum, value, index) => sum + value * (by[index] ?? 0), 0)

/** Worth of a candidate before excerpts are read, which is how they are chosen. */
export const firstValueOf = (candidate: ReadCandidate) => weightedSum(candidate, weights.first)

/** Answers by likelihood; the remainder to 1 is the likelihood that none is right. */
export function rankCandidates(candidates: readonly ReadCandidate[]): RankedAnswer[] {
  const values = candidates.map((candidate) => weightedSum(candidate, weights.features))
  const highest = Math.max(0, ...values)
  const shares = values.map((value) => Math.exp(value - highest))
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-highest))
  const order = [...candidates.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  const byAnswer = Map.groupBy(order, (index) => normalizeAnswer(candidates[index]?.text ?? ''))
  return [...byAnswer.values()]
    .flatMap((indexes): RankedAnswer[] => {
      const [best, ...support] = indexes.flatMap((index) => candidates[index] ?? [])
      const likelihood = indexes.reduce((sum, index) => sum + (shares[index] ?? 0), 0) / all
      return best ? [{ best, support, likelihood }] : []
    })
    .toSorted((a, b) => b.likelihood - a.likelihood)
}
