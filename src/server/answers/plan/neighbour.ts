import { answerColumn } from './answer-column.ts'
import { entityColumn } from './columns.ts'
import { columnNames } from './draft.ts'
import type { Intent } from './draft.ts'

/** Small words that may stand between "after" and a name. */
const farthest = 3

/** "Which album came after X", "who finished directly before X": the row beside that of X. */
export const neighbour: Intent = (draft) => {
  const { reading, table, filters } = draft
  if (reading.howMany || reading.times || reading.yesNo || reading.difference) return undefined
  const found = reading.neighbours.find(({ to }) =>
    filters.some(({ from, filter }) => {
      const isName = filter.op === 'in' ? filter.values.length === 1 : filter.op === 'contains'
      return isName && from >= to && from - to <= farthest
    }),
  )
  const placed =
    found && filters.find(({ from }) => from >= found.to && from - found.to <= farthest)
  const column = table.columns.find(({ name }) => name === placed?.filter.column)
  const asked = answerColumn(draft)
  // Of many rows with the value none is the one that is meant.
  const least = column === asked ? 0.4 : 0.6
  if (!found || !placed || !column || column.distinct < table.rows * least) return undefined
  const shown = asked ?? (column.type === 'text' ? column : entityColumn(table))
  return {
    measure: { agg: 'lookup' },
    select: columnNames(shown, shown === column ? undefined : column),
    filters: [placed.filter],
    neighbour: found.value,
    order: { by: 'row', direction: found.value === 'next' ? 'asc' : 'desc' },
    limit: 1,
  }
}
