import type { Filter } from '../typed-query.ts'
import { addDays, dayLabel, type Day } from './civil-date.ts'
import { dateColumn } from './columns.ts'
import type { Draft } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'
import type { Reading } from './reading.ts'
import { tenseOf } from './tense.ts'

/** Keeps the rows dated until the end of today. */
export const untilToday = (column: string, today: Day): Filter => ({
  op: 'period',
  column,
  to: addDays(today, 1),
  label: 'until today',
})

/** Keeps the rows dated from now on: what began earlier today is over. */
export const fromNow = (
  { name, type }: Pick<IndexedColumn, 'name' | 'type'>,
  { now, today }: Pick<Reading, 'now' | 'today'>,
): Filter => ({
  op: 'period',
  column: name,
  from: type === 'timestamp' ? (now ?? today) : today,
  label: `from ${dayLabel(today)} on`,
})

/**
 * A calendar goes beyond today: "how many sessions has Dad had" does not count what is to come, and
 * "how many are coming up" counts nothing else. Empty for other tables, and for questions that name
 * a period.
 */
export function onItsSideOfToday({ reading, table, links, filters }: Draft): {
  filters?: Filter[]
} {
  const date = dateColumn(table, links)
  const isPeriod = filters.some(({ filter }) => filter.op === 'period')
  if (!date || isPeriod || table.senses?.titles === undefined) return {}
  const given = filters.map(({ filter }) => filter)
  if (reading.upcoming) return { filters: [...given, fromNow(date, reading)] }
  if (String(date.max ?? '').slice(0, 10) <= reading.today) return {}
  if (tenseOf(reading.words, reading.speech.lexicon) !== 'past') return {}
  return { filters: [...given, untilToday(date.name, reading.today)] }
}
