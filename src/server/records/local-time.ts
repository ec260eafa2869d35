import { zoneOffset } from '#server/connectors/zone-offset.ts'

const dayMs = 86_400_000
/** Times that programs write for "never", as the years 1 and 9999, stay as they are. */
const [first, last] = [Date.UTC(1800, 0), Date.UTC(2200, 0)]

/** Converts an instant in milliseconds to the wall time in a zone, `2026-03-04T14:05:00`. */
export type LocalTime = (moment: number) => string

const zones = new Map<string, LocalTime>()

/** UTC for an unknown zone. Remembers the offset of each day on which the clocks do not change. */
export function localTime(zone: string | undefined): LocalTime {
  const name = zone ?? 'UTC'
  const known = zones.get(name)
  if (known) return known
  const offset = zoneOffset(name) ?? (() => 0)
  const days = new Map<number, number | undefined>()
  const ofDay = (day: number) => {
    if (!days.has(day)) {
      const [begin, end] = [offset(day * dayMs), offset((day + 1) * dayMs)]
      days.set(day, begin === end ? begin : undefined)
    }
    return days.get(day)
  }
  const made: LocalTime = (moment) => {
    if (moment < first || moment > last) return new Date(moment).toISOString().slice(0, 19)
    const ahead = ofDay(Math.floor(moment / dayMs)) ?? offset(moment)
    return new Date(moment + ahead).toISOString().slice(0, 19)
  }
  zones.set(name, made)
  return made
}
