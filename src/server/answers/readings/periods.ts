import type { ReadingChoice } from '#shared/readings.ts'
import type { TimeUnit } from '../language/lexicon.ts'
import type { Word } from '../language/words.ts'
import { addDays, addUnits, partsOf, startOf } from '../plan/civil-date.ts'
import type { Day } from '../plan/civil-date.ts'
import type { Period } from '../plan/period-words.ts'

export type PeriodChoice = Extract<ReadingChoice, { kind: 'period' }>

type Bounds = Pick<Period, 'from' | 'to' | 'label'>

const rolling: Partial<Record<TimeUnit | 'range', { unit: TimeUnit; count: number }>> = {
  week: { unit: 'day', count: 7 },
  month: { unit: 'day', count: 30 },
  quarter: { unit: 'month', count: 3 },
  year: { unit: 'month', count: 12 },
}

/** "Last week", "this month": the current or the previous calendar unit. */
export function isRelative(period: Period, words: readonly Word[], today: Day): boolean {
  const { unit, from, start, end } = period
  if (unit === 'range' || unit === 'day' || period.yearOpen || from === undefined) return false
  const isDated = words.slice(start, end).some(({ text }) => /\d/.test(text))
  const present = startOf(today, unit)
  return !isDated && (from === present || from === addUnits(present, unit, -1))
}

const firstDay = ({ from, to }: Period): Day | undefined =>
  from ?? (to === undefined ? undefined : addDays(to, -1))

function inYear(period: Period, year: number): Bounds | undefined {
  const first = firstDay(period)
  if (!period.yearOpen || first === undefined) return undefined
  const by = year - partsOf(first).year
  const { from, to, label } = period
  return {
    label: label.replace(/\d{4}/g, (year) => String(Number(year) + by)),
    ...(from === undefined ? {} : { from: addUnits(from, 'year', by) }),
    ...(to === undefined ? {} : { to: addUnits(to, 'year', by) }),
  }
}

function upToToday({ unit }: Period, today: Day): Bounds | undefined {
  const last = rolling[unit]
  if (!last) return undefined
  const to = addDays(today, 1)
  return {
    from: addUnits(to, last.unit, -last.count),
    to,
    label: `the last ${last.count} ${last.unit}s`,
  }
}

/** The bounds of a period under a rule; undefined if the rule does not apply. */
function boundsBy(
  period: Period,
  choice: PeriodChoice,
  words: readonly Word[],
  today: Day,
): Bounds | undefined {
  if (choice.rule === 'year') return inYear(period, partsOf(today).year - (choice.back ?? 0))
  if (!isRelative(period, words, today)) return undefined
  return choice.rule === 'rolling' ? upToToday(period, today) : period
}

/** A period with the user's choice applied. */
export function periodBy(
  period: Period,
  choice: PeriodChoice,
  words: readonly Word[],
  today: Day,
): Period {
  const bounds = boundsBy(period, choice, words, today)
  if (!bounds) return period
  const { start, end, unit } = period
  return { start, end, unit, ...bounds }
}

export type PeriodOption = Bounds & { choice: PeriodChoice }

/** Minimum number of years offered, even if the data covers fewer. */
const usualYears = 2
const mostYears = 4

/** Other meanings of a period, the likelier first; `days` are the bounds of the data. */
export function periodOptions(
  period: Period,
  words: readonly Word[],
  today: Day,
  days: { min?: Day; max?: Day } = {},
): PeriodOption[] {
  const rules: PeriodChoice[] = period.yearOpen
    ? yearsOf(period, today, days).map((back) => ({ kind: 'period', rule: 'year', back }))
    : [
        { kind: 'period', rule: 'calendar' },
        { kind: 'period', rule: 'rolling' },
      ]
  return rules.flatMap((choice) => {
    const bounds = boundsBy(period, choice, words, today)
    if (!bounds) return []
    const { from, to, label } = bounds
    const ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    return [{ label, ...ends, choice }]
  })
}

/** How many years back a period without a year may be. */
function yearsOf(period: Period, today: Day, { min, max }: { min?: Day; max?: Day }): number[] {
  const thisYear = partsOf(today).year
  const year = (day: Day | undefined) => (day === undefined ? undefined : partsOf(day).year)
  const oldest = Math.min(year(min) ?? thisYear, thisYear - usualYears + 1)
  const newest = Math.max(Math.min(year(max) ?? thisYear, thisYear), oldest)
  const isFuture = (back: number) => (inYear(period, thisYear - back)?.from ?? '') > today
  const latest = Math.max(thisYear - newest - 1, 0)
  return Array.from({ length: thisYear - oldest - latest + 1 }, (_, index) => latest + index)
    .filter((back) => back === 0 || !isFuture(back))
    .slice(0, mostYears)
}
