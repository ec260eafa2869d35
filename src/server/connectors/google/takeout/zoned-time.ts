/** The instant of a wall time `2026-03-04T14:05:00` in a zone; `undefined` for an unknown zone. */
export function instantOf(wall: string, zone: string): string | undefined {
  const format = formatOf(zone)
  const asUtc = Date.parse(`${wall}Z`)
  if (!format || Number.isNaN(asUtc)) return undefined
  // Twice, because the first guess may be on the other side of a clock change.
  let moment = asUtc
  for (let tries = 0; tries < 2; tries++) moment = asUtc - offsetMs(format, moment)
  return new Date(moment).toISOString()
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
