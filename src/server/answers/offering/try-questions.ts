import type { Cell } from '#shared/answers.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import type { Day } from '../plan/civil-date.ts'
import { planQuestion } from '../plan/plan-question.ts'
import { readQuestion } from '../plan/reading.ts'
import type { TypedQuery } from '../typed-query.ts'
import { toSql } from '../plan/to-sql.ts'

type Deps = { workspaces: Pick<Workspaces, 'query'> }
type Tried = {
  userId: string
  index: CatalogIndex
  today: Day
  /** The table that the questions must be answered from. */
  table?: string | undefined
  /** The query that was just answered, which is not offered again. */
  asked?: TypedQuery
  /** The least part of a question that must be understood. */
  least?: number
}

/** An offered question must be understood almost completely. */
const leastCoverage = 0.85

/**
 * Outcomes of tried questions, by index: a new revision of a person's data has a new index, and the
 * outcomes are dropped with the old one.
 */
const outcomes = new WeakMap<CatalogIndex, Map<string, boolean>>()

/** Whether the statement finds anything: at least one value that is neither null nor zero. */
async function leadsSomewhere(
  { workspaces }: Deps,
  { userId, index, today, table, asked, least = leastCoverage }: Tried,
  question: string,
): Promise<boolean> {
  const plan = planQuestion(readQuestion(question, today), index)?.plan
  if (!plan || plan.coverage < least || plan.unlinked.length > 0) return false
  if (table !== undefined && (plan.table.base ?? plan.table).name !== table) return false
  if (asked && JSON.stringify(plan.query) === JSON.stringify(asked)) return false
  const { rows } = await workspaces.query(userId, toSql(plan.query, plan.table), { maxRows: 50 })
  const figures =
    plan.query.groupBy || plan.query.comparison ? rows.map(([, value]) => value) : rows.flat()
  const isKnown = (value: Cell | undefined) => value !== null && value !== undefined && value !== 0
  // A comparison needs something on each side.
  return plan.query.comparison
    ? figures.length > 1 && figures.every(isKnown)
    : figures.some(isKnown)
}

/** A question that could not be tried is not offered now, and is tried again later. */
async function attempt(deps: Deps, tried: Tried, question: string): Promise<boolean | undefined> {
  try {
    return await leadsSomewhere(deps, tried, question)
  } catch {
    return undefined
  }
}

/** The first `wanted` questions that this person's tables answer. */
export async function answerableQuestions(
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
    const key = JSON.stringify([tried.today, tried.table, tried.asked, question])
    const isGood = known.get(key) ?? (await attempt(deps, tried, question))
    if (isGood !== undefined) known.set(key, isGood)
    if (isGood) good.push(question)
  }
  return good
}
