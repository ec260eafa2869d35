import type { JudgedQuestion } from './judged-plans.ts'

export type Weights = Record<string, number>
type Options = { rounds?: number; decay?: number; weightOf?: (question: JudgedQuestion) => number }

const scoreOf = (weights: Weights, features: Record<string, number>) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)

/** The probability of each interpretation; the remainder to 1 is that of none. */
export function sharesOf(weights: Weights, { plans }: JudgedQuestion): number[] {
  const scores = plans.map(({ features }) => scoreOf(weights, features))
  const highest = Math.max(0, ...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const all = powers.reduce((sum, power) => sum + power, Math.exp(-highest))
  return powers.map((power) => power / all)
}

/** How each score should move: towards the right interpretations, or all down if none is right. */
function pullsOf(shares: readonly number[], { plans }: JudgedQuestion): number[] {
  const right = plans.reduce((sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0), 0)
  const isAnswerable = plans.some((plan) => plan.isRight)
  return plans.map(({ isRight }, at) => {
    const share = shares[at] ?? 0
    return (isAnswerable && isRight ? share / Math.max(right, 1e-9) : 0) - share
  })
}

/** A choice among interpretations and none, fitted to judged ones by gradient ascent (Adam). */
export function fit(
  questions: readonly JudgedQuestion[],
  start: Weights,
  { rounds = 400, decay = 0.01, weightOf = () => 1 }: Options = {},
): Weights {
  const weights = { ...start }
  const first: Weights = {}
  const second: Weights = {}
  const total = questions.reduce((sum, question) => sum + weightOf(question), 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slopes: Weights = {}
    for (const question of questions) {
      const pulls = pullsOf(sharesOf(weights, question), question)
      const share = weightOf(question) / total
      question.plans.forEach(({ features }, at) => {
        for (const [name, value] of Object.entries(features))
          slopes[name] = (slopes[name] ?? 0) + (pulls[at] ?? 0) * value * share
      })
    }
    for (const [name, slope] of Object.entries(slopes)) {
      const steep = slope - (decay * ((weights[name] ?? 0) - (start[name] ?? 0))) / 10
      first[name] = 0.9 * (first[name] ?? 0) + 0.1 * steep
      second[name] = 0.99 * (second[name] ?? 0) + 0.01 * steep ** 2
      const mean = first[name] / (1 - 0.9 ** round)
      const spread = Math.sqrt(second[name] / (1 - 0.99 ** round)) + 1e-8
      weights[name] = (weights[name] ?? 0) + (0.05 * mean) / spread
    }
  }
  return weights
}
