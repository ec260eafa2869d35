import {
  civilFormat,
  civilParts as partsOf,
  momentOf,
  offsetIn,
} from '#server/connectors/zone-offset.ts'

/** A calendar month in a time zone: `2026-11`, and the moment it begins. */
export type Month = { month: string; startsAt: Date }

/** The month of `now`, the `count - 1` months before it, oldest first, and the following one. */
export function lastMonths(now: Date, count: number, timeZone: string): Month[] {
  const { year, month } = civilParts(now, timeZone)
  return Array.from({ length: count + 1 }, (_, index) => {
    // Date.UTC carries months below 1 and above 12 into the year.
    const first = Date.UTC(year, month - count + index, 1)
    return {
      month: new Date(first).toISOString().slice(0, 7),
      startsAt: instantOf(first, timeZone),
    }
  })
}

/** The moment whose local time in the time zone is `civil`. */
export const instantOf = (civil: number, timeZone: string): Date =>
  new Date(momentOf(civil, offsetIn(civilFormat(timeZone))))

export const civilParts = (instant: Date, timeZone: string) =>
  partsOf(civilFormat(timeZone), instant.getTime())
