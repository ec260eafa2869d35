import type { SpellingCorrection } from '#shared/answers.ts'
import { speechOf } from '../language/language.ts'
import { stem } from '../language/stem.ts'
import { wordsOf } from '../language/words.ts'
import type { Word } from '../language/words.ts'
import { isLanguageWord, likelyWords } from './language-words.ts'
import { typingDistance } from './typing-distance.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words have too many neighbours. */
const shortest = 4
/** From this length on, a word may have two errors. */
const longForTwo = 8
/** A word in the person's own data is likelier than any other. */
const ownBonus = 0.5
/** Less common words only correct swapped or doubled letters: other words may be names. */
const lessCommon = 0.2
/** Two words with this small a difference in cost are ambiguous. */
const tie = 0.05

export type CorrectedQuestion = { question: string; corrections: SpellingCorrection[] }

/**
 * Corrects misspelt words of a question: a word that neither the language nor the person's data
 * know, and that is one slip away from a known word. Names that resemble nothing, codes and
 * quotations stay as typed.
 */
export function correctSpelling(question: string, vocabulary: Vocabulary): CorrectedQuestion {
  const words = wordsOf(question)
  const isEnglish = speechOf(words).lexicon.language === 'en'
  const corrections: SpellingCorrection[] = []
  let corrected = ''
  let end = 0
  for (const word of words) {
    if (!mayBeMisspelt(word, vocabulary, isEnglish)) continue
    const isName = word.start > 0 && /^\p{Lu}/u.test(word.text)
    const meant =
      (isEnglish ? ownerIn(word.folded, vocabulary) : undefined) ??
      meantBy(word.folded, vocabulary, isEnglish && !isName)
    if (meant === undefined) continue
    const read = /^\p{Lu}/u.test(word.text) ? capitalised(meant) : meant
    corrected += question.slice(end, word.start) + read
    end = word.end
    corrections.push({ typed: word.text, read })
  }
  return { question: corrected + question.slice(end), corrections }
}

/** `ritas` of a known Rita. */
function ownerIn(folded: string, { words }: Vocabulary): string | undefined {
  const owner = folded.slice(0, -1)
  // "On Fridays" is about days.
  const isWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(owner)
  const isOwner = folded.endsWith('s') && words.has(owner) && !isWeekday && !isLanguageWord(owner)
  return isOwner ? `${owner}'s` : undefined
}

function mayBeMisspelt({ text, folded, quote }: Word, known: Vocabulary, isEnglish: boolean) {
  if (quote !== undefined || folded.length < shortest || !/^\p{L}+$/u.test(text)) return false
  // Several capitals indicate a code or an abbreviation.
  if (/\p{Lu}/u.test(text.slice(1))) return false
  if (known.words.has(folded)) return false
  if (isEnglish && ownerIn(folded, known) !== undefined) return true
  if (known.stems.has(stem(folded))) return false
  // No list covers German with its compounds: there only the person's own words are used.
  return !isLanguageWord(folded) && (isEnglish || folded.length >= shortest + 2)
}

function meantBy(typed: string, { words }: Vocabulary, withLanguage: boolean) {
  const slips = typed.length >= longForTwo ? 2 : 1
  let best: { word: string; cost: number } | undefined
  let rival: typeof best
  const consider = (word: string, bonus: number, most = slips) => {
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || !beginsAlike(typed, word)) return
    if (isInflection(typed, word)) return
    const cost = typingDistance(typed, word, most) - bonus
    if (cost >= (rival?.cost ?? Infinity)) return
    if (!best || cost < best.cost) {
      if (best && stem(best.word) !== stem(word)) rival = best
      best = { word, cost }
    } else if (stem(best.word) !== stem(word)) rival = { word, cost }
  }
  for (const word of words) consider(word, ownBonus)
  if (withLanguage) {
    const { commonest, common } = likelyWords()
    for (const word of commonest) consider(word, 0)
    for (const word of common) consider(word, -lessCommon, 1 - lessCommon)
  }
  if (!best || best.cost === Infinity) return undefined
  return rival && rival.cost - best.cost < tie ? undefined : best.word
}

/** The first letter is rarely wrong, unless it was typed second. */
const beginsAlike = (typed: string, meant: string) =>
  typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])

/** An inflected form that the word list lacks, such as `Versicherungen`, is not misspelt. */
const isInflection = (typed: string, meant: string) =>
  (typed.startsWith(meant) && /^(e?[nsrm]?|es|d|ed|ing)$/.test(typed.slice(meant.length))) ||
  (meant.startsWith(typed) && /^(e?[nsrm]?|es|d|ed|ing)$/.test(meant.slice(typed.length)))

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
