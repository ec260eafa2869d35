import { dateColumn } from './columns.ts'
import type { Asked, Intent } from './draft.ts'

const fastest = /\b(?:fastest|quickest|schnellste[rns]?)\b/iu
const slowest = /\b(?:slowest|langsamste[rns]?)\b/iu
const latest =
  /^(?:how fast|wie schnell)\b.*\b(?:last|latest|most recent|letzte[rnms]?|zuletzt)\b/iu

/** "My fastest run": the distance over the time of each row. "How fast was my last run": both. */
export const speed: Intent = ({ reading: { question, top }, table, links, filters }) => {
  const [distance, time] = table.senses?.speed ?? []
  const isRanked = fastest.test(question) || slowest.test(question)
  const date = dateColumn(table, links)
  if (!distance || !time || !date || !(isRanked || latest.test(question.trim()))) return undefined
  const direction = slowest.test(question) ? 'asc' : 'desc'
  const order: Asked['order'] = isRanked
    ? { by: 'column', column: distance, over: time, direction }
    : { by: 'column', column: date.name, direction: 'desc' }
  return {
    measure: { agg: 'lookup' },
    select: [distance, time, date.name],
    filters: [
      ...filters.map(({ filter }) => filter),
      { op: 'gt', column: distance, value: 0 },
      { op: 'gt', column: time, value: 0 },
    ],
    order,
    limit: top?.limit ?? 1,
  }
}
