import type { Workspaces } from '#server/workspace/workspace.ts'
import { toSql } from '../plan/to-sql.ts'
import type { Filter } from '../typed-query.ts'
import { inTheVerb } from './phrases.ts'
import type { PhrasingInput } from './phrasing.ts'

/** "On groceries and on restaurants": the figure for each of the named values. */
export type Half = { filter: Filter; value: number; unit: string | null }

const mostHalves = 4

/** The condition that names several values, each in words of its own. */
function namedTogether({ choice: { plan }, isEither }: PhrasingInput) {
  if (isEither) return undefined
  return plan.query.filters.find((filter) => {
    if (filter.op !== 'in' || filter.values.length < 2 || filter.values.length > mostHalves)
      return false
    const named = plan.links.filter(
      (link) => link.kind === 'value' && link.column.name === filter.column && !link.isNot,
    )
    return named.length >= filter.values.length && !inTheVerb.has(filter.column)
  })
}

/** The halves of a double question; none unless the figure is one sum or count. */
export async function readHalves(
  { workspaces }: { workspaces: Pick<Workspaces, 'query'> },
  userId: string,
  input: PhrasingInput,
  signal?: AbortSignal,
): Promise<Half[]> {
  const { query, table } = input.choice.plan
  const { agg, per } = query.measure
  const named = namedTogether(input)
  const isPlain = !query.groupBy && !query.comparison && !query.having && !per && !query.joins
  if (!input.found || !isPlain || (agg !== 'sum' && agg !== 'count')) return []
  if (named?.op !== 'in' || input.result.rows.length !== 1) return []
  const halves: Half[] = []
  for (const value of named.values) {
    const filter: Filter = { ...named, values: [value] }
    const filters = query.filters.map((each) => (each === named ? filter : each))
    const { rows } = await workspaces.query(userId, toSql({ ...query, filters }, table), { signal })
    const [figure, unit] = rows[0] ?? []
    if (typeof figure === 'number')
      halves.push({ filter, value: figure, unit: typeof unit === 'string' ? unit : null })
  }
  return halves.length === named.values.length ? halves : []
}
