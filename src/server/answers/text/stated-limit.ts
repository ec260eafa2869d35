import type { Lexicon } from '../language/lexicon.ts'
import { fold, stem } from '../language/stem.ts'
import { numberAt, numberOfText } from '../plan/numbers.ts'
import type { Reading } from '../plan/reading.ts'
import { wordsOf } from '../language/words.ts'

const permission =
  /^\W*(?:so |and |but |und |aber )?(?:can|could|may|am|is it|are (?:we|they|you)|would it|do (?:i|we) get|darf|dürfen|kann|können|ist es)(?!\p{L})/iu
const upper = String.raw`(?:at most|(?:a )?maximum(?: of)?|max\.?|up to|(?:no|not) more than|(?:a )?limit of|höchstens|maximal|bis zu|nicht mehr als)`
const lower = String.raw`(?:at least|(?:a )?minimum(?: of)?|(?:no|not) (?:fewer|less) than|mindestens|wenigstens)`
const number = String.raw`(?<value>\d[\d.,]{0,8}(?<![.,]))(?![\d:/-])(?: (?<unit>\p{L}+))?`
const after = (words: string) =>
  new RegExp(String.raw`(?<!\p{L})${words} (?:[$€£] ?)?${number}`, 'giu')
const before = (words: string) =>
  new RegExp(
    String.raw`(?<![\d.,:/-])${number}(?: \p{L}+)? (?:${words})(?! ?(?:[$€£] ?)?\d)(?!\p{L})`,
    'giu',
  )
const most = [after(upper), before(String.raw`at most|maximum|max|or fewer|or less|höchstens`)]
const least = [after(lower), before(String.raw`at least|minimum|or more|mindestens`)]

type Amount = { value: number; unit: string }

const amountsIn = (
  sentence: string,
  patterns: readonly RegExp[],
  { language }: Pick<Lexicon, 'language'>,
): Amount[] =>
  patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ groups = {} }) => ({
      value: numberOfText(groups['value'] ?? '', language) ?? NaN,
      unit: groups['unit'] ?? '',
    })),
  )

/** The only number in the question that is neither a price nor part of a date or time. */
function askedAmount({ question, speech, periods }: Reading): Amount | undefined {
  const words = wordsOf(question)
  const amounts = words.flatMap((_, at): Amount[] => {
    if (periods.some(({ start, end }) => at >= start && at < end)) return []
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
  const [allMost, allLeast] = [most, least].map((patterns) =>
    amountsIn(sentence, patterns, reading.speech.lexicon),
  )
  // "8 players at least, 12 at most": both are of the same thing.
  const isOpen = [...(allMost ?? []), ...(allLeast ?? [])].some(({ unit }) => unit === '')
  const fitting = (limits: readonly Amount[] = []) =>
    limits.filter(({ unit }) => isOpen || stem(fold(unit)) === stem(asked.unit))
  const [highest, lowest] = [fitting(allMost), fitting(allLeast)]
  if (highest.length + lowest.length === 0 || highest.length > 1 || lowest.length > 1)
    return undefined
  if ([...highest, ...lowest].some(({ value }) => Number.isNaN(value))) return undefined
  const [{ value: to } = { value: Infinity }] = highest
  const [{ value: from } = { value: -Infinity }] = lowest
  return asked.value >= from && asked.value <= to
}
