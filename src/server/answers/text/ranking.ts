import type { ReadCandidate } from './candidate.ts'
import { normalizeAnswer } from './normal.ts'
import weights from './ranking.json' with { type: 'json' }

/** Candidates with the same answer, and its probability of being right. */
export type RankedAnswer = { best: ReadCandidate; support: ReadCandidate[]; likelihood: number }

/** Answers by likelihood; the remainder to 1 is the likelihood that none is right. */
export function rankCandidates(candidates: readonly ReadCandidate[]): RankedAnswer[] {
  const values = candidates.map(({ features }) =>
    features.reduce((sum, value, index) => sum + value * (weights.features[index] ?? 0), 0),
  )
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

/** Share of such answers that were right on held-out papers, interpolated between measurements. */
export function calibrated(
  certainty: number,
  points: readonly (readonly number[])[] = weights.calibration,
): number {
  const after = points.findIndex(([at = 0]) => at >= certainty)
  const [x1 = 1, y1 = 1] = points[after] ?? points.at(-1) ?? []
  const [x0 = x1, y0 = y1] = points[after - 1] ?? []
  const share = x1 > x0 ? (certainty - x0) / (x1 - x0) : 1
  return y0 + (y1 - y0) * Math.max(0, Math.min(1, share))
}
