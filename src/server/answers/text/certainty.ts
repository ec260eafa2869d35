import type { RankedAnswer } from './ranking.ts'
import ranking from './ranking.json' with { type: 'json' }

/** Features of the chosen candidate that indicate certainty, in the order of the ranking's. */
const telling = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 16, 19, 20, 22, 48, 49, 50, 51, 52, 53]
const answers = 3
const smallest = 1e-4

/** Probability that the likeliest answer is right, given everything else that the question found. */
export function certaintyOf(
  ranked: readonly RankedAnswer[],
  weights: readonly number[] = ranking.certainty,
): number {
  const [first] = ranked
  if (!first) return 0
  const { best, likelihood } = first
  const none = 1 - ranked.reduce((sum, each) => sum + each.likelihood, 0)
  const odds = Math.log(Math.max(smallest, likelihood) / Math.max(smallest, 1 - likelihood))
  const all = ranked.flatMap((each) => [each.best, ...each.support])
  const most = Math.max(...all.map(({ features }) => features[answers] ?? 0))
  const own = telling.map((index) => best.features.at(index) ?? 0)
  const sum = [1, likelihood, odds, none, most, ...own].reduce(
    (total, value, index) => total + value * (weights[index] ?? 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}
