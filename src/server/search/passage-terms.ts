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

/** Words of one person's passages as keyed terms. Keep it for many passages: it remembers words. */
export function createPassageTerms(keys: PersonKeys): PassageTermsOf {
  const keyed = createTermKeyer(keys.index)
  const tokenizers = new Map<string, Tokenizer>()
  const textTerms = new Map<string, bigint>()

  function tokenizerOf(language: string): Tokenizer {
    const known = tokenizers.get(language)
    if (known) return known
    const made = createTokenizer(language)
    tokenizers.set(language, made)
    return made
  }

  /** Looks a stem up as it is: building its token for each word costs more than all the rest. */
  function textTerm(stem: string): bigint {
    const known = textTerms.get(stem)
    if (known !== undefined) return known
    const term = keyed(textToken(stem))
    if (textTerms.size >= rememberedStems) textTerms.clear()
    textTerms.set(stem, term)
    return term
  }

  return function passageTerms(
    { text, path, name }: TermSource,
    documentLanguage: string,
  ): PassageTerms {
    const language = stemLanguages.find((each) => each === documentLanguage) ?? 'und'
    const eachTerm = tokenizerOf(language)
    const stems = new Set<string>()
    const nameStems = new Set<string>()
    let length = 0
    for (const part of [text, ...path]) {
      eachTerm(part, (term) => {
        stems.add(term.stem)
        length++
      })
    }
    eachTerm(name, (term) => nameStems.add(term.stem))
    const terms = new BigInt64Array(stems.size + nameStems.size + 1)
    let next = 0
    for (const stem of stems) terms[next++] = textTerm(stem)
    for (const stem of nameStems) terms[next++] = keyed(nameToken(stem))
    terms[next] = keyed(languageToken(language))
    return { terms: terms.sort(), length }
  }
}
