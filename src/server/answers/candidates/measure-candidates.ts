import type { IndexedTable } from '../plan/indexed-table.ts'
import { linkQuestion } from '../plan/link.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../plan/reading.ts'
import type { TypedQuery } from '../typed-query.ts'
import { askedOf } from './asked.ts'
import { candidateFeatures, type CandidateFeatures } from './candidate-features.ts'
import type { Candidate } from './candidate.ts'
import { enumerate } from './enumerate.ts'

/** A candidate with its features, and the planner's interpretation that asks the same. */
export type Measured = { candidate: Candidate; features: CandidateFeatures; plan?: Plan }

/** The planner's interpretation as a candidate of no simple form. */
function asCandidate({ query }: Plan, { columns }: IndexedTable): Candidate {
  const column = (name: string | undefined) => columns.find((each) => each.name === name)
  return {
    operation: 'other',
    query,
    scope: 'all',
    shown: column(query.select[0] ?? query.groupBy?.column ?? query.measure.column),
    ordered: column(query.order?.column),
  }
}

/** The same for queries that ask the same, whatever the order of their parts. */
export const queryKey = (query: TypedQuery): string =>
  JSON.stringify(Object.entries(query).toSorted(([a], [b]) => a.localeCompare(b)))

/** What could be asked of the table: the planner's interpretations, then every simple form. */
export function measureCandidates(
  reading: Reading,
  table: IndexedTable,
  plans: readonly Plan[],
): Measured[] {
  const links = linkQuestion(reading, table)
  const asked = askedOf(reading, table, links)
  const simple = new Map(
    enumerate(reading, table, links).map((each) => [queryKey(each.query), each]),
  )
  const planned = plans.map((plan, place): Measured => {
    const key = queryKey(plan.query)
    const candidate = simple.get(key) ?? asCandidate(plan, table)
    simple.delete(key)
    return {
      candidate,
      plan,
      features: candidateFeatures({ asked, table, candidate }, { plan, place }),
    }
  })
  const others = [...simple.values()].map((candidate): Measured => ({
    candidate,
    features: candidateFeatures({ asked, table, candidate }),
  }))
  return [...planned, ...others]
}
