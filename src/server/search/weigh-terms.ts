import { languageToken, nameToken, textToken } from './passage-terms.ts'
import type { QueryWord } from './query.ts'
import { stemLanguages } from './stem.ts'

/** How much the words of one person's passages are worth. */
export type Collection = {
  passages: number
  /** Words of a passage on average. */
  averageLength: number
  /** How many passages hold a keyed term; absent for a term that no passage holds. */
  countOf: ReadonlyMap<bigint, number>
}

export type WeighedWord = QueryWord & {
  /** Worth of the word: high for rare words. */
  weight: number
  /** The word's stems that occur, in the languages that the person's passages are in. */
  stemsInUse: string[]
  text: bigint[]
  name: bigint[]
}

const languages = [...stemLanguages, 'und']

/** Every keyed term whose count the weighing needs. */
export function termsToCount(words: readonly QueryWord[], keyed: (token: string) => bigint) {
  const stems = new Set(words.flatMap((word) => [...word.stems.values()].flat()))
  return [
    ...languages.map((language) => keyed(languageToken(language))),
    ...[...stems].flatMap((stem) => [keyed(textToken(stem)), keyed(nameToken(stem))]),
  ]
}

export function languagesInUse(
  keyed: (token: string) => bigint,
  { countOf }: Collection,
): string[] {
  return languages.filter((language) => countOf.has(keyed(languageToken(language))))
}

export function weighWords(
  words: readonly QueryWord[],
  keyed: (token: string) => bigint,
  collection: Collection,
): WeighedWord[] {
  const inUse = languagesInUse(keyed, collection)
  return words.map((word) => {
    const stems = [...new Set(inUse.flatMap((language) => word.stems.get(language) ?? word.folded))]
    const known = (term: bigint) => collection.countOf.has(term)
    const text = stems.map((stem) => keyed(textToken(stem))).filter(known)
    const name = stems.map((stem) => keyed(nameToken(stem))).filter(known)
    const count = [...text, ...name].reduce(
      (most, term) => Math.max(most, collection.countOf.get(term) ?? 0),
      0,
    )
    return { ...word, stemsInUse: stems, text, name, weight: rarity(count, collection.passages) }
  })
}

/** Inverse document frequency, as BM25 has it. */
export function rarity(count: number, passages: number): number {
  const known = Math.min(count, passages)
  return Math.log(1 + (passages - known + 0.5) / (known + 0.5))
}
