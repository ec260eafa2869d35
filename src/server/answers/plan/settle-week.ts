import { addDays, dayLabel } from './civil-date.ts'
import type { Context, Period } from './period-words.ts'
import { tenseOf } from './tense.ts'

/** Moves a weekday or weekend of no certain week: "on Saturday" in the past is the last one. */
export function settleWeek(period: Period, { words, lexicon, today }: Context): Period {
  const { weekOpen, ...settled } = period
  const { from, to } = settled
  const isSince = /^(?:since|seit)$/.test(words[period.start - 1]?.folded ?? '')
  const tense = isSince ? 'past' : tenseOf(words, lexicon)
  if (!weekOpen || from === undefined || to === undefined || tense === undefined) return settled
  const shift = tense === 'past' && from >= today ? -7 : tense === 'present' && to <= today ? 7 : 0
  if (shift === 0) return settled
  const [first, end] = [addDays(from, shift), addDays(to, shift)]
  const label =
    settled.unit === 'day' ? dayLabel(first) : `${dayLabel(first)} to ${dayLabel(addDays(end, -1))}`
  return { ...settled, from: first, to: end, label }
}
