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
export function instantOf(civil: number, timeZone: string): Date {
  // The second guess is right even if the clocks change in between.
  const guess = civil - offsetAt(civil, timeZone)
  return new Date(civil - offsetAt(guess, timeZone))
}

function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = civilParts(new Date(instant), timeZone)
  const wholeSecond = Math.floor(instant / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond
}

export function civilParts(instant: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = new Map(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}
