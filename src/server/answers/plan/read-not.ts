import { findPhrases, phrasesFor, phraseTable, type Found } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

/** Negations, including contractions: `don't`, `isn't`. */
export function readNot(words: readonly Word[], phrases: readonly string[]): Found<true>[] {
  const phrased = findPhrases(words, phraseTable(phrasesFor(phrases, true as const)))
  const carried = words.flatMap(({ folded }, index) =>
    folded.endsWith("n't")
      ? [{ from: index, to: index + 1, phrase: folded, value: true as const }]
      : [],
  )
  return [...phrased, ...carried].toSorted((a, b) => a.from - b.from)
}
