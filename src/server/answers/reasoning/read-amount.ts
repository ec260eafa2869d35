import { numberOfText } from '../plan/numbers.ts'
import type { Expression } from './expression.ts'

const number = String.raw`([$€£]?\d[\d.,]*)`
/** The pattern of a percentage. */
export const percent = String.raw`(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent|prozent)`

const fractions: Record<string, number> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
  'a fifth': 1 / 5,
  'a tenth': 1 / 10,
  twice: 2,
  double: 2,
  'die hälfte': 1 / 2,
  'ein drittel': 1 / 3,
  'zwei drittel': 2 / 3,
  'ein viertel': 1 / 4,
  'drei viertel': 3 / 4,
  'ein fünftel': 1 / 5,
  'ein zehntel': 1 / 10,
  'das doppelte': 2,
}

/** A phrase such as "my rent"; `over` says whether it means the last payment or the total. */
export const figure = (text: string, over: 'latest' | 'all' = 'latest'): Expression => ({
  op: 'figure',
  text: text.trim(),
  over,
})

/** The figure of a whole period, from a phrase put together of parts. */
export const total = (text: string): Expression => figure(text.replace(/\s+/g, ' '), 'all')

/** A number, or a phrase to look up; else undefined. */
export function readAmount(text: string, language: string): Expression | undefined {
  const trimmed = text.trim()
  const figures = trimmed.replace(/\s*(?:euros?|dollars?|pounds?|€|eur|usd|gbp|chf|franken)$/iu, '')
  if (new RegExp(`^${number}$`, 'u').test(figures)) {
    const value = numberOfText(figures, language)
    return value === undefined ? undefined : { op: 'number', value }
  }
  return (
    readPercentOf(trimmed, language) ??
    readFraction(trimmed) ??
    (/\p{L}{2}/u.test(trimmed) ? figure(trimmed) : undefined)
  )
}

/** "15 % of my rent", "15 Prozent meiner Miete". */
export function readPercentOf(phrase: string, language: string): Expression | undefined {
  const found = new RegExp(
    `^${percent}\\s+(?:of |von |vom |der |des |(?=mein|unser|dieser|dem ))(.+)$`,
    'iu',
  ).exec(phrase)
  const value = numberOfText(found?.[1] ?? '', language)
  const of = found?.[2]
  return value === undefined || of === undefined || !/\p{L}{2}/u.test(of)
    ? undefined
    : { op: 'percent', percent: value, of: figure(of) }
}

const isOfSomething =
  /^(?:of|my|our|his|her|their|the|what|that|this|von|vom|der|des|mein|unser|dies)/iu

/** "Half of my rent", "three times my rent". */
export function readFraction(phrase: string): Expression | undefined {
  const [name] = Object.keys(fractions).filter((each) =>
    phrase.toLowerCase().startsWith(`${each} `),
  )
  const rest = name === undefined ? undefined : phrase.slice(name.length).trim()
  // "A half plot" is a plot of its own, and not half of anything.
  const of =
    rest !== undefined && !isOfSomething.test(rest)
      ? undefined
      : rest?.replace(/^(?:of|von|vom|der|des)\s+/iu, '')
  if (name !== undefined && of && /\p{L}{2}/u.test(of))
    return { op: '*', left: figure(of), right: { op: 'number', value: fractions[name] ?? 1 } }
  const times =
    /^(\d+|three|four|five|six|drei|vier|fünf)[- ]?(?:times|mal)\s+(?=my|the|mein|die|was)(.+)$/iu.exec(
      phrase,
    )
  const words: Record<string, number> = {
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    drei: 3,
    vier: 4,
    fünf: 5,
  }
  const value = words[times?.[1]?.toLowerCase() ?? ''] ?? Number(times?.[1])
  return times?.[2] && value > 0
    ? { op: '*', left: figure(times[2]), right: { op: 'number', value } }
    : undefined
}
