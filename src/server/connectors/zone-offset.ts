export type ZoneOffset = (moment: number) => number

/**
 * Milliseconds by which a time zone's clocks are ahead of UTC at a moment; `undefined` for an
 * unknown zone.
 */
export function zoneOffset(zone: string): ZoneOffset | undefined {
  if (zone === '') return undefined
  try {
    return offsetIn(civilFormat(zone))
  } catch {
    return undefined
  }
}

/** Throws a `RangeError` for an unknown zone. */
export const civilFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** The local date and time of a moment; months count from 1. */
export function civilParts(format: Intl.DateTimeFormat, moment: number) {
  const parts = new Map(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
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

export const offsetIn =
  (format: Intl.DateTimeFormat): ZoneOffset =>
  (moment) => {
    const { year, month, day, hour, minute, second } = civilParts(format, moment)
    const wall = Date.UTC(year, month - 1, day, hour, minute, second)
    return wall - Math.floor(moment / 1000) * 1000
  }

/** The moment whose local time is `civil`, both in milliseconds. */
export function momentOf(civil: number, offset: ZoneOffset): number {
  // The second guess is right even if the clocks change in between.
  const guess = civil - offset(civil)
  return civil - offset(guess)
}
