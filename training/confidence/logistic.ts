export type Features = Record<string, number>
export type Example = { features: Features; isRight: boolean; weight: number }

export const logOddsOf = (weights: Features, features: Features): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)

export const share = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

type Options = { rounds?: number; decay?: number }

/** Logistic regression with an L2 penalty on all weights but `any`, by gradient ascent (Adam). */
export function fitLogistic(
  examples: readonly Example[],
  { rounds = 500, decay = 4 }: Options = {},
): Features {
  const weights: Features = {}
  const first: Features = {}
  const second: Features = {}
  const names = new Set(examples.flatMap(({ features }) => Object.keys(features)))
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slopes: Features = {}
    for (const { features, isRight, weight } of examples) {
      const pull = (Number(isRight) - share(logOddsOf(weights, features))) * (weight / total)
      for (const [name, value] of Object.entries(features))
        slopes[name] = (slopes[name] ?? 0) + pull * value
    }
    const rate = 0.05 * (1 - round / (rounds + 1))
    for (const name of names) {
      const penalty = name === 'any' ? 0 : (decay * (weights[name] ?? 0)) / total
      const steep = (slopes[name] ?? 0) - penalty
      first[name] = 0.9 * (first[name] ?? 0) + 0.1 * steep
      second[name] = 0.99 * (second[name] ?? 0) + 0.01 * steep ** 2
      const mean = first[name] / (1 - 0.9 ** round)
      const spread = Math.sqrt(second[name] / (1 - 0.99 ** round)) + 1e-8
      weights[name] = (weights[name] ?? 0) + (rate * mean) / spread
    }
  }
  return weights
}

type Point = { at: number; isRight: boolean; weight: number }

/**
 * The share of right answers by predicted share, never falling (pool adjacent violators); each
 * step holds at least `least` in weight, and is drawn towards a half by one answer each way.
 */
export function isotonic(points: readonly Point[], least: number): [number, number][] {
  type Block = { sum: number; right: number; weight: number }
  const blocks: Block[] = []
  const shareOf = ({ right, weight }: Block) => (right + 1) / (weight + 2)
  for (const { at, isRight, weight } of points.toSorted((a, b) => a.at - b.at)) {
    const last = blocks.at(-1)
    const block = last && last.weight < least ? last : { sum: 0, right: 0, weight: 0 }
    block.sum += at * weight
    block.right += isRight ? weight : 0
    block.weight += weight
    if (block !== last) blocks.push(block)
  }
  const pooled: Block[] = []
  for (const block of blocks) {
    pooled.push(block)
    for (;;) {
      const [before, last] = pooled.slice(-2)
      if (!before || !last || (shareOf(before) <= shareOf(last) && last.weight >= least)) break
      pooled.splice(-2, 2, {
        sum: before.sum + last.sum,
        right: before.right + last.right,
        weight: before.weight + last.weight,
      })
    }
  }
  return pooled.map((block) => [block.sum / block.weight, shareOf(block)])
}
