import { distanceDecay } from './conversation-window.ts'

/** A question's data needed for ranking. */
export type RankedQuestion = {
  /** Weight of each of the question's words. */
  weights: readonly number[]
  averageLength: number
}

/** A candidate's data needed for ranking. */
export type Rankable = {
  length: number
  /** Positions of the question's words in the headings and the text. */
  positions: readonly (readonly number[])[]
  /** Which of the question's words occur in the file's name, and in the headings. */
  inName: readonly boolean[]
  inPath: readonly boolean[]
  cosine: number | undefined
  /** Cosine similarity of each of its reading windows. */
  windows?: readonly number[] | undefined
  /** Cosine similarity of the passage together with its neighbours. */
  conversationCosine: number | undefined
  /** The neighbours, with their distance: 1 for the passages directly before and after. */
  neighbours: readonly { distance: number; length: number; holds: readonly boolean[] }[]
}

export type Rank<T> = {
  candidate: T
  score: number
  lexical: number
  coverage: number
}

export const defaultRanking = {
  saturation: 0.9,
  lengthNorm: 0.4,
  nearness: 0.4,
  name: 0.3,
  path: 0.15,
  windowWords: 0.6,
  windowMeaning: 0.5,
  manyWindows: 0.02,
  dense: 0.55,
}
export type Ranking = typeof defaultRanking

/**
 * Orders candidates by a weighted sum of words (BM25 with proximity, relative to the best) and
 * meaning (cosine, scaled over the candidates), each including the neighbouring passages.
 */
export function rankPassages<T extends Rankable>(
  question: RankedQuestion,
  candidates: readonly T[],
  ranking: Ranking = defaultRanking,
): Rank<T>[] {
  const total = question.weights.reduce((sum, weight) => sum + weight, 0) || 1
  const lexical = candidates.map((candidate) => lexicalScore(question, candidate, ranking))
  const bestLexical = Math.max(...lexical, Number.EPSILON)
  const meaning = candidates.map((candidate) => meaningScore(candidate, ranking))
  const known = meaning.filter((value) => value !== undefined)
  const nearest = Math.max(...known)
  const farthest = Math.min(...known)
  const spread = nearest - farthest || 1
  return candidates
    .map((candidate, index) => {
      const words = (lexical[index] ?? 0) / bestLexical
      const value = meaning[index]
      // A passage without a vector is scored by its words alone.
      const sense = value === undefined ? words : (value - farthest) / spread
      const score = (1 - ranking.dense) * words + ranking.dense * sense
      return { candidate, score, lexical: words, coverage: covered(question, candidate) / total }
    })
    .toSorted((a, b) => b.score - a.score)
}

/**
 * Total weight of the question's words that occur in the passage, its headings or its file name.
 */
function covered({ weights }: RankedQuestion, { positions, inName }: Rankable): number {
  return weights.reduce(
    (sum, weight, word) => sum + (positions[word]?.length || inName[word] ? weight : 0),
    0,
  )
}

function lexicalScore(
  { weights, averageLength }: RankedQuestion,
  candidate: Rankable,
  ranking: Ranking,
): number {
  const { saturation, lengthNorm } = ranking
  const norm = saturation * (1 - lengthNorm + (lengthNorm * candidate.length) / averageLength)
  let score = 0
  for (const [word, weight] of weights.entries()) {
    const count = candidate.positions[word]?.length ?? 0
    score += (weight * count * (saturation + 1)) / (count + norm)
    if (candidate.inName[word]) score += weight * ranking.name
    if (candidate.inPath[word]) score += weight * ranking.path
  }
  score += ranking.windowWords * windowScore({ weights, averageLength }, candidate, ranking)
  return score + ranking.nearness * nearness(weights, candidate.positions)
}

/**
 * BM25 of the passage and its neighbours as one text, since the answer to a turn may name its topic
 * elsewhere.
 */
function windowScore(
  { weights, averageLength }: RankedQuestion,
  { positions, length, neighbours }: Rankable,
  { saturation, lengthNorm }: Ranking,
): number {
  const words = neighbours.reduce((sum, each) => sum + each.length, length)
  const usual = averageLength * (neighbours.length + 1)
  const norm = saturation * (1 - lengthNorm + (lengthNorm * words) / usual)
  return weights.reduce((score, weight, word) => {
    let count = positions[word]?.length ?? 0
    for (const { holds, distance } of neighbours) {
      if (holds[word]) count += distanceDecay ** distance
    }
    return score + (weight * count * (saturation + 1)) / (count + norm)
  }, 0)
}

/** Scores pairs of adjacent words of the question that are close in the passage. */
function nearness(weights: readonly number[], positions: readonly (readonly number[])[]): number {
  let sum = 0
  for (let word = 1; word < weights.length; word++) {
    const distance = smallestDistance(positions[word - 1] ?? [], positions[word] ?? [])
    const worth = Math.min(weights[word - 1] ?? 0, weights[word] ?? 0)
    if (distance <= 8) sum += worth / distance
  }
  return sum
}

function smallestDistance(first: readonly number[], second: readonly number[]): number {
  let smallest = Number.POSITIVE_INFINITY
  let i = 0
  let j = 0
  while (i < first.length && j < second.length) {
    const a = first[i] ?? 0
    const b = second[j] ?? 0
    // In the order of the question they are a phrase; reversed, only near.
    smallest = Math.min(smallest, b > a ? b - a : a - b + 1)
    if (a < b) i++
    else j++
  }
  return smallest
}

function meaningScore(
  { cosine, windows = [], conversationCosine }: Rankable,
  { windowMeaning, manyWindows }: Ranking,
): number | undefined {
  if (cosine === undefined || conversationCosine === undefined) return cosine
  // A long passage may answer in a part of it that its mean hides; the more parts, the higher the
  // best of them by chance.
  const chance = manyWindows * Math.log(Math.max(1, windows.length))
  const own = Math.max(cosine, ...windows.map((window) => window - chance))
  return (1 - windowMeaning) * own + windowMeaning * conversationCosine
}
