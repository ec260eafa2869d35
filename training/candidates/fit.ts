/** A question as numbers: for each candidate, its features and whether it is right. */
export type Example = {
  table: string
  candidates: { ids: Int32Array; values: Float32Array; isRight: boolean }[]
  /** The candidate that the planner would have chosen. */
  planned: number
}

export type FitOptions = { epochs: number; rate: number; decay: number; seed: number }

const scoresOf = (weights: Float64Array, { candidates }: Example) =>
  candidates.map(({ ids, values }) => {
    let score = 0
    for (let at = 0; at < ids.length; at += 1)
      score += (weights[ids[at] ?? 0] ?? 0) * (values[at] ?? 0)
    return score
  })

/** The index of the likeliest candidate, and how much likelier than the planner's it is, in log odds. */
export function bestOf(weights: Float64Array, example: Example): { at: number; lead: number } {
  const scores = scoresOf(weights, example)
  const at = scores.indexOf(Math.max(...scores))
  return { at, lead: (scores[at] ?? 0) - (scores[example.planned] ?? Number.NEGATIVE_INFINITY) }
}

/** The gradient of the log likelihood that one of the right candidates is chosen. */
function slopesOf(weights: Float64Array, example: Example): Map<number, number> {
  const scores = scoresOf(weights, example)
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  const right = powers.reduce(
    (sum, power, at) => sum + (example.candidates[at]?.isRight ? power : 0),
    0,
  )
  const slopes = new Map<number, number>()
  example.candidates.forEach(({ ids, values, isRight }, at) => {
    const power = powers[at] ?? 0
    const pull = (isRight ? power / Math.max(right, 1e-9) : 0) - power / all
    if (Math.abs(pull) < 1e-5) return
    ids.forEach((id, position) =>
      slopes.set(id, (slopes.get(id) ?? 0) + pull * (values[position] ?? 0)),
    )
  })
  return slopes
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** A linear congruential generator, so that a fit repeats. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A choice among candidates, fitted by AdaGrad with decay. */
export function fit(
  examples: readonly Example[],
  start: Float64Array,
  { epochs, rate, decay, seed }: FitOptions,
): Float64Array {
  const weights = start.slice()
  const squares = new Float64Array(start.length).fill(1e-8)
  const random = randomOf(seed)
  const answerable = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const example of shuffled(answerable, random))
      for (const [id, slope] of slopesOf(weights, example)) {
        const weight = weights[id] ?? 0
        const step = slope - decay * weight
        const square = (squares[id] ?? 0) + step ** 2
        squares[id] = square
        weights[id] = weight + (rate * step) / Math.sqrt(square)
      }
  return weights
}
