import { addUnits, dayLabel, dayOf, partsOf, weekdayOf, type Day } from './civil-date.ts'
import { unitPeriod } from './period-words.ts'
import type { Context, Period } from './period-words.ts'
import { tenseOf } from './tense.ts'

const mostMonths = 12

/**
 * The first day with a number from a day on, or the last one before it: the 31st is not in every
 * month. With a weekday, 0 for Sunday, only such a day counts.
 */
export function dayNumbered(
  from: Day,
  number: number,
  { isBefore = false, weekday }: { isBefore?: boolean; weekday?: number } = {},
): Day | undefined {
  const { year, month } = partsOf(from)
  const first = dayOf(year, month, 1)
  for (let away = 0; away <= mostMonths; away++) {
    const of = partsOf(addUnits(first, 'month', isBefore ? -away : away))
    const day = dayOf(of.year, of.month, number)
    if (partsOf(day).month !== of.month || (isBefore ? day > from : day < from)) continue
    if (weekday === undefined || weekdayOf(day) === weekday) return day
  }
  return undefined
}

const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/
const leads = /^(?:on|by|from|until|till|since|before|after|for)$/
const follows =
  /^(?:at|with|for|from|to|and|or|in|is|was|are|were|do|does|did|have|has|i|we|my|our)$/

/** "On the 30th": the last one in a question about the past, else the coming one. */
export function numberedDayAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const [, number] = ordinal.exec(words[at]?.folded ?? '') ?? []
  const isLed = /^(?:the|on)$/.test(words[at - 1]?.folded ?? '')
  const isThe = words[at - 1]?.folded === 'the'
  const lead = words[isThe ? at - 2 : at - 1]
  const next = words[at + 1]
  if (number === undefined || !isLed || !leads.test(lead?.folded ?? '')) return undefined
  if (next && !follows.test(next.folded)) return undefined
  const isBefore = /^(?:since|from)$/.test(lead?.folded ?? '') || tenseOf(words, lexicon) === 'past'
  const day = dayNumbered(today, Number(number), { isBefore })
  return day === undefined
    ? undefined
    : unitPeriod(day, 'day', dayLabel(day), isThe ? at - 1 : at, at + 1)
}
