import type { PlanChoice } from './plan/plan-question.ts'
import type { Plan } from './plan/plan.ts'

/** What an answer may have that leaves a word of the question aside. */
const mostInDoubt = 0.75
/** Below this share of the question some word is only guessed at. */
const wholeQuestion = 0.85
/** A link below this is a synonym, a part of a value or a spelling. */
const sureLink = 0.75

/**
 * Readings of a question that are often meant otherwise: different values rather than rows, a place in
 * the sheet, one group where others may be its equals, and the rows of a table of its own.
 */
function isOftenOtherwise({ query, table }: Plan, rows: number): boolean {
  const { measure, order, groupBy, limit } = query
  const isLookup = measure.agg === 'lookup'
  return (
    measure.agg === 'count_distinct' ||
    order?.by === 'row' ||
    (groupBy !== undefined && limit === 1) ||
    (table.alone === true &&
      ((isLookup && (rows > 1 || order !== undefined)) || (measure.agg === 'list' && rows > 1)))
  )
}

/**
 * How sure an answer from a table is: the question's words that were linked, how well, and whether
 * the query does all that was asked. What is over 0.8 has evidence for each word.
 */
export function tableConfidence({ plan, equals }: PlanChoice, found: boolean, rows = 1): number {
  const { coverage, linking, unlinked, query, weakest, unused } = plan
  const base = 0.1 + coverage * 0.55 + linking * 0.25
  const isRows = query.measure.agg === 'list' || query.measure.agg === 'lookup'
  const cut = (unlinked.length > 0 ? 0.1 : 0) + (equals.length > 0 ? 0.15 : 0) + (isRows ? 0.08 : 0)
  const isWhole = unlinked.length === 0 && coverage >= wholeQuestion && unused === 0
  const isLoose = weakest < sureLink || isOftenOtherwise(plan, rows)
  const most = isWhole && !isLoose ? 0.97 : mostInDoubt
  const value = Math.min(most, Math.max(0.05, base - cut - unused * 0.15))
  return Math.round((found ? value : Math.min(value, 0.3)) * 100) / 100
}
