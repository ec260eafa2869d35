import { keyTerm } from '#server/vault/keyed-terms.ts'
import type { Epoch } from './epochs.ts'
import { languageToken, nameToken, textToken } from './passage-terms.ts'
import type { QueryWord } from './query.ts'
import { stemLanguages } from './stem.ts'

/** A token keyed for the passages of one epoch. */
export type EpochTerm = { epoch: number; term: bigint }
/** A token's terms, one per epoch. */
export type KeyedToken = (token: string) => EpochTerm[]
/** Document frequency of each keyed term; absent for a term in no passage. */
export type TermCounts = ReadonlyMap<bigint, number>

/** Statistics for weighing words over one person's passages. */
export type Collection = {
  passages: number
  /** Average number of words in a passage. */
  averageLength: number
  /** Languages of the person's passages. */
  languages: readonly string[]
  counts: TermCounts
}

/** A stem that occurs, with its terms in the epochs where it does. */
export type WeighedStem = { terms: EpochTerm[]; passages: number }

export type WeighedWord = QueryWord & {
  /** Weight of the word: high for rare words. */
  weight: number
  /** The word's stems that occur, in the languages that the person's passages are in. */
  stemsInUse: string[]
  text: WeighedStem[]
  name: WeighedStem[]
}

const languages = [...stemLanguages, 'und']

export function keyedToken(epochs: readonly Epoch[]): KeyedToken {
  const known = new Map<string, EpochTerm[]>()
  return (token) => {
    const terms =
      known.get(token) ?? epochs.map(({ id, key }) => ({ epoch: id, term: keyTerm(key, token) }))
    known.set(token, terms)
    return terms
  }
}

export const languageTerms = (keyed: KeyedToken): bigint[] =>
  languages.flatMap((language) => termsOf(keyed(languageToken(language))))

export const languagesInUse = (keyed: KeyedToken, counts: TermCounts): string[] =>
  languages.filter((language) =>
    keyed(languageToken(language)).some(({ term }) => counts.has(term)),
  )

/** All keyed terms of the words, whose frequencies the weighing needs. */
export function termsToCount(
  words: readonly QueryWord[],
  inUse: readonly string[],
  keyed: KeyedToken,
): bigint[] {
  const stems = new Set(words.flatMap((word) => stemsOf(word, inUse)))
  return [...stems].flatMap((stem) => [
    ...termsOf(keyed(textToken(stem))),
    ...termsOf(keyed(nameToken(stem))),
  ])
}

export function weighWords(
  words: readonly QueryWord[],
  keyed: KeyedToken,
  { counts, languages: inUse, passages }: Collection,
): WeighedWord[] {
  const occurring = (token: string): WeighedStem[] => {
    const terms = keyed(token).filter(({ term }) => counts.has(term))
    const held = terms.reduce((sum, { term }) => sum + (counts.get(term) ?? 0), 0)
    return terms.length > 0 ? [{ terms, passages: held }] : []
  }
  return words.map((word) => {
    const stems = stemsOf(word, inUse)
    const text = stems.flatMap((stem) => occurring(textToken(stem)))
    const name = stems.flatMap((stem) => occurring(nameToken(stem)))
    const count = [...text, ...name].reduce((most, stem) => Math.max(most, stem.passages), 0)
    return { ...word, stemsInUse: stems, text, name, weight: rarity(count, passages) }
  })
}

const stemsOf = (word: QueryWord, inUse: readonly string[]): string[] => [
  ...new Set(inUse.flatMap((language) => word.stems.get(language) ?? word.folded)),
]

const termsOf = (terms: readonly EpochTerm[]) => terms.map(({ term }) => term)

/** Inverse document frequency, as in BM25. */
export function rarity(count: number, passages: number): number {
  const known = Math.min(count, passages)
  return Math.log(1 + (passages - known + 0.5) / (known + 0.5))
}
