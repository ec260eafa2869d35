import type { Lexicon, TimeUnit } from '../language/lexicon.ts'
import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import { addDays, addUnits, dayLabel, monthName } from './civil-date.ts'
import type { Day } from './civil-date.ts'

/** A period named in a question. */
export type Period = {
  /** First day, and the first day after it; either may be open. */
  from?: Day
  to?: Day
  label: string
  /** The words that name it. */
  start: number
  end: number
  unit: TimeUnit | 'range'
  /** A bare number such as `2004`, which may not be a year. */
  bareYear?: number
  /** The question names no year: the planner moves the period to the years of the data. */
  yearOpen?: boolean
  /** A weekday or weekend of no certain week: the last or the next one, by the tense. */
  weekOpen?: boolean
  /** The next occurrence of a holiday whose year was not named. */
  next?: Day
}

export type Context = { words: readonly Word[]; lexicon: Lexicon; today: Day }

export const lookup = <T>(table: Record<string, T>, word: Word | undefined): T | undefined =>
  word && Object.hasOwn(table, word.folded) ? table[word.folded] : undefined

export const foldKeys = <T>(table: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [fold(key), value]))

export const yearOf = (word: Word | undefined): number | undefined =>
  word && /^(1[5-9]|20)\d\d$/.test(word.text) ? Number(word.text) : undefined

export function unitPeriod(
  from: Day,
  unit: TimeUnit,
  label: string,
  start: number,
  end: number,
): Period {
  return { from, to: addUnits(from, unit, 1), label, start, end, unit }
}

/** Words before the first of two days: `from 3 to 9 May`, `zwischen 3. und 9. Mai`. */
export const opensRange = /^(?:between|from|zwischen|vom|von)$/

/** From one day to another, including both. */
export const dayRange = (from: Day, last: Day, start: number, end: number): Period => ({
  from,
  to: addDays(last, 1),
  label: `${dayLabel(from)} to ${dayLabel(last)}`,
  start,
  end,
  unit: 'range',
})

/** The year after `at`, possibly preceded by `of`, `in`, `the year` or a comma. */
export function yearAfter(
  words: readonly Word[],
  at: number,
): { year: number; end: number } | undefined {
  let next = at
  while (next < at + 3 && /^(of|in|the|year|des|jahres|jahr)$/.test(words[next]?.folded ?? ''))
    next++
  const year = yearOf(words[next])
  return year === undefined ? undefined : { year, end: next + 1 }
}

export function unitLabel(from: Day, unit: TimeUnit): string {
  const [year = '', month = '1'] = from.split('-')
  if (unit === 'year') return year
  if (unit === 'quarter') return `Q${Math.ceil(Number(month) / 3)} ${year}`
  if (unit === 'month') return `${monthName(Number(month))} ${year}`
  return unit === 'week' ? `the week of ${dayLabel(from)}` : dayLabel(from)
}
