/**
 * Judges an answer by rules. Only its headline counts: the bold words of its first paragraph,
 * otherwise the paragraph's beginning. An amount or a date has to be the first of its kind there,
 * so an answer that lists several guesses is wrong.
 */
import type { Expected, Single } from './questions.ts'
import { daysIn, monthsIn, numbersIn, type WrittenNumber } from './written-values.ts'

export type Given = { answer: string; found: boolean }
/**
 * `declined`: the answer says that the data has no answer; the question decides whether that is
 * right.
 */
export type Verdict = 'right' | 'declined' | 'wrong'

const longestHeadline = 220

export function judge(expected: Expected, given: Given): Verdict {
  if (isDeclined(given)) return 'unanswerable' in expected ? 'right' : 'declined'
  if ('unanswerable' in expected)
    return isHonest(expected, headlineOf(given.answer)) ? 'right' : 'wrong'
  const options = 'any' in expected ? expected.any : [expected]
  return options.some((option) => isAnsweredBy(option, given.answer)) ? 'right' : 'wrong'
}

const isHonest = (
  { says = [], zero = false }: Extract<Expected, { unanswerable: true }>,
  headline: string,
): boolean => hasAny(headline, says) || (zero && numbersIn(headline)[0]?.value === 0)

const refusal =
  /\b(not in your data|no (?:data|records?|answer)\b|nothing (?:in|was|about)|(?:could|can) ?not (?:find|tell|answer|say)|(?:couldn|don|can|didn)['’]t (?:find|know|tell|say)|does(?: not|n['’]t) (?:say|appear)|nicht in (?:deinen|ihren) daten|nichts (?:in|über|zu|gefunden)|keine? (?:angaben?|daten|antwort)|nicht (?:finden|gefunden))/i

/** A found answer counts as an answer, unless its headline says that there is none. */
const isDeclined = ({ answer, found }: Given): boolean =>
  !found || (refusal.test(headlineOf(answer)) && numbersIn(headlineOf(answer)).length === 0)

/** The words by which an answer is judged. */
export function headlineOf(answer: string): string {
  const plain = answer.replaceAll(/\s?\[\d+\]/g, '').trim()
  const [paragraph = ''] = plain.split(/\n\s*\n/)
  const bold = [...paragraph.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words]) => words)
  return bold.length > 0 ? bold.join(' · ') : paragraph.slice(0, longestHeadline)
}

/** The headline with the rows and points below it; quoted evidence does not count. */
const listOf = (answer: string): string =>
  [
    headlineOf(answer),
    ...answer.split('\n').filter((line) => /^\s*(?:\d+\.|[-*•|])\s/.test(line)),
  ].join('\n')

function isAnsweredBy(expected: Single, answer: string): boolean {
  const headline = headlineOf(answer)
  if ('number' in expected) return isNumber(expected, headline)
  if ('date' in expected) return isDay(expected.date, headline)
  if ('month' in expected) return monthOf(headline) === expected.month
  if ('yes' in expected) return isPolarity(expected, answer)
  if ('text' in expected)
    return hasAny(headline, expected.text) && !hasAny(headline, expected.not ?? [])
  const list = listOf(answer)
  return expected.all.every((forms) => hasAny(list, forms)) && !hasAny(list, expected.not ?? [])
}

/** A bare dollar sign stands for any country's dollar. */
const dollars = new Set(['USD', 'AUD', 'CAD', 'NZD'])
const currencies = new Set([...dollars, 'dollars', 'GBP', 'EUR', 'INR', 'ZAR'])

function isNumber(expected: Extract<Single, { number: number }>, headline: string): boolean {
  const first = firstOfKind(numbersIn(headline), expected.unit)
  return (
    first !== undefined &&
    Math.abs(Math.abs(first.value) - Math.abs(expected.number)) <= expected.tolerance + 1e-9
  )
}

function firstOfKind(numbers: readonly WrittenNumber[], unit: string | undefined) {
  const isMoney = unit !== undefined && currencies.has(unit)
  const marked = numbers.find((number) =>
    isMoney ? currencies.has(number.unit ?? '') : unit !== undefined && number.unit === unit,
  )
  // Another currency is another amount.
  if (marked && isMoney) {
    const isSame =
      marked.unit === unit ||
      (marked.unit === 'dollars' && dollars.has(unit)) ||
      (unit === 'dollars' && dollars.has(marked.unit ?? ''))
    return isSame ? marked : undefined
  }
  if (marked) return marked
  return numbers.find(
    (number) => number.unit === undefined || (unit === undefined && !currencies.has(number.unit)),
  )
}

function isDay(date: string, headline: string): boolean {
  const [first, ...rest] = daysIn(headline)
  if (!first) return false
  // 3/4/2026 is read both ways.
  const same = [first, ...rest].filter(({ at }) => at === first.at)
  const [year, month, day] = date.split('-').map(Number)
  return same.some(
    (written) =>
      written.month === month &&
      written.day === day &&
      (written.year === undefined || written.year === year),
  )
}

function monthOf(headline: string): string | undefined {
  const [day] = daysIn(headline)
  const [month] = monthsIn(headline)
  if (day?.year === undefined) return month
  return `${day.year}-${String(day.month).padStart(2, '0')}`
}

const polarity = /^\W*(yes|no|ja|nein)\b/i

function isPolarity({ yes, clause }: Extract<Single, { yes: boolean }>, answer: string): boolean {
  const said = (polarity.exec(answer) ?? polarity.exec(headlineOf(answer)))?.[1]?.toLowerCase()
  if (said !== undefined) return (said === 'yes' || said === 'ja') === yes
  return hasAny(headlineOf(answer), clause)
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

const hasAny = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) => {
    const words = fold(form).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return new RegExp(String.raw`(?<![\p{L}\d])${words}(?![\p{L}\d])`, 'u').test(fold(text))
  })
