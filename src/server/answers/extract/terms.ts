import { translationsFrom, wordsMeaning } from '#server/translation/translations.ts'
import { areSynonyms } from '../language/language.ts'
import { stem } from '../language/stem.ts'
import { englishStems } from '../language/meanings.ts'
import type { Reading } from '../plan/reading.ts'

/** A meaningful word of the question. */
export type Term = {
  stem: string
  folded: string
  weight: number
  isName: boolean
  /** Stems of the translations. */
  others: readonly string[]
  /** Stems of the parts of a German word, in English. */
  parts: readonly string[]
}

const synonymShare = 0.6
const translationShare = 0.9
/** Words that describe the answer instead of locating it. */
const askingWords =
  /^(date|day|time|year|month|number|person|place|amount|email|address|percentage|percent|answer|question|document|file|letter|period|value|nummer|datum|betrag|adresse|telefonnummer)$/

export function termsOf(
  reading: Reading,
  frequency: (stem: string) => number,
  sentences: number,
): Term[] {
  const indexes = new Set(reading.content)
  // Periods and numbers locate the sentence too.
  for (const { start, end } of reading.periods) for (let i = start; i < end; i++) indexes.add(i)
  for (const { from, to } of reading.conditions) for (let i = from; i < to; i++) indexes.add(i)
  for (const { from } of reading.superlatives) indexes.add(from)
  return [...indexes].flatMap((index) => {
    const word = reading.words[index]
    if (!word || reading.speech.stopWords.has(word.folded)) return []
    // "How long" and "how high" describe the answer, which has a figure instead.
    if (/^(how|wie)$/.test(reading.words[index - 1]?.folded ?? '')) return []
    const isName =
      index > 0 && /^\p{Lu}/u.test(word.text) && reading.speech.lexicon.language === 'en'
    const rarity = Math.log(1 + sentences / (1 + frequency(word.stem)))
    const asks = askingWords.test(word.folded) ? 0.35 : 1
    return [
      {
        stem: word.stem,
        folded: word.folded,
        weight: (rarity + 0.3) * asks * (isName ? 1.3 : 1),
        isName,
        others: othersOf(word.folded, reading.speech.lexicon.language).map(stem),
        parts: reading.speech.lexicon.language === 'de' ? englishStems(word.text) : [],
      },
    ]
  })
}

/** German words have more forms than their stem covers, so the translations include these forms. */
const othersOf = (folded: string, language: string) =>
  language === 'de' ? wordsMeaning('de', folded) : translationsFrom('en', folded)

/** Match of a term in a set of stems: 1 for the word, less for a translation or synonym. */
export function holds(stems: ReadonlySet<string>, term: Term): number {
  if (stems.has(term.stem)) return 1
  if (term.others.some((other) => stems.has(other))) return translationShare
  const parts = term.parts.filter((part) => stems.has(part)).length
  const inParts = (translationShare * parts) / Math.max(1, term.parts.length)
  if (inParts >= synonymShare) return inParts
  for (const word of stems) if (areSynonyms(term.stem, word)) return synonymShare
  return inParts
}

/** Share of the terms' weight; 1 if there are no terms. */
export function shareOf(terms: readonly Term[], value: (term: Term) => number): number {
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  return weight === 0 ? 1 : terms.reduce((sum, term) => sum + term.weight * value(term), 0) / weight
}
