import type { TimeUnit } from '../language/lexicon.ts'

/** A day without a clock or a zone, as `YYYY-MM-DD`. */
export type Day = string

const dayMs = 86_400_000

export const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

export const partsOf = (day: Day) => {
  const [year = 1970, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  return { year, month, day: date }
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

export function addUnits(day: Day, unit: TimeUnit, count: number): Day {
  const { year, month, day: date } = partsOf(day)
  switch (unit) {
    case 'day':
      return addDays(day, count)
    case 'week':
      return addDays(day, count * 7)
    case 'month':
      return dayOf(year, month + count, date)
    case 'quarter':
      return dayOf(year, month + count * 3, date)
    case 'year':
      return dayOf(year + count, month, date)
  }
}

/** The first day of the unit that contains the day; weeks begin on Monday. */
export function startOf(day: Day, unit: TimeUnit): Day {
  const { year, month } = partsOf(day)
  switch (unit) {
    case 'day':
      return day.slice(0, 10)
    case 'week':
      return addDays(day, -((weekdayOf(day) + 6) % 7))
    case 'month':
      return dayOf(year, month, 1)
    case 'quarter':
      return dayOf(year, month - ((month - 1) % 3), 1)
    case 'year':
      return dayOf(year, 1, 1)
  }
}

/** Today in a time zone; UTC if the zone is unknown. */
export function todayIn(now: Date, timeZone: string | undefined): Day {
  try {
    const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: timeZone ?? 'UTC' }).format(now)
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

/** The moment in a time zone, `2026-11-23T15:04:00`; UTC if the zone is unknown. */
export function momentIn(now: Date, timeZone: string | undefined): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  try {
    const zone = { ...options, hourCycle: 'h23' as const, timeZone: timeZone ?? 'UTC' }
    return `${todayIn(now, timeZone)}T${new Intl.DateTimeFormat('en-GB', zone).format(now)}`
  } catch {
    return now.toISOString().slice(0, 19)
  }
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
export const monthName = (month: number) =>
  monthNames.format(new Date(Date.UTC(2000, month - 1, 1)))

/** `3 March 2025` */
export function dayLabel(day: Day): string {
  const { year, month, day: date } = partsOf(day)
  return `${date} ${monthName(month)} ${year}`
}

const calendarUnits: readonly TimeUnit[] = ['day', 'week', 'month', 'quarter', 'year']

/** The calendar unit that a period covers exactly, if any. */
export function calendarUnitOf({
  from,
  to,
}: {
  from?: Day | undefined
  to?: Day | undefined
}): TimeUnit | undefined {
  if (from === undefined || to === undefined) return undefined
  return calendarUnits.find(
    (unit) => startOf(from, unit) === from && addUnits(from, unit, 1) === to,
  )
}
