import { stem } from '../language/stem.ts'
import type { Term } from './terms.ts'

const own = /\b(?:my|our|mein\p{L}*|unser\p{L}*|habe ich|haben wir)\s+(\p{L}+)/giu
const owner = /(?<!\p{L})(\p{L}+)['’]s?\s+(\p{L}+)/gu
/** `it's`, `that's`: contractions, not owners. */
const nobody = /^(?:it|that|there|here|let|what|where|who|how|when|he|she)$/iu

/** Things that the question calls "my": `birthday` in "when is my birthday", in any language. */
export function termsOfMine(question: string, terms: readonly Term[]): ReadonlySet<string> {
  const mine = new Set([...question.matchAll(own)].map(([, word = '']) => stem(word)))
  const found = terms.filter((term) => mine.has(term.stem))
  return new Set(found.flatMap((term) => [term.stem, ...term.others]))
}

/** "Mum's birthday" is not the user's birthday. */
export const belongsToAnother = (
  sentence: string,
  mine: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): boolean =>
  [...sentence.matchAll(owner)].some(
    ([, who = '', what = '']) => mine.has(stem(what)) && !asked.has(stem(who)) && !nobody.test(who),
  )
