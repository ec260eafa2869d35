import { createRunTable } from './run-table.ts'
import { eachRun } from './runs.ts'
import { createStemmer } from './stem.ts'
import { wordParts } from './word-parts.ts'
import type { WordPart } from './word-parts.ts'

/** A word of a text in the form in which words are compared. */
export type Term = WordPart & { stem: string }
/** Calls `visit` for each word in order; `offset` is the start of its run. */
export type Tokenizer<Kept> = (text: string, visit: (word: Kept, offset: number) => void) => void

const longestCached = 64
const cachedRuns = 50_000

/** Splits texts of one language into words, and caches the result of `keep` for each word. */
export function createTokenizer<Kept>(
  language: string,
  keep: (term: Term) => Kept,
): Tokenizer<Kept> {
  const stem = createStemmer(language)
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const known = createRunTable<readonly Kept[]>()

  function learn(run: string): readonly Kept[] {
    const words = wordParts(run, segmenter).map((part) =>
      keep({ ...part, stem: stem(part.folded) }),
    )
    if (known.size() >= cachedRuns) known.clear()
    if (run.length <= longestCached) known.add(run, words)
    return words
  }

  return function eachWord(text, visit) {
    eachRun(text, (start, end) => {
      for (const word of known.find(text, start, end) ?? learn(text.slice(start, end))) {
        visit(word, start)
      }
    })
  }
}
