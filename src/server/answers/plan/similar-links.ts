import { plainText } from './similar-words.ts'
import { isMeasure } from './columns.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Link } from './question-link.ts'

/** A heading is one of few, a value one of many. */
const leastHeading = 0.42
const leastValue = 0.5

/** Links a word that the table does not contain to what it is most similar to: "petrol" to "Fuel". */
export function similarLinks(table: IndexedTable, at: number, word: string): Link[] {
  const known = table.records ? undefined : table.similarWords?.get(word)
  if (!known || known.size === 0) return []
  const like = (text: string) => known.get(plainText(text)) ?? 0
  const span = { from: at, to: at + 1 }
  const headings = table.columns.flatMap((column): Link[] => {
    const score = like(column.label)
    // A text column is seldom what a figure is called.
    const least = column.type === 'text' ? leastValue : leastHeading
    return score < least ? [] : [{ ...span, kind: 'column', score, column, exact: true }]
  })
  const values = table.columns.flatMap((column): Link[] =>
    column.values.slice(0, 200).flatMap((value): Link[] => {
      const score = like(value)
      return score < leastValue
        ? []
        : [{ ...span, kind: 'value', score, column, values: [value], alternatives: [] }]
    }),
  )
  const first = (links: Link[]) =>
    links.toSorted((a, b) => b.score - a.score || Number(isFigure(b)) - Number(isFigure(a)))[0]
  const best = first([...headings, ...values])
  return best ? [best] : []
}

const isFigure = (link: Link) => link.kind === 'column' && isMeasure(link.column)
