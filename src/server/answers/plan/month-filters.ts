import { fold } from '../language/stem.ts'
import type { Filter } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Reading } from './reading.ts'

/** Whether a text contains a month name, full or abbreviated: `Sept. 28` contains September. */
function namesMonth(value: string, names: readonly string[]): boolean {
  return (fold(value).match(/\p{L}+/gu) ?? []).some((word) => names.includes(word))
}

/** "In August" over dates without a year: the cells that contain the month. */
export function monthFilter(
  { words, speech }: Reading,
  { start, end }: { start: number; end: number },
  table: IndexedTable,
): Filter | undefined {
  const { months } = speech.lexicon
  const numbers = words.slice(start, end).flatMap(({ folded }) => months[folded] ?? [])
  const [month] = numbers
  if (month === undefined || words.slice(start, end).some(({ text }) => /\d/.test(text)))
    return undefined
  const namesOf = (number: number) =>
    Object.keys(months)
      .filter((name) => months[name] === number)
      .map(fold)
  const all = Object.keys(months).map(fold)
  const column = table.columns.find(
    ({ type, values }) =>
      type === 'text' &&
      values.length >= 3 &&
      values.filter((value) => /\d/.test(value) && namesMonth(value, all)).length >=
        values.length * 0.8,
  )
  const values = column?.values.filter((value) => namesMonth(value, namesOf(month))) ?? []
  return column && values.length > 0 ? { op: 'in', column: column.name, values } : undefined
}
