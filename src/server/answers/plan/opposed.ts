import { opposites } from '../language/language.ts'
import { fold } from '../language/stem.ts'
import { wordsOf } from '../language/words.ts'
import type { Filter } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Plan } from './plan.ts'
import type { Reading } from './reading.ts'

/** The cells that a filter selects by their words. */
function selectedCells(filter: Filter, { valueWords }: IndexedTable): string[] {
  if (filter.op === 'in') return filter.values.filter((value) => typeof value === 'string')
  if (filter.op !== 'contains') return []
  const text = fold(filter.text)
  const [word = ''] = text.split(' ')
  return (valueWords.get(word) ?? []).flatMap(({ column, value }) =>
    column.name === filter.column && fold(value).includes(text) ? [value] : [],
  )
}

/** Whether a text says the opposite of what is asked, and nothing else about it. */
function saysOpposite(asked: ReadonlySet<string>, text: string): boolean {
  const said = new Set(wordsOf(text).map(({ folded }) => folded))
  return opposites.some(
    ({ words, excluded }) =>
      !asked.isDisjointFrom(words) &&
      asked.isDisjointFrom(excluded) &&
      !said.isDisjointFrom(excluded) &&
      said.isDisjointFrom(words),
  )
}

/** Whether all selected rows say the opposite: "Lease ends" for "when did my lease start". */
export function isOpposed({ query, table }: Plan, { words }: Reading): boolean {
  const asked = new Set(words.map(({ folded }) => folded))
  return query.filters.some((filter) => {
    const cells = selectedCells(filter, table)
    return cells.length > 0 && cells.every((cell) => saysOpposite(asked, cell))
  })
}
