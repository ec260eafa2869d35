import type { CatalogColumn } from '#server/workspace/catalog.ts'
import { numberOfText } from './numbers.ts'

/** How a text column's cells read as numbers: leading number, time, place or amount in words. */
export type CellNumbers = 'number' | 'clock' | 'place' | 'scaled'

const clock = /^[+-]?\d{1,2}(?::\d{2})+(?:\.\d+)?(?!\d|\s*[ap]\.?m)/i
const place = /^(?:t-?)?\d+(?:st|nd|rd|th)(?![a-z])/i
const scaled = /^[~<>≈+]?[$€£¥]?\s?\d[\d.,]*\s*(?:billion|million|thousand|bn|mio|mrd)/i

function isNumber(value: string): boolean {
  const first = value.trim().split(/[\s([–-]/)[0] ?? ''
  return first !== '' && numberOfText(first.replace(/^[~<>≈+]/, '')) !== undefined
}

/** How most cells of a text column read as numbers; undefined if they do not. */
export function cellNumbersOf({ type, values }: CatalogColumn): CellNumbers | undefined {
  if (type !== 'text' || values.length === 0) return undefined
  const sample = values.slice(0, 200).map((value) => value.trim())
  const isMost = (fits: (value: string) => boolean, least: number) =>
    sample.filter(fits).length >= sample.length * least
  if (isMost((value) => clock.test(value), 0.6)) return 'clock'
  if (isMost((value) => place.test(value), 0.6)) return 'place'
  if (isMost((value) => scaled.test(value), 0.5)) return 'scaled'
  return isMost(isNumber, 0.8) ? 'number' : undefined
}

const number = (it: string, pattern: string) =>
  `TRY_CAST(replace(regexp_extract(${it}, '${pattern}', 1), ',', '') AS DOUBLE)`

/** A text column as a number: times in seconds, amounts multiplied by their scale words. */
export function cellNumberSql(it: string, kind: CellNumbers): string {
  const plain = `TRY_CAST(replace(regexp_extract(${it}, '[-−]?[0-9][0-9,]*(\\.[0-9]+)?'), ',', '') AS DOUBLE)`
  switch (kind) {
    case 'clock': {
      const seconds = number(it, ':([0-9]+(?:\\.[0-9]+)?)(?:[^0-9:.]|$)')
      const minutes = number(it, '([0-9]+):[0-9]+(?:\\.[0-9]+)?(?:[^0-9:.]|$)')
      const hours = number(it, '([0-9]+):[0-9]+:[0-9]+')
      return `(coalesce(${hours}, 0) * 3600 + ${minutes} * 60 + ${seconds})`
    }
    case 'scaled': {
      const has = (word: string) => `regexp_matches(lower(${it}), '[0-9] *(${word})')`
      return `(${plain} * CASE WHEN ${has('billion|bn|mrd')} THEN 1e9 WHEN ${has('million|mio')} THEN 1e6 WHEN ${has('thousand')} THEN 1e3 ELSE 1 END)`
    }
    case 'number':
    case 'place':
      return plain
  }
}
