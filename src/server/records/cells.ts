import type { Cell } from '#shared/answers.ts'
import { localTime } from './local-time.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/
const midnight = /T00:00:00(?:\.0+)?Z$/
const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?/

/** Empty texts are cells without a value. */
export const textCell = (text: string | null | undefined): Cell => (text ? text : null)

export const listCell = (texts: readonly string[] | undefined): Cell =>
  textCell(texts?.filter((text) => text !== '').join(', '))

/**
 * The local time in `timeZone` of an instant, in UTC without one: `2025-03-04T14:05:09`. Times
 * without a zone stay as written.
 */
export function momentCell(iso: string | undefined, timeZone?: string): Cell {
  if (!iso) return null
  if (day.test(iso)) return `${iso}T00:00:00`
  const isUtc = iso.endsWith('Z') && timeZone === undefined
  if (isUtc || !zoned.test(iso)) {
    const wall = wallTime.exec(iso)?.[0]
    return wall === undefined ? null : wall.length === 16 ? `${wall}:00` : wall
  }
  const time = Date.parse(iso)
  return Number.isNaN(time) ? null : localTime(timeZone)(time)
}

/** The same, for sources that give midnight in UTC for a day without a time. */
export const dayOrMomentCell = (iso: string | undefined, timeZone?: string): Cell =>
  momentCell(iso, iso !== undefined && midnight.test(iso) ? undefined : timeZone)

/** The local time of day, whatever the zone: an evening event stays in the evening. */
export const wallCell = (iso: string): Cell => momentCell(iso.slice(0, 19))

export function dayCell(iso: string | undefined): Cell {
  const written = iso?.slice(0, 10) ?? ''
  return day.test(written) ? written : null
}

/** A cell as the viewer shows it. */
export const cellText = (cell: Cell): string =>
  typeof cell === 'string'
    ? cell.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}$/, '$1 $2')
    : cell === null
      ? ''
      : typeof cell === 'boolean'
        ? cell
          ? 'yes'
          : 'no'
        : String(cell)
