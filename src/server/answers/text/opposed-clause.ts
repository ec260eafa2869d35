import { opposites } from '../language/language.ts'
import { wordsOf } from '../language/words.ts'
import type { CandidateInPassage } from './candidate.ts'
import { keepSome } from './keep-some.ts'

/** A clause ends here; the comma in "Monday, November 9" and "July 1, 2025" is part of a day. */
const clauseEnd = /(?<!day|tag|woch|\d),\s|[;.:]\s|\s(?:and|but|und|aber)\s/giu

/** "For twelve months to 30 April": the other side of a range. */
const isUntil = /(?:\b(?:to|until|till|through|bis)|[–—-])\s*(?:noon on |the |zum )?$/iu

/** Opening hours say both sides in one: "open from 8:00 to 18:30". */
const ofSpans = opposites.filter(({ words }) => !words.has('open') && !words.has('closed'))

const foldedWords = (text: string) => new Set(wordsOf(text).map(({ folded }) => folded))

/**
 * Whether the clause that leads up to a value says the opposite of what is asked: "enrollment starts
 * on November 9" for "when is enrollment done".
 */
function isOpposed(
  asked: ReadonlySet<string>,
  { sentence, sentenceStart, start, text }: CandidateInPassage,
): boolean {
  if (!/\d/.test(text)) return false
  const before = sentence.text.slice(0, Math.max(0, start - sentenceStart))
  if (isUntil.test(before)) return false
  const last = [...before.matchAll(clauseEnd)].at(-1)
  const clause = foldedWords(before.slice(last ? last.index + last[0].length : 0) + text)
  return ofSpans.some(
    ({ words, excluded }) =>
      !asked.isDisjointFrom(words) &&
      asked.isDisjointFrom(excluded) &&
      !clause.isDisjointFrom(excluded) &&
      clause.isDisjointFrom(words),
  )
}

/** Candidates without values of the opposite, unless none would remain. */
export function withoutOpposed<T extends CandidateInPassage>(
  question: string,
  windows: readonly T[][],
): T[][] {
  const asked = foldedWords(question)
  return keepSome(windows, (each) => !isOpposed(asked, each))
}
