import { fold } from '../language/stem.ts'
import { keepSome } from './keep-some.ts'
import { valuesOf } from './loose-values.ts'

/** Which end of a leg a question asks for, and the places it names on either side. */
export type AskedEnd = { end: 'departure' | 'arrival'; from: string[]; to: string[] }

const leaves =
  /(?<!\p{L})(?:leaves?|leaving|left|departs?|departing|departure|sets? off|takes? off|sails?|sailing from|abfahrt|abflug|fährt|fahren|fliegt|fliegen|startet|geht|losfahr\p{L}*|ablegt?)(?!\p{L})/iu
const arrives =
  /(?<!\p{L})(?:arrives?|arriving|arrival|lands?|landing|gets? (?:in|into|to|back|there|home)|docks?|reach(?:es)?|ankunft|ankommen|kommt|kommen|landet|landen)(?!\p{L})/iu
const asksTime = /(?<!\p{L})(?:what time|when|wann|um wie ?viel uhr|wie spät)(?!\p{L})/iu

const place = String.raw`(\p{Lu}[\p{L}'’-]{2,})`
const fromPlace = new RegExp(
  String.raw`(?<!\p{L})(?:leaves?|leaving|departs?|departing|from|out of|von|ab|aus)(?: the)? ${place}`,
  'gu',
)
const toPlace = new RegExp(
  String.raw`(?<!\p{L})(?:to|for|into|reach(?:es)?|nach)(?: the)? ${place}`,
  'gu',
)
/** "Arrive in Leeds", "depart at Leeds": at the end that is asked for. */
const atPlace = new RegExp(String.raw`(?<!\p{L})(?:in|at|an)(?: the)? ${place}`, 'gu')

/** The end of a journey's leg that a question asks the time of; undefined if it asks otherwise. */
export function askedEnd(question: string): AskedEnd | undefined {
  if (!asksTime.test(question)) return undefined
  const [isDeparture, isArrival] = [leaves.test(question), arrives.test(question)]
  if (isDeparture === isArrival) return undefined
  const named = (pattern: RegExp) =>
    [...question.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [fold(name)]))
  const [from, to, at] = [named(fromPlace), named(toPlace), named(atPlace)]
  return isDeparture
    ? { end: 'departure', from: [...from, ...at], to }
    : { end: 'arrival', from, to: [...to, ...at] }
}

const link =
  /->|→|–|—|(?<=\s)-(?=\s)|(?<!\p{L})(?:to|nach|bis|arr\.?|arrives?|arrival|an|ankunft)(?!\p{L})/iu
const linesAbove = 4

type Leg = { first: number; second: number }

/** The two times of a line that gives a departure and an arrival. */
function legIn(line: string): Leg | undefined {
  const times = new Map(valuesOf(line, 'time').map((time) => [time.start, time]))
  const [first, second, ...others] = [...times.values()].toSorted((a, b) => a.start - b.start)
  if (!first || !second || others.length > 0) return undefined
  return link.test(line.slice(first.end, second.start))
    ? { first: first.start, second: second.start }
    : undefined
}

type Side = 'from' | 'to'

/** The side of a line's leg, or of a route such as "Fishguard to Rosslare", that a place is on. */
function sideOf(line: string, name: string, leg: Leg | undefined): Side | undefined {
  const folded = fold(line)
  const at = folded.indexOf(name)
  if (at < 0 || folded.length !== line.length) return undefined
  const between = leg ? line.slice(leg.first, leg.second) : line
  const found = link.exec(between)
  if (leg && at < leg.first) return 'from'
  if (leg && at > leg.second) return 'to'
  if (!found) return leg ? 'to' : undefined
  return at < (leg?.first ?? 0) + found.index ? 'from' : 'to'
}

/**
 * Whether the times of a span in a text cannot be the one asked for: those of the other end, of both
 * ends, or of another leg. Lines without a leg have none.
 */
export function isOtherEnd(
  text: string,
  { start, end: spanEnd }: { start: number; end: number },
  { end, from, to }: AskedEnd,
): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd)
  const leg = legIn(line)
  if (!leg) return false
  const holds = (at: number) => start - lineStart <= at && at < spanEnd - lineStart
  const [isFirst, isSecond] = [holds(leg.first), holds(leg.second)]
  if (!isFirst && !isSecond) return false
  if (isFirst === isSecond || isSecond !== (end === 'arrival')) return true
  const above = text
    .slice(0, Math.max(0, lineStart - 1))
    .split('\n')
    .slice(-linesAbove)
    .toReversed()
  const side = (name: string): Side | undefined =>
    sideOf(line, name, leg) ?? above.map((each) => sideOf(each, name, undefined)).find(Boolean)
  return from.some((name) => side(name) === 'to') || to.some((name) => side(name) === 'from')
}

/** Candidates without the times of the other end or of another leg, unless none would remain. */
export function withoutOtherEnds<T extends { start: number; end: number }>(
  question: string,
  windows: readonly { text: string; found: T[] }[],
): T[][] {
  const asked = askedEnd(question)
  const all = windows.map(({ found }) => found)
  if (!asked) return all
  return keepSome(all, (each, at) => !isOtherEnd(windows[at]?.text ?? '', each, asked))
}
