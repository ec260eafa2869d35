import type { Speech } from '../language/language.ts'
import { findPhrases, phrasesFor, phraseTable } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

/** "What was the last year that …" asks for the last of several, not for the one before this. */
export const isLastOf = (words: readonly Word[], at: number) =>
  /^(what|which|was|welches)/.test(words[at - 3]?.folded ?? '') &&
  /^(is|are|was|were|ist|war)$/.test(words[at - 2]?.folded ?? '') &&
  /^(the|das|der)$/.test(words[at - 1]?.folded ?? '')

/** `US` and `U.S.` among words in small letters are no small word. */
export const isInitials = (word: Word | undefined, question: string) =>
  word !== undefined &&
  (/^(?:\p{L}\.){2,}/u.test(word.text) ||
    (/^\p{Lu}{2,}$/u.test(word.text) && /\p{Ll}/u.test(question)))

/** "Name a town that …", "give me one film": any one of them will do. */
export function asksOne(words: readonly Word[], { lexicon }: Speech): boolean {
  const [said] = findPhrases(
    words,
    phraseTable(phrasesFor([...lexicon.lists, 'tell me'], true as const)),
  )
  return said?.from === 0 && /^(a|an|one|ein|eine|einen)$/.test(words[said.to]?.folded ?? '')
}

/** "Did Ann or Bo …": one of them is the answer. */
export const asksEither = ({ yesNo, words }: { yesNo: boolean; words: readonly Word[] }) =>
  yesNo && words.some(({ folded }) => /^(or|oder)$/.test(folded))
