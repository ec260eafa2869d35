import type { Filter } from '../typed-query.ts'
import { addDays, type Day } from './civil-date.ts'
import { dateColumn } from './columns.ts'
import type { Draft } from './draft.ts'
import { tenseOf } from './tense.ts'

/** Keeps the rows dated until the end of today. */
export const untilToday = (column: string, today: Day): Filter => ({
  op: 'period',
  column,
  to: addDays(today, 1),
  label: 'until today',
})

/**
 * "How many sessions has Dad had": a calendar goes beyond today, and what is to come has not been
 * had. Empty for other tables, and for questions that name a period.
 */
export function withoutComing({ reading, table, links, filters }: Draft): { filters?: Filter[] } {
  const date = dateColumn(table, links)
  const isPeriod = filters.some(({ filter }) => filter.op === 'period')
  if (!date || isPeriod || table.senses?.titles === undefined || reading.upcoming) return {}
  if (String(date.max ?? '').slice(0, 10) <= reading.today) return {}
  if (tenseOf(reading.words, reading.speech.lexicon) !== 'past') return {}
  return {
    filters: [...filters.map(({ filter }) => filter), untilToday(date.name, reading.today)],
  }
}
