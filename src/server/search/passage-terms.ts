import { createTermKeyer } from '#server/vault/keyed-terms.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { stemLanguages } from './stem.ts'
import { createTokenizer } from './tokenize.ts'
import type { Tokenizer } from './tokenize.ts'

/** What the lexical index keeps of a passage. */
export type PassageTerms = {
  /** Keyed terms, each once, in ascending order, as the index needs them. */
  terms: BigInt64Array
  /** Words in the passage's text and headings. */
  length: number
}
export type TermSource = { text: string; path: readonly string[]; name: string }

/** Tokens of the lexical index: the field is part of the token, so that it is keyed with it. */
export const textToken = (stem: string): string => `text:${stem}`
export const nameToken = (stem: string): string => `name:${stem}`
/** Stands in every passage, so that its count says which languages a person's data is in. */
export const languageToken = (language: string): string => `language:${language}`

/** Terms of a passage whose document is in the given language. */
export type PassageTermsOf = (source: TermSource, documentLanguage: string) => PassageTerms

const rememberedStems = 100_000

/** A stem's keyed term, and the last passage that held it. */
type Stem = { term: bigint; passage: number }

/** Words of one person's passages as keyed terms. Keep it for many passages: it remembers words. */
export function createPassageTerms(keys: PersonKeys): PassageTermsOf {
  const keyed = createTermKeyer(keys.index)
  const tokenizers = new Map<string, Tokenizer<Stem>>()
  const nameTokenizers = new Map<string, Tokenizer<string>>()
  const stems = new Map<string, Stem>()
  let passage = 0

  function tokenizerOf(language: string): Tokenizer<Stem> {
    const known = tokenizers.get(language)
    if (known) return known
    const made = createTokenizer(language, ({ stem }) => stemOf(stem))
    tokenizers.set(language, made)
    return made
  }

  function nameTokenizerOf(language: string): Tokenizer<string> {
    const known = nameTokenizers.get(language)
    if (known) return known
    const made = createTokenizer(language, ({ stem }) => stem)
    nameTokenizers.set(language, made)
    return made
  }

  /** One for all words of a stem, so that a passage has its term once. */
  function stemOf(stem: string): Stem {
    const known = stems.get(stem)
    if (known) return known
    const made = { term: keyed(textToken(stem)), passage: 0 }
    stems.set(stem, made)
    return made
  }

  return function passageTerms(
    { text, path, name }: TermSource,
    documentLanguage: string,
  ): PassageTerms {
    if (stems.size >= rememberedStems) {
      // Tokenizers hold stems, so they go together.
      stems.clear()
      tokenizers.clear()
    }
    const language = stemLanguages.find((each) => each === documentLanguage) ?? 'und'
    const eachStem = tokenizerOf(language)
    const own: bigint[] = []
    let length = 0
    passage++
    for (const part of [text, ...path]) {
      eachStem(part, (stem) => {
        length++
        if (stem.passage === passage) return
        stem.passage = passage
        own.push(stem.term)
      })
    }
    const nameStems = new Set<string>()
    nameTokenizerOf(language)(name, (stem) => nameStems.add(stem))
    for (const stem of nameStems) own.push(keyed(nameToken(stem)))
    own.push(keyed(languageToken(language)))
    return { terms: BigInt64Array.from(own).sort(), length }
  }
}
