export type ZoneOffset = (moment: number) => number

/**
 * Milliseconds by which a time zone's clocks are ahead of UTC at a moment; `undefined` for an
 * unknown zone.
 */
export function zoneOffset(zone: string): ZoneOffset | undefined {
  const format = formatOf(zone)
  return format && ((moment) => offsetMs(format, moment))
}

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (zone === '') return undefined
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return undefined
  }
}

function offsetMs(format: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(moment / 1000) * 1000
}
