import { createTermKeyer, keyTerm } from '#server/vault/keyed-terms.ts'
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

const rememberedStems = 200_000

/** Words of one person's passages as keyed terms. Keep it for many passages: it remembers words. */
export function createPassageTerms(keys: PersonKeys): PassageTermsOf {
  const keyed = createTermKeyer(keys.index)
  const tokenizers = new Map<string, Tokenizer<number>>()
  const nameTokenizers = new Map<string, Tokenizer<string>>()
  /** Stems are numbered in the order in which they were met. */
  const stems = new Map<string, number>()
  let terms = new BigInt64Array(1024)
  /** The last passage that held a stem. */
  let heldBy = new Int32Array(1024)
  /** Terms of the passage at hand. */
  let own = new BigInt64Array(1024)
  let passage = 0

  function tokenizerOf(language: string): Tokenizer<number> {
    const known = tokenizers.get(language)
    if (known) return known
    const made = createTokenizer(language, ({ stem }) => numberOf(stem))
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
  function numberOf(stem: string): number {
    const known = stems.get(stem)
    if (known !== undefined) return known
    const made = stems.size
    if (made === terms.length) {
      terms = longer(terms, new BigInt64Array(made * 2))
      heldBy = longer(heldBy, new Int32Array(made * 2))
    }
    terms[made] = keyTerm(keys.index, textToken(stem))
    stems.set(stem, made)
    return made
  }

  return function passageTerms(
    { text, path, name }: TermSource,
    documentLanguage: string,
  ): PassageTerms {
    if (stems.size >= rememberedStems) {
      // Tokenizers hold numbers of stems, so they go together.
      stems.clear()
      heldBy.fill(0)
      tokenizers.clear()
    }
    const language = stemLanguages.find((each) => each === documentLanguage) ?? 'und'
    const eachStem = tokenizerOf(language)
    let count = 0
    let length = 0
    passage++
    const visit = (stem: number): void => {
      length++
      if (heldBy[stem] === passage) return
      heldBy[stem] = passage
      if (count === own.length) own = longer(own, new BigInt64Array(count * 2))
      own[count++] = terms[stem] ?? 0n
    }
    eachStem(text, visit)
    for (const part of path) eachStem(part, visit)
    const about = new Set([languageToken(language)])
    nameTokenizerOf(language)(name, (stem) => about.add(nameToken(stem)))
    const found = new BigInt64Array(count + about.size)
    found.set(own.subarray(0, count))
    for (const token of about) found[count++] = keyed(token)
    return { terms: found.sort(), length }
  }
}

function longer<Numbers extends BigInt64Array | Int32Array>(
  short: Numbers,
  long: Numbers,
): Numbers {
  if (short instanceof BigInt64Array && long instanceof BigInt64Array) long.set(short)
  else if (short instanceof Int32Array && long instanceof Int32Array) long.set(short)
  return long
}
