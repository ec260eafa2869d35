import { gap, scoreOf } from './boundaries.ts'
import type { ReadCandidate } from './candidate.ts'
import { normalizeAnswer } from './normalize-answer.ts'

/** Adds features that compare a candidate with the others of the question. */
export function withComparison(candidates: readonly ReadCandidate[]): ReadCandidate[] {
  const places = new Map<string, Set<number>>()
  const keys = candidates.map(({ text }) => normalizeAnswer(text))
  for (const [index, { passage }] of candidates.entries()) {
    const key = keys[index] ?? ''
    places.set(key, (places.get(key) ?? new Set()).add(passage))
  }
  const best = Math.max(...candidates.map(scoreOf))
  const bestOf = (isSame: (other: ReadCandidate) => boolean) =>
    Math.max(...candidates.filter(isSame).map(scoreOf))
  const byLine = new Map<string, number>()
  const lineOf = ({ passage, sentenceStart }: ReadCandidate) => `${passage}:${sentenceStart}`
  for (const each of candidates) {
    const line = lineOf(each)
    byLine.set(line, Math.max(byLine.get(line) ?? -Infinity, scoreOf(each)))
  }
  const bestAsked = bestOf(({ form }) => form === 'asked')
  return candidates.map((each, index) => {
    const others = (places.get(keys[index] ?? '')?.size ?? 1) - 1
    const score = scoreOf(each)
    const compare = [
      gap(best, score),
      gap(byLine.get(lineOf(each)) ?? score, score),
      each.form === 'asked' ? gap(bestAsked, score) : 0,
      score === best ? 1 : 0,
      Math.log1p(others),
    ]
    return { ...each, features: [...each.features, ...compare] }
  })
}
