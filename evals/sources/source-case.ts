import type { SourceType } from '#shared/sources.ts'
import type { Question } from '../sample-person/question.ts'

export type Dropped = {
  files: Readonly<Record<string, string | Buffer>>
  /** Which author of a chat the person is. */
  ownName?: string
}
/** A small file of one kind of source, and ten questions that somebody would ask after importing it. */
export type SourceCase = Dropped & {
  name: string
  /** The source that has to recognise it. */
  type: SourceType
  questions: Question[]
}

const now = new Date()
const written = (date: Date) => date.toISOString().slice(0, 10)

/** `2026-10` for one month ago. */
export const month = (ago: number) =>
  written(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1))).slice(0, 7)
export const day = (ago: number, dayOfMonth: number) =>
  `${month(ago)}-${String(dayOfMonth).padStart(2, '0')}`
export const daysFromToday = (days: number) =>
  written(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days)))
/** `10/03/2026`. */
export const american = (date: string) =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`

export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
export const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100
