import type { Reading } from '../plan/reading.ts'
import { numberOfText } from '../plan/numbers.ts'
import { valuesOf } from './loose-values.ts'

const asksDifference =
  /(?<!\p{L})(?:how much (?:more|less|cheaper|dearer|higher|lower|longer|shorter)(?!\p{L}).*\bthan|by how much|how much (?:is|are|was|were|has|have|did|does|do|will)(?!\p{L}).*\b(?:go|going|goes|gone|went) (?:up|down)|um wie ?viel|wie ?viel (?:mehr|weniger|teurer|billiger|höher|niedriger|länger|kürzer)(?!\p{L}).*(?<!\p{L})als)(?!\p{L})/iu
const tellsDifference =
  /(?<!\p{L})(?:change[ds]?|differen(?:ce|t)|more|less|extra|additional|increas\p{L}+|decreas\p{L}+|reduc\p{L}+|rises?|risen|raised?|higher|lower|cheaper|dearer|sav(?:ed?|ings?)|(?:up|down|another|plus|minus) (?:by )?(?=[\p{Sc}\d])|mehr|weniger|unterschied|erhöh\p{L}+|gesenkt|senk\p{L}+|teurer|billiger|höher|niedriger|änderung)/iu

/** Between the cells of a row, or in "from £925 to £960". */
const between = /^[\s|:;→>–—-]*(?:to|now|then|auf|instead of|statt|nach)?[\s|:;]*$/iu

/** What a line says about the difference that a question asks for. */
export type Difference =
  /** The question asks for none, or the line states it. */
  | { kind: 'as read' }
  /** The line gives both amounts; their difference in the same form, and how it was computed. */
  | { kind: 'computed'; text: string; working: string }
  /** The line gives one of the amounts, which is not the answer. */
  | { kind: 'missing' }

/** "How much is my rent going up by", of "Rent per month  £925.00  £960.00": £35.00. */
export function askedDifference({ question, speech }: Reading, line: string): Difference {
  if (!asksDifference.test(question)) return { kind: 'as read' }
  const { language } = speech.lexicon
  const amounts = widest(valuesOf(line, 'money')).map(({ text, start, end }) => ({
    text: text.trim(),
    start,
    end,
    value: numberOfText(text.replaceAll(/[^\d.,]/gu, ''), language) ?? NaN,
    unit: text.replaceAll(/[\d.,'’\s]/gu, ''),
  }))
  if (amounts.length === 0) return { kind: 'as read' }
  const pair = pairOf(amounts, line)
  if (!pair) return { kind: tellsDifference.test(line) ? 'as read' : 'missing' }
  const difference = (pair.more.value - pair.less.value).toLocaleString(
    language === 'de' ? 'de-DE' : 'en-GB',
    { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  )
  const text = pair.more.text.replace(/\d(?:[\d.,'’]*\d)?/u, difference)
  return { kind: 'computed', text, working: `${pair.more.text} − ${pair.less.text} = ${text}` }
}

type Amount = { text: string; start: number; end: number; value: number; unit: string }

/** The only two amounts of a line, if they stand beside each other in one unit. */
function pairOf(amounts: readonly Amount[], line: string) {
  const [first, second, ...others] = amounts
  if (!first || !second || others.length > 0 || first.unit !== second.unit) return undefined
  if (!between.test(line.slice(first.end, second.start))) return undefined
  const [more, less] = second.value >= first.value ? [second, first] : [first, second]
  return { more, less }
}

type Value = ReturnType<typeof valuesOf>[number]

/** Of overlapping values the longest, in the order of the line. */
function widest(values: readonly Value[]): Value[] {
  const kept: Value[] = []
  for (const value of values.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => value.end <= start || value.start >= end)) kept.push(value)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}
