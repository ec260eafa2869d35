import type { TypedQuery } from '../typed-query.ts'
import type { Reading } from './reading.ts'

const negative = /^(not_in|not_contains|empty|lt|le|gt|ge|compare)$/

const isRankedBy = ({ order, change, measure }: TypedQuery): boolean =>
  order !== undefined || change !== undefined || /^(min|max)$/.test(measure.agg)

const comparesColumnsOf = ({ measure, filters }: TypedQuery): boolean =>
  measure.minus !== undefined || filters.some(({ op }) => op === 'compare')

/** Whether a query sets figures side by side, as a question with "than" asks. */
export const isSideBySide = (query: TypedQuery): boolean =>
  isRankedBy(query) ||
  query.comparison !== undefined ||
  query.having !== undefined ||
  comparesColumnsOf(query)

/** Number of cues that the query ignores; if there are any, it answers another question. */
export function unusedCues(reading: Reading, query: TypedQuery): number {
  const { measure, order, comparison, neighbour, filters } = query
  const isRanked = isRankedBy(query)
  const comparesColumns = comparesColumnsOf(query)
  const unused = [
    reading.superlatives.length > 0 && !isRanked && neighbour === undefined,
    (reading.mostOf ?? reading.frequent) !== undefined && !isRanked,
    reading.comparative !== undefined && !isSideBySide(query),
    reading.difference && comparison === undefined,
    reading.compare && comparison === undefined && order === undefined,
    reading.not.length > 0 && !comparesColumns && !filters.some(({ op }) => negative.test(op)),
    reading.times !== undefined && /^(list|lookup|exists)$/.test(measure.agg),
    reading.howMany !== undefined && /^(list|lookup|exists)$/.test(measure.agg),
    reading.aggregates.some(({ value }) => value === 'avg') && measure.agg !== 'avg',
    reading.aggregates.some(({ value }) => value === 'median') && measure.agg !== 'median',
    reading.neighbours.length > 0 &&
      neighbour === undefined &&
      filters.every(({ op }) => op === 'in'),
    reading.aggregates.some(({ phrase }) => together.test(phrase)) && measure.agg !== 'sum',
    reading.words.some(({ folded }) => elsewhere.test(folded)) &&
      !filters.some(({ op }) => op === 'than'),
  ]
  return unused.filter(Boolean).length
}

/** "By month" when the query is not grouped by month: reported like an unknown word. */
export const ungrouped = (
  { groupCues, units, words }: Reading,
  { groupBy, measure, comparison, having, order }: TypedQuery,
): string[] => {
  const isAsked = groupBy === undefined || groupBy.unit !== undefined || measure.per !== undefined
  if (!isAsked || comparison || having || (groupBy && order?.by === 'measure')) return []
  return groupCues.flatMap(({ to, phrase }) => {
    const unit = units.find(({ from }) => from === to)
    const isMet = unit?.value === groupBy?.unit || unit?.value === measure.per?.unit
    const isRows = measure.agg === 'list' || measure.agg === 'lookup' || measure.agg === 'exists'
    return unit && !isMet && !isRows ? [`${phrase} ${words[unit.from]?.text ?? ''}`] : []
  })
}

/** Words that ask for a sum. */
const together = /^(combined|altogether|zusammen)$/

/** Words whose meaning no single query over rows can express. */
const elsewhere =
  /^(consecutive|consecutively|row|twice|both|same|only|either|aufeinanderfolgend\p{L}*|zweimal)$/u
