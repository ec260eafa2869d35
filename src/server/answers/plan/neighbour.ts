import { answerColumn } from './answer-column.ts'
import type { IndexedTable } from './indexed-table.ts'
import { entityColumn } from './columns.ts'
import { columnNames } from './draft.ts'
import type { Intent } from './draft.ts'

/** The columns that name a record. */
const shownOf = ({ columns, senses }: IndexedTable) =>
  (senses?.show ?? [])
    .slice(0, 2)
    .flatMap((shown) => columns.find(({ name }) => name === shown) ?? [])

/** Maximum number of words between "after" and a name. */
const farthest = 3

/** "Which album came after X", "who finished directly before X": the row next to X. */
export const neighbour: Intent = (draft) => {
  const { reading, table, filters } = draft
  if (reading.howMany || reading.times || reading.yesNo || reading.difference) return undefined
  // "The minutes I spent under water at Mill Cove": under the water, and not under that place.
  const isApart = (from: number, to: number) =>
    !table.alone && reading.content.some((at) => at >= from && at < to)
  const found = reading.neighbours.find(({ to }) =>
    filters.some(({ from, filter }) => {
      const isName = filter.op === 'in' ? filter.values.length === 1 : filter.op === 'contains'
      return isName && from >= to && from - to <= farthest && !isApart(to, from)
    }),
  )
  const placed =
    found && filters.find(({ from }) => from >= found.to && from - found.to <= farthest)
  const column = table.columns.find(({ name }) => name === placed?.filter.column)
  const asked = answerColumn(draft)
  const time = table.records && table.columns.find(({ name }) => name === table.senses?.span?.[0])
  const of = placed?.filter
  if (found && time && time.distinct > 1 && (of?.op === 'in' || of?.op === 'contains')) {
    const sign = found.value === 'next' ? 'gt' : 'lt'
    const than = { op: 'than' as const, column: time.name, sign, of } as const
    const others = filters.flatMap((each) => (each === placed ? [] : [each.filter]))
    return {
      measure: { agg: 'lookup' },
      select: columnNames(asked, ...shownOf(table), time),
      filters: [...others, than, { op: 'not_empty', column: time.name }],
      order: {
        by: 'column',
        column: time.name,
        direction: found.value === 'next' ? 'asc' : 'desc',
      },
      limit: 1,
    }
  }
  // If many rows share the value, none of them is identified.
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
