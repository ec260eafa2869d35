import { addUnits, daysBetween, type Day } from './civil-date.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import type { Period } from './period-words.ts'
import type { Reading } from './reading.ts'
import { tenseOf } from './tense.ts'

/** "What do I have in December": in a calendar with future events, the coming December. */
export function comingYear(
  period: Period,
  date: IndexedColumn,
  table: IndexedTable,
  reading: Reading | undefined,
): Period {
  const { from, to, label } = period
  const continues = reading && String(date.max ?? '').slice(0, 10) > reading.today
  const isOver = to !== undefined && reading !== undefined && to <= reading.today
  if (!table.senses?.titles || !continues || !isOver || !period.yearOpen || from === undefined)
    return period
  const tense = tenseOf(reading.words, reading.speech.lexicon)
  if (tense === 'past' || (tense === undefined && !isNearer(from, to, reading.today))) return period
  const { yearOpen: _, ...known } = period
  const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const year = String(Number(from.slice(0, 4)) + 1)
  return { ...known, from: next(from), to: next(to), label: label.replace(/\d{4}/, year) }
}

/** Without a verb, "December exam date" means the nearer December. */
const isNearer = (from: Day, to: Day, today: Day): boolean =>
  daysBetween(today, addUnits(from, 'year', 1)) < daysBetween(to, today)

const relative = /\b(?:next|tomorrow|coming|nächste\w*|kommende\w*|morgen)\b/iu

/** "What is on in my calendar on 22 April": the past day, if nothing is planned on the coming one. */
export function inPastYear(reading: Reading, table: IndexedTable): Reading | undefined {
  const { periods, question, today } = reading
  const isYearSaid = /\b\d{4}\b/.test(question) || relative.test(question)
  const isComing = periods.some(({ from = '' }) => from > today)
  if (!table.senses?.titles || isYearSaid || !isComing) return undefined
  const before = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  const moved = periods.map(({ yearOpen: _, from, to, label, ...known }) => ({
    ...known,
    label: label.replace(/\d{4}/, (year) => String(Number(year) - 1)),
    ...(from === undefined ? {} : { from: before(from) }),
    ...(to === undefined ? {} : { to: before(to) }),
  }))
  return { ...reading, periods: moved }
}
