import { eachRun } from './runs.ts'
import { wordParts } from './word-parts.ts'

/** Occurrences of a question's words in a text. */
export type WordMatches = {
  /** Positions (in words) of each of the question's words, by the word's index. */
  positions: number[][]
  /** The matching words of the text, folded. */
  words: Set<string>
}
export type QueriedWord = { folded: string; stemsInUse: readonly string[] }

/** Stemming changes the end of a word, so words with another beginning need not be stemmed. */
const prefixLength = 3

/** Finds a question's words in texts, in all of the given languages at once. */
export function createWordMatcher(
  words: readonly QueriedWord[],
  stemmers: readonly ((word: string) => string)[],
) {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const numbersOf = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    for (const stem of word.stemsInUse) {
      numbersOf.set(stem, [...(numbersOf.get(stem) ?? []), number])
    }
  }
  const prefixes = [
    ...new Set(
      [...numbersOf.keys(), ...words.map((word) => word.folded)].map((word) =>
        word.slice(0, prefixLength),
      ),
    ),
  ]
  const firstLetters = new Set(prefixes.map((prefix) => prefix.charCodeAt(0)))
  const known = new Map<string, readonly { number: number; folded: string }[]>()

  function matchesOf(run: string) {
    const cached = known.get(run)
    if (cached) return cached
    const matches = wordParts(run, segmenter).flatMap(({ folded }) => {
      if (!prefixes.some((prefix) => folded.startsWith(prefix))) return []
      const stems = new Set(stemmers.map((stem) => stem(folded)))
      const numbers = new Set([...stems].flatMap((stem) => numbersOf.get(stem) ?? []))
      return [...numbers].map((number) => ({ number, folded }))
    })
    known.set(run, matches)
    return matches
  }

  /** True for most words of a text, which are skipped without a closer look. */
  function cannotMatch(text: string, start: number): boolean {
    const code = text.charCodeAt(start)
    const lower = code >= capitalA && code <= capitalZ ? code + 32 : code
    // Other scripts are folded first, and zeros before a number are dropped.
    return lower < 128 && lower !== zero && !firstLetters.has(lower)
  }

  return function matchWords(text: string): WordMatches {
    const positions: number[][] = words.map(() => [])
    const found = new Set<string>()
    let position = 0
    eachRun(text, (start, end, plain) => {
      if (!(plain && cannotMatch(text, start))) {
        for (const { number, folded } of matchesOf(text.slice(start, end))) {
          positions[number]?.push(position)
          found.add(folded)
        }
      }
      position++
    })
    return { positions, words: found }
  }
}

const zero = 48
const capitalA = 65
const capitalZ = 90
