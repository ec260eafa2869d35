import { fold } from '../language/stem.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Reading } from './reading.ts'

const number = /\+?\d[\d\s()./-]{5,}\d/g
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const headings =
  /^(?:phone|phones|telephone|mobile|fax|telefon|handy|tel|emails?|mail|addresses?|handles?)$/
/** Minimum digits of a number, and the final digits that identify it without its country code. */
const [fewest, telling] = [7, 8]

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isSameNumber = (a: string, b: string) =>
  a.length >= fewest && b.length >= fewest && a.slice(-telling) === b.slice(-telling)

/** "Whose number is +1 202 555 0171": the rows with that number, in any notation. */
export function contactFilters({ question, words }: Reading, table: IndexedTable): PlacedFilter[] {
  const columns = table.columns.filter(
    ({ type, stems, name }) =>
      type === 'text' && [...stems, name].some((word) => headings.test(fold(word))),
  )
  const found = (pattern: RegExp, fits: (value: string, said: string) => boolean) =>
    [...question.matchAll(pattern)].flatMap(({ 0: said, index: start }): PlacedFilter[] => {
      const end = start + said.length
      const from = words.findIndex((word) => word.end > start)
      const to = words.findLastIndex((word) => word.start < end) + 1
      if (from < 0 || to <= from) return []
      return columns
        .map((column) => ({
          column: column.name,
          values: column.values.filter((value) => fits(value, said)),
        }))
        .filter(({ values }) => values.length > 0)
        .slice(0, 1)
        .map(({ column, values }) => ({ filter: { op: 'in', column, values }, from, to }))
    })
  return [
    ...found(number, (value, said) =>
      value.split(/[,;]/).some((each) => isSameNumber(digitsOf(each), digitsOf(said))),
    ),
    ...found(address, (value, said) => fold(value).includes(fold(said))),
  ]
}
