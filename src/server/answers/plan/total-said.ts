import type { Found } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

const doer = /^(?:i|we|you|he|she|they|to|did)$/

/** "In all" ends what it adds up, and "in all months" does not; "which shelf did I put together". */
export function isTotalSaid(
  question: string,
  words: readonly Word[],
  { from, to, phrase }: Found<unknown>,
): boolean {
  if (phrase === 'put together') return !doer.test(words[from - 1]?.folded ?? '')
  if (phrase !== 'in all') return true
  const [last, next] = [words[to - 1], words[to]]
  return next === undefined || /[,;:]/.test(question.slice(last?.end, next.start))
}
