import { fold } from './stem.ts'
import type { Word } from './words.ts'

export type Found<T> = { from: number; to: number; phrase: string; value: T }

/** Phrases with their meanings, indexed for matching. */
export type PhraseTable<T> = { phrases: Map<string, T>; longest: number }

export function phraseTable<T>(entries: Iterable<readonly [string, T]>): PhraseTable<T> {
  const phrases = new Map([...entries].map(([phrase, value]) => [fold(phrase), value] as const))
  const lengths = [...phrases.keys()].map((phrase) => phrase.split(' ').length)
  return { phrases, longest: Math.max(0, ...lengths) }
}

export const phrasesFor = <T>(list: readonly string[], value: T) =>
  list.map((phrase) => [phrase, value] as const)

/** Every match of a phrase in the table, the longest at each position. */
export function findPhrases<T>(words: readonly Word[], table: PhraseTable<T>): Found<T>[] {
  const found: Found<T>[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + table.longest); to > from; to--) {
      const phrase = words
        .slice(from, to)
        .map((word) => word.folded)
        .join(' ')
      const value = table.phrases.get(phrase)
      if (value === undefined) continue
      found.push({ from, to, phrase, value })
      from = to - 1
      break
    }
  }
  return found
}
