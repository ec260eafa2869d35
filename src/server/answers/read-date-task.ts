import { isStopWord } from '#server/search/stop-words.ts'
import { speechOf } from './language/language.ts'
import { wordsOf } from './language/words.ts'
import type { Day } from './plan/civil-date.ts'
import { numberAt } from './plan/numbers.ts'
import { periodAtoms } from './plan/periods.ts'

type Unit = 'day' | 'week' | 'month' | 'year'
export type DateTask =
  /** The time between two days, in days or as years, months and days. */
  | { kind: 'days'; from: Day; to: Day; unit?: Unit }
  | { kind: 'span'; from: Day; to: Day; says: 'span' | 'age' }
  /** The day a number of units after or before another. */
  | { kind: 'shift'; from: Day; count: number; unit: Unit }
  | { kind: 'weekday'; day: Day }

const units: [RegExp, Unit][] = [
  [/^(days?|tage?n?)$/i, 'day'],
  [/^(weeks?|wochen?)$/i, 'week'],
  [/^(months?|monate?n?)$/i, 'month'],
  [/^(years?|jahre?n?)$/i, 'year'],
]
const unitOf = (text: string) => units.find(([pattern]) => pattern.test(text))?.[1]

const own = /\b(i|my|me|did|ich|mein\w*|habe|hatte)\b/iu
const counts = /^(?:how many|wie ?viele) (?:more )?(\p{L}+)\b/iu
const between = /\b(?:between|from|zwischen|von|vom)\b/iu
const until = /\b(?:until|till|to|before|left until|bis(?: zum)?|noch bis)\b/iu
const since = /\b(?:since|passed since|seit(?: dem)?|vergangen seit)\b/iu
const long = /^(?:how long|wie lange)\b/iu
const shift =
  /^(?:what (?:date|day) (?:is|was|will it be|will be)|what(?:'s| is) the date|which (?:date|day) is|when is|welche[rsn]? (?:datum|tag) (?:ist|war)|welches datum|was für ein datum ist|wann (?:ist|sind|war))\b/iu
const weekday =
  /\b(?:what|which) (?:day of the week|weekday|day)\b|\bwelche[rnm]? wochentag\b|\bwas für ein (?:wochen)?tag\b/iu
const age =
  /^(?:how old (?:is|am|are|was|would)\b.*\bborn\b|wie alt (?:ist|bin|war|wäre)\b.*\bgeboren\b)/iu

/** The words of a question, and the days that it names. */
function read(question: string, today: Day) {
  const words = wordsOf(question)
  const { lexicon } = speechOf(words)
  const days = periodAtoms({ words, lexicon, today }).filter(({ unit }) => unit === 'day')
  return { words, lexicon, days }
}

/** Words that a question about days may have besides those of the days. */
const bare =
  /^(?:apart|away|day|dauert|elapsed|exactly|fall|falls|fallt|go|gone|heute|jetzt|lange?|long|left|liegen|genau|now|passed|remain|remaining|remains|seit|since|till|today|ubrig|verbleiben|vergangen|viele|war|waren|week|weekday|welche[mnrs]?|wieviele|wir|wochentag|zwischen)$/u

/** Whether a question names days only, and nobody and nothing that happens on them. */
function isOnlyDays({ words, days }: ReturnType<typeof read>): boolean {
  const isDay = (at: number) => days.some(({ start, end }) => at >= start && at < end)
  return words.every(
    ({ folded, text }, at) =>
      isDay(at) || isStopWord(folded) || bare.test(folded) || unitOf(text) !== undefined,
  )
}

/** For questions that look ahead: a day without a year is its next occurrence. */
const nextOccurrence = (
  day: { from?: Day; yearOpen?: boolean; next?: Day } | undefined,
  today: Day,
): Day | undefined => {
  if (!day?.from) return undefined
  if (day.next !== undefined && day.from < today) return day.next
  if (!day.yearOpen || day.from >= today) return day.from
  return `${Number(day.from.slice(0, 4)) + 1}${day.from.slice(4)}`
}

function readShift(question: string, today: Day): DateTask | undefined {
  const { words, lexicon } = read(question, today)
  for (const [at, word] of words.entries()) {
    const unit = unitOf(word.text)
    const before =
      unit && [1, 2].map((back) => numberAt(words, at - back, lexicon)).find((n) => n?.end === at)
    if (!unit || !before || !Number.isInteger(before.value)) continue
    const next = words[at + 1]?.folded ?? ''
    const lead = words[at - 2]?.folded ?? ''
    // The base day follows the duration, and seldom precedes it.
    const [after] = read(question.slice(words[at + 1]?.end ?? question.length), today).days
    const [named] = after ? [after] : read(question.slice(0, words[at - 1]?.start), today).days
    const from = named?.from ?? today
    const isLater = /^(after|from|later|nach|ab|hence)$/.test(next) || lead === 'in'
    const isEarlier = /^(before|ago|earlier|vor)$/.test(next) || lead === 'vor'
    if (!isLater && !isEarlier) continue
    const count = isEarlier ? -before.value : before.value
    return { kind: 'shift', from, count, unit }
  }
  return undefined
}

/** A calculation with days: a duration, a date, a weekday. */
export function readDateTask(question: string, today: Day): DateTask | undefined {
  const trimmed = question.trim()
  if (age.test(trimmed)) {
    const born = read(trimmed, today).days[0]?.from
    return born === undefined ? undefined : { kind: 'span', from: born, to: today, says: 'age' }
  }
  if (shift.test(trimmed) && !own.test(trimmed)) {
    const task = readShift(trimmed, today)
    if (task) return task
  }
  if (own.test(trimmed)) return undefined
  const asked = read(trimmed, today)
  const [first, second, ...others] = asked.days
  if (!first || others.length > 0) return undefined
  const unit = unitOf(counts.exec(trimmed)?.[1] ?? '')
  const isLong = long.test(trimmed)
  if (unit || isLong) {
    if (!isOnlyDays(asked)) return undefined
    const ends = second
      ? between.test(trimmed) && { from: first.from, to: second.from }
      : since.test(trimmed)
        ? { from: first.from, to: today }
        : until.test(trimmed) && { from: today, to: nextOccurrence(first, today) }
    if (!ends || ends.from === undefined || ends.to === undefined) return undefined
    const { from, to } = ends
    return unit ? { kind: 'days', from, to, unit } : { kind: 'span', from, to, says: 'span' }
  }
  const day = /\b(?:is|will|falls?|ist|wird|fällt)\b/iu.test(trimmed)
    ? nextOccurrence(first, today)
    : first.from
  return weekday.test(trimmed) && !second && isOnlyDays(asked) && day !== undefined
    ? { kind: 'weekday', day }
    : undefined
}
