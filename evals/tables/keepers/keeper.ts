import type { Expected, Single } from '../../reading/questions.ts'

/** A fictional person's tables, with questions whose answers are computed from the rows. */
export type Keeper = {
  name: string
  country: string
  timeZone: string
  life: string
  /** The person's uploads, by file name. */
  files: Record<string, string>
  /** Read while answers from tables are being developed. */
  seen: Asked[]
  /** Only asked for measurements, never read. */
  apart: Asked[]
}

export type Asked = { question: string; answer: Expected }

/** The rows of a table by their headings, as they are written. */
export function rowsOf(text: string, separator = ','): Record<string, string>[] {
  const [heading = '', ...lines] = text.trim().split('\n')
  const names = heading.split(separator)
  return lines.map((line) => {
    const cells = line.split(separator)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
export const highest = <T>(rows: readonly T[], by: (row: T) => number): T => {
  const [first] = rows.toSorted((a, b) => by(b) - by(a))
  if (first === undefined) throw new Error('no rows')
  return first
}
export const lowest = <T>(rows: readonly T[], by: (row: T) => number): T =>
  highest(rows, (row) => -by(row))

export const figure = (number: number, unit?: string): Single => ({
  number: Math.round(number * 100) / 100,
  tolerance: 0.051,
  ...(unit === undefined ? {} : { unit }),
})
export const words = (...text: string[]): Expected => ({ text })
export const everyOne = (all: string[], not?: string[]): Expected => ({
  all: all.map((one) => [one]),
  ...(not === undefined ? {} : { not }),
})
export const day = (date: string): Expected => ({ date })
export const yes = (...clause: string[]): Expected => ({ yes: true, clause })
export const no = (...clause: string[]): Expected => ({ yes: false, clause })
export const nowhere: Expected = { unanswerable: true }
