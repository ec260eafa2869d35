import { eachRun } from './runs.ts'
import { createStemmer } from './stem.ts'
import { wordParts } from './word-parts.ts'
import type { WordPart } from './word-parts.ts'

/** A word of a text, as it is compared with others. */
export type Term = WordPart & { stem: string }
export type Tokenizer = ReturnType<typeof createTokenizer>

const longestCached = 64
const cachedRuns = 50_000

/** Cuts texts of one language into terms. Keeps what it found out about words it has seen. */
export function createTokenizer(language: string) {
  const stem = createStemmer(language)
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const known = new Map<string, readonly Term[]>()

  function termsOf(run: string): readonly Term[] {
    const cached = known.get(run)
    if (cached) return cached
    const terms = wordParts(run, segmenter).map((part) => ({ ...part, stem: stem(part.folded) }))
    if (known.size >= cachedRuns) known.clear()
    if (run.length <= longestCached) known.set(run, terms)
    return terms
  }

  /** Calls `visit` for each term in order; `offset` is where the term's run begins. */
  return function eachTerm(text: string, visit: (term: Term, offset: number) => void): void {
    eachRun(text, (start, end) => {
      for (const term of termsOf(text.slice(start, end))) visit(term, start)
    })
  }
}
