import type { PlanChoice } from './plan/plan-question.ts'
import type { Plan } from './plan/plan.ts'

/** Maximum confidence in case of doubt, such as an ignored word of the question. */
const mostInDoubt = 0.75
/** Below this coverage, some word is only guessed. */
const wholeQuestion = 0.85
/** Below this score, a link is a synonym, a part of a value or a spelling. */
const sureLink = 0.75

/**
 * Interpretations that are often wrong: distinct values instead of rows, a position in the sheet,
 * one group that may have ties, and rows of an only table.
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
 * The confidence in an answer from a table: the linked share of the question's words, the quality
 * of the links, and whether the query uses all cues. Above 0.8 there is evidence for each word.
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
