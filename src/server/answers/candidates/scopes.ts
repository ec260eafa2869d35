import type { Link } from '../plan/question-link.ts'
import type { Filter } from '../typed-query.ts'
import type { Scope } from './candidate.ts'

const mostDropped = 4
const mostAlternatives = 2

/** All conditions, all but one, none, and those with a value looked up in another column that has it. */
export function scopesOf(links: readonly Link[], filters: readonly Filter[]): Scope[] {
  const all: Scope = { kind: 'all', filters: [...filters] }
  if (filters.length === 0) return [all]
  const isSplit = filters.length > 1 && filters.length <= mostDropped
  const some = isSplit ? filters.map((_, at) => filters.toSpliced(at, 1)) : []
  return [
    all,
    ...some.map((left): Scope => ({ kind: 'some', filters: left })),
    { kind: 'none', filters: [] },
    ...inOtherColumns(links, filters).map((other): Scope => ({ kind: 'all', filters: other })),
  ]
}

function inOtherColumns(links: readonly Link[], filters: readonly Filter[]): Filter[][] {
  return links.flatMap((link) => {
    if (link.kind !== 'value') return []
    const at = filters.findIndex(({ op, column }) => op === 'in' && column === link.column.name)
    if (at < 0) return []
    return link.alternatives
      .slice(0, mostAlternatives)
      .map(({ name }) => filters.with(at, { op: 'in', column: name, values: link.values }))
  })
}
