import type { HealthRange } from '#shared/health.ts'

export type Days = { from: string; until: string }
export type Period = Days & {
  before: Days
  /** The days, or the months of a year, in order. */
  steps: string[]
}

const dayMs = 86_400_000
const daysOf = { week: 7, month: 30 } as const
const monthsOfYear = 12

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** `2026-11` and -1: `2026-10`. */
const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The period that ends on a day, and the one before it; a year has whole months. */
export function periodOf(range: HealthRange, until: string): Period {
  if (range === 'year') {
    const month = until.slice(0, 7)
    const first = addMonths(month, 1 - monthsOfYear)
    const from = `${first}-01`
    return {
      from,
      until,
      before: { from: `${addMonths(first, -monthsOfYear)}-01`, until: addDays(from, -1) },
      steps: Array.from({ length: monthsOfYear }, (_, place) => addMonths(first, place)),
    }
  }
  const length = daysOf[range]
  const from = addDays(until, 1 - length)
  return {
    from,
    until,
    before: { from: addDays(from, -length), until: addDays(from, -1) },
    steps: Array.from({ length }, (_, place) => addDays(from, place)),
  }
}

/** The last day of the next period. */
export const endAfter = (range: HealthRange, until: string): string =>
  range === 'year'
    ? addDays(`${addMonths(until.slice(0, 7), monthsOfYear + 1)}-01`, -1)
    : addDays(until, daysOf[range])
