import type { Workspaces } from '#server/workspace/workspace.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import type { Day } from '../plan/civil-date.ts'
import { planQuestion } from '../plan/plan-question.ts'
import { readQuestion } from '../plan/reading.ts'
import { toSql } from '../plan/to-sql.ts'

type Deps = { workspaces: Pick<Workspaces, 'query'> }
type Tried = {
  userId: string
  index: CatalogIndex
  today: Day
  /** The table that the questions must lead to. */
  table?: string | undefined
}

/** A question that is offered must be understood whole. */
const leastCoverage = 0.85

/**
 * What came of questions, by the tables they were tried on: another revision of a person's data has
 * another index, and with the old one goes what was remembered of it.
 */
const outcomes = new WeakMap<CatalogIndex, Map<string, boolean>>()

/** Whether its statement finds anything: a row with more than nothing or zeros in it. */
async function leadsSomewhere(
  { workspaces }: Deps,
  { userId, index, today, table }: Tried,
  question: string,
): Promise<boolean> {
  const plan = planQuestion(readQuestion(question, today), index)?.plan
  if (!plan || plan.coverage < leastCoverage || plan.unlinked.length > 0) return false
  if (table !== undefined && (plan.table.base ?? plan.table).name !== table) return false
  const { rows } = await workspaces.query(userId, toSql(plan.query, plan.table), { maxRows: 50 })
  const figures =
    plan.query.groupBy || plan.query.comparison ? rows.map(([, value]) => value) : rows.flat()
  return figures.some((value) => value !== null && value !== undefined && value !== 0)
}

/** What could not be tried is not offered now, and is tried again another time. */
async function attempt(deps: Deps, tried: Tried, question: string): Promise<boolean | undefined> {
  try {
    return await leadsSomewhere(deps, tried, question)
  } catch {
    return undefined
  }
}

/** The first of the questions that this person's tables answer, as many as are wanted. */
export async function answeredOf(
  deps: Deps,
  tried: Tried,
  questions: readonly string[],
  wanted: number,
): Promise<string[]> {
  const known = outcomes.get(tried.index) ?? new Map<string, boolean>()
  outcomes.set(tried.index, known)
  const good: string[] = []
  for (const question of new Set(questions)) {
    if (good.length === wanted) break
    const key = JSON.stringify([tried.today, tried.table, question])
    const isGood = known.get(key) ?? (await attempt(deps, tried, question))
    if (isGood !== undefined) known.set(key, isGood)
    if (isGood) good.push(question)
  }
  return good
}
