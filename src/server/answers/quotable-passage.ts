import type { Locator } from '#shared/locators.ts'
import type { IndexedTable } from './plan/indexed-table.ts'
import type { Reading } from './plan/reading.ts'

type Located = { documentId: string; locator: Locator }

/** First and last row of an A1 range. */
function rowsOf(range: string): [number, number] {
  const rows = [...range.matchAll(/\d+/g)].map(([row]) => Number(row))
  return [rows[0] ?? 0, rows.at(-1) ?? 0]
}

const asksFigure = ({ howMany, howMuch, times, aggregates }: Reading) =>
  howMany !== undefined || howMuch !== undefined || times !== undefined || aggregates.length > 0

/**
 * Whether a passage may be quoted as the answer. Table cells may not if the question asks for a
 * figure: one row is not a sum. A description of a whole table never is an answer.
 */
export function isQuotablePassage(
  hit: Located,
  reading: Reading,
  tables: readonly IndexedTable[],
): boolean {
  const { locator, documentId } = hit
  if (locator.kind !== 'cells') return true
  const [first, last] = rowsOf(locator.range)
  const table = tables.find(
    (each) =>
      each.sheet === locator.sheet &&
      (each.records === true ||
        (each.documentId === documentId && first <= each.lastRow && last >= each.firstRow)),
  )
  if (!table) return true
  // Sheets of records are split into passages of a few rows.
  if (table.records) return !asksFigure(reading)
  const isWhole = first < table.firstRow && last >= table.lastRow
  return !isWhole && !asksFigure(reading)
}
