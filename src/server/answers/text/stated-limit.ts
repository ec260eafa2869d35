import { numberAt } from '../plan/numbers.ts'
import type { Reading } from '../plan/reading.ts'
import { wordsOf } from '../language/words.ts'

const permission =
  /^\W*(?:so |and |but |und |aber )?(?:can|could|may|am|is it|are (?:we|they|you)|would it|do (?:i|we) get|darf|dürfen|kann|können|ist es)(?!\p{L})/iu
const upper = String.raw`(?:at most|(?:a )?maximum(?: of)?|max\.?|up to|(?:no|not) more than|(?:a )?limit of|höchstens|maximal|bis zu|nicht mehr als)`
const lower = String.raw`(?:at least|(?:a )?minimum(?: of)?|(?:no|not) (?:fewer|less) than|mindestens|wenigstens)`
const number = String.raw`(?<value>\d{1,6}(?:[.,]\d+)?)(?![\d:/.-])(?: (?<unit>\p{L}+))?`
const after = (words: string) =>
  new RegExp(String.raw`(?<!\p{L})${words} (?:[$€£] ?)?${number}`, 'giu')
const before = (words: string) =>
  new RegExp(
    String.raw`(?<![\d.,:/-])${number}(?: \p{L}+)? (?:${words})(?! ?(?:[$€£] ?)?\d)(?!\p{L})`,
    'giu',
  )
const most = [after(upper), before(String.raw`at most|maximum|max|or fewer|or less|höchstens`)]
const least = [after(lower), before(String.raw`at least|minimum|or more|mindestens`)]

const measures =
  /^(?:seconds?|min|minutes?|hours?|days?|weeks?|months?|years?|am|pm|percent|kg|lbs?|km|miles?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|uhr|prozent)$/i

type Amount = { value: number; unit: string }

const amountsIn = (sentence: string, patterns: readonly RegExp[]): Amount[] =>
  patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ groups = {} }) => ({
      value: Number(groups['value']?.replace(',', '.')),
      unit: groups['unit'] ?? '',
    })),
  )

/** Measures must be equal; "kids" may well be the "players" of the limit. */
const isSameUnit = (a: string, b: string) =>
  !(measures.test(a) || measures.test(b)) || a.replace(/s$/, '') === b.replace(/s$/, '')

function askedAmount({ question, speech }: Reading): Amount | undefined {
  const words = wordsOf(question)
  const amounts = words.flatMap((_, at): Amount[] => {
    const found = /^\d/.test(words[at]?.text ?? '')
      ? numberAt(words, at, speech.lexicon)
      : undefined
    return found ? [{ value: found.value, unit: words[found.end]?.folded ?? '' }] : []
  })
  const [amount, ...others] = amounts
  return others.length === 0 && !/\d[:/.-]\d/.test(question) ? amount : undefined
}

/**
 * Whether the number in a question of permission keeps to the limits that a sentence states: not if
 * 13 are asked for where there are "12 at most". Undefined if either names no number, or several.
 */
export function keepsLimit(reading: Reading, sentence: string): boolean | undefined {
  if (!permission.test(reading.question)) return undefined
  const asked = askedAmount(reading)
  if (!asked) return undefined
  const fitting = (patterns: readonly RegExp[]) =>
    amountsIn(sentence, patterns).filter(({ unit }) => isSameUnit(unit, asked.unit))
  const [highest, lowest] = [fitting(most), fitting(least)]
  if (highest.length + lowest.length === 0 || highest.length > 1 || lowest.length > 1)
    return undefined
  const [{ value: to } = { value: Infinity }] = highest
  const [{ value: from } = { value: -Infinity }] = lowest
  return asked.value >= from && asked.value <= to
}
