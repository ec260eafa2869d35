/**
 * Wall time as seconds since 1970 as if it were UTC, and its offset from UTC in minutes (positive
 * is ahead). `noZone` and `dateOnly` replace the offset if the source is less precise.
 */
export type WallTime = { seconds: number; offset: number }

export const noZone = 100_000
export const dateOnly = 200_000

const daySeconds = 86_400

/** `2026-03-02`, `2026-03-02T10:00:00` or `2026-03-02T10:00:00+01:00`. */
export function formatWall(seconds: number, offset: number): string {
  const iso = new Date(seconds * 1000).toISOString()
  if (offset === dateOnly) return iso.slice(0, 10)
  return offset === noZone ? iso.slice(0, 19) : iso.slice(0, 19) + zoneText(offset)
}

const zones = new Map<number, string>()

function zoneText(offset: number): string {
  const known = zones.get(offset)
  if (known !== undefined) return known
  const minutes = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  const text = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  zones.set(offset, text)
  return text
}

export const dayOf = (seconds: number): number => Math.floor(seconds / daySeconds)
export const dayText = (day: number): string =>
  new Date(day * daySeconds * 1000).toISOString().slice(0, 10)

/** Seconds since 1970 of a wall time; `undefined` for a day or time that does not exist. */
export function wallSeconds(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): number | undefined {
  if (hour > 24 || minute > 59 || second > 60) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.getTime() / 1000 + hour * 3600 + minute * 60 + second
}

const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/

/** Parses ISO 8601 precise to the day or finer; `undefined` if it is coarser. */
export function parseIso(text: string): WallTime | undefined {
  const found = iso.exec(text.trim())
  if (!found) return undefined
  const [, year, month, day, hour, minute, second, zone] = found
  const seconds = wallSeconds(
    Number(year),
    Number(month),
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  )
  if (seconds === undefined) return undefined
  if (hour === undefined) return { seconds, offset: dateOnly }
  return { seconds, offset: zone === undefined ? noZone : zoneMinutes(zone) }
}

export function zoneMinutes(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0
  const digits = zone.replaceAll(/\D/g, '')
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4))
  return zone.startsWith('-') ? -minutes : minutes
}

/**
 * A time as ISO 8601 in its original precision: `2012`, `2012-08`, `2012-08-06`, or with time and
 * offset.
 */
export function isoOf(text: string): string {
  const trimmed = text.trim()
  if (/^\d{4}(-\d\d)?$/.test(trimmed)) return trimmed
  const wall = parseIso(trimmed)
  return wall ? formatWall(wall.seconds, wall.offset) : ''
}
