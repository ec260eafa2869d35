import type { KeyObject } from 'node:crypto'
import { keyTerm } from '#server/vault/keyed-terms.ts'
import { stemLanguages } from './stem.ts'
import { createTokenizer } from './tokenize.ts'
import type { Tokenizer } from './tokenize.ts'

/** A passage's entry in the lexical index. */
export type PassageTerms = {
  /** Distinct keyed terms in ascending order, as the index requires. */
  terms: BigInt64Array
  /** Number of words in the passage's text and headings. */
  length: number
}
export type TermSource = { text: string; path: readonly string[]; name: string }

/** Tokens of the lexical index. The field is part of the token, and so is keyed with it. */
export const textToken = (stem: string): string => `text:${stem}`
export const nameToken = (stem: string): string => `name:${stem}`
/** A token in every passage; its counts show the languages of a person's data. */
export const languageToken = (language: string): string => `language:${language}`

/** Terms of a passage in the given language, under the key of its epoch. */
export type PassageTermsOf = (
  source: TermSource,
  documentLanguage: string,
  key: KeyObject,
) => PassageTerms

const rememberedStems = 200_000
/** A page of emails mixes personal and bulk mail, so two keys are in use at a time. */
const rememberedKeys = 4

/** Turns words of one person's passages into keyed terms. Reuse it: it caches words. */
export function createPassageTerms(): PassageTermsOf {
  const tokenizers = new Map<string, Tokenizer<number>>()
  const nameTokenizers = new Map<string, Tokenizer<string>>()
  /** Stems are numbered in order of first occurrence. */
  const stems = new Map<string, number>()
  const names: string[] = []
  /** Terms by stem number, for each key; 0 until a term is needed. */
  const keyedStems = new Map<KeyObject, BigInt64Array>()
  /** The last passage that contained a stem. */
  let heldBy = new Int32Array(1024)
  /** Stems of the current passage. */
  let own = new Int32Array(1024)
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

  /** One number for all words of a stem, so that a passage has its term once. */
  function numberOf(stem: string): number {
    const known = stems.get(stem)
    if (known !== undefined) return known
    const made = stems.size
    if (made === heldBy.length) heldBy = longer(heldBy, new Int32Array(made * 2))
    names[made] = stem
    stems.set(stem, made)
    return made
  }

  function termsUnder(key: KeyObject): BigInt64Array {
    const known = keyedStems.get(key)
    if (known && known.length >= stems.size) return known
    const [oldest] = keyedStems.keys()
    if (!known && oldest && keyedStems.size >= rememberedKeys) keyedStems.delete(oldest)
    const made = new BigInt64Array(heldBy.length)
    if (known) made.set(known)
    keyedStems.set(key, made)
    return made
  }

  return function passageTerms(
    { text, path, name }: TermSource,
    documentLanguage: string,
    key: KeyObject,
  ): PassageTerms {
    if (stems.size >= rememberedStems) {
      // Tokenizers cache stem numbers, so both are cleared together.
      stems.clear()
      keyedStems.clear()
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
      if (count === own.length) own = longer(own, new Int32Array(count * 2))
      own[count++] = stem
    }
    eachStem(text, visit)
    for (const part of path) eachStem(part, visit)
    const about = new Set([languageToken(language)])
    nameTokenizerOf(language)(name, (stem) => about.add(nameToken(stem)))
    const found = new BigInt64Array(count + about.size)
    const terms = termsUnder(key)
    for (let i = 0; i < count; i++) {
      const stem = own[i] ?? 0
      if (terms[stem] === 0n) terms[stem] = keyTerm(key, textToken(names[stem] ?? ''))
      found[i] = terms[stem] ?? 0n
    }
    for (const token of about) found[count++] = keyTerm(key, token)
    return { terms: found.sort(), length }
  }
}

function longer(short: Int32Array, long: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  long.set(short)
  return long
}
