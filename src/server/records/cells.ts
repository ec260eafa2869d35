import type { Cell } from '#shared/answers.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/
const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?/

/** Empty texts are cells without a value. */
export const textCell = (text: string | null | undefined): Cell => (text ? text : null)

export const listCell = (texts: readonly string[] | undefined): Cell =>
  textCell(texts?.filter((text) => text !== '').join(', '))

/** A time in UTC if it has a zone, else as written: `2025-03-04T14:05:09`. */
export function momentCell(iso: string | undefined): Cell {
  if (!iso) return null
  if (day.test(iso)) return `${iso}T00:00:00`
  if (iso.endsWith('Z') || !zoned.test(iso)) {
    const wall = wallTime.exec(iso)?.[0]
    return wall === undefined ? null : wall.length === 16 ? `${wall}:00` : wall
  }
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 19)
}

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
