import { formatNumber } from '../format-value.ts'
import type { Filter } from '../typed-query.ts'
import { calendarUnitOf } from '../plan/civil-date.ts'
import { timeText } from './phrases.ts'
import { figureText, type PhrasingInput } from './phrasing.ts'
import type { CardContent } from './card-content.ts'
import { fill } from '../language/fill-template.ts'

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The name of one side. */
function sideText(
  input: PhrasingInput,
  side: { label: string; filter: Filter } | undefined,
): string {
  const { words, locale } = input
  if (!side) return ''
  const { filter, label } = side
  if (filter.op !== 'period') return capital(words.values[label] ?? label)
  const unit = calendarUnitOf(filter)
  return filter.from !== undefined && unit !== undefined && unit !== 'week'
    ? timeText(filter.from, unit, locale)
    : label
}

/** The size and the direction of a difference. */
export function phraseDifference(input: PhrasingInput): CardContent {
  const { words, result, choice, isMore } = input
  const [apart = null, a = null, b = null] = result.rows[0] ?? []
  const [first, second] = (choice.plan.query.comparison ?? []).map((side) => sideText(input, side))
  if (typeof apart !== 'number') {
    const [none, other, known] = a === null ? [first, second, b] : [second, first, a]
    const slots = { none, other, known: known === null ? '' : figureText(input, known) }
    const template = known === null ? words.apart.neither : words.apart.missing
    return { sentence: fill(template, slots), context: [] }
  }
  const value = apart
  const by = figureText(input, Math.abs(value))
  const way = value === 0 ? 'same' : !isMore ? 'plain' : value > 0 ? 'more' : 'less'
  const slots = { by, first, second, a: figureText(input, a), b: figureText(input, b) }
  const sentence = fill(words.apart[way], slots)
  return { figure: /^\*\*(.+?)\*\*/.exec(sentence)?.[1] ?? by, sentence, context: [] }
}

/** The two sides and their difference. */
export function phraseSides(input: PhrasingInput): CardContent {
  const { words, result, choice, isEither, locale } = input
  const { comparison, claim } = choice.plan.query
  const sides = result.rows.map(([label, value = null, unit = null], at) => ({
    name: sideText(input, comparison?.[at]) || String(label),
    value,
    unit,
    text: figureText(input, value, unit),
  }))
  const lines = sides.map(({ name, text }, at) => `${at + 1}. ${name}: **${text}**`)
  const [one, other] = sides
  const isPair = sides.length === 2 && one && other && one.unit === other.unit
  if (!isPair || typeof one.value !== 'number' || typeof other.value !== 'number')
    return { sentence: '', context: [], lines, isList: true }
  const isSo = claim === 'more' ? one.value > other.value : one.value < other.value
  const verdict = claim === undefined || isEither ? undefined : isSo ? words.yes : words.no
  // For "this or that", the answer is the larger one.
  const isTurned =
    isEither && (claim === 'less' ? one.value > other.value : one.value < other.value)
  const [first, second] = isTurned ? [other, one] : [one, other]
  const [a, b] = isTurned ? [other.value, one.value] : [one.value, other.value]
  const share = b === 0 ? undefined : Math.abs(((a - b) / b) * 100)
  const slots = {
    claim: verdict === undefined ? '' : `**${verdict}.** `,
    first: verdict === undefined ? `**${first.name}**` : first.name,
    second: second.name,
    a: first.text,
    b: second.text,
    by: figureText(input, Math.abs(a - b), one.unit),
    percent:
      share === undefined ? '' : ` (${formatNumber(share, { kind: 'number', unit: '%', locale })})`,
  }
  const way = a === b ? 'same' : a > b ? 'more' : 'less'
  const figure = verdict ?? (isEither && a !== b ? first.name : undefined)
  return {
    ...(figure === undefined ? {} : { figure }),
    sentence: fill(words.compared[way], slots),
    context: [],
    lines,
  }
}
