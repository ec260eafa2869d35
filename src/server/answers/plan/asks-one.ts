import type { Speech } from '../language/language.ts'
import { findPhrases, phrasesFor, phraseTable } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

/** "What was the last year that …" asks for the latest match, not for the previous year. */
export const isLastOf = (words: readonly Word[], at: number) =>
  /^(what|which|was|welches)/.test(words[at - 3]?.folded ?? '') &&
  /^(is|are|was|were|ist|war)$/.test(words[at - 2]?.folded ?? '') &&
  /^(the|das|der)$/.test(words[at - 1]?.folded ?? '')

/** `U.S.`, or `US` in a question that also has lower-case letters, is not a stop word. */
export const isInitials = (word: Word | undefined, question: string) =>
  word !== undefined &&
  (/^(?:\p{L}\.){2,}/u.test(word.text) ||
    (/^\p{Lu}{2,}$/u.test(word.text) && /\p{Ll}/u.test(question)))

/** "Name a town that …", "give me one film": any match will do. */
export function asksOne(words: readonly Word[], { lexicon }: Speech): boolean {
  const [cue] = findPhrases(
    words,
    phraseTable(phrasesFor([...lexicon.lists, 'tell me'], true as const)),
  )
  return cue?.from === 0 && /^(a|an|one|ein|eine|einen)$/.test(words[cue.to]?.folded ?? '')
}

/** "Did Ann or Bo …": the answer is one of the two. */
export const asksEither = ({ yesNo, words }: { yesNo: boolean; words: readonly Word[] }) =>
  yesNo && words.some(({ folded }) => /^(or|oder)$/.test(folded))
