import { dateColumn, entityColumn, moneyColumn } from './columns.ts'
import { columnNames } from './draft.ts'
import type { Intent } from './draft.ts'
import { kindsOf } from './money-direction.ts'

const atOnce =
  /\b(?:the )?(most|least) (?:that )?(?:i|we)(?:['’]ve| have)? (?:ever )?(?:paid|pay|spent|spend)\b(?!.*\b(?:on|for)\s*\??$)/iu

/** "What is the most I ever paid at the pub": one payment, not a total. */
export const mostAtOnce: Intent = ({ reading, table, links }) => {
  const money = moneyColumn(table)
  const [, way] = atOnce.exec(reading.question) ?? []
  if (!kindsOf(table) || !money || way === undefined) return undefined
  if (reading.asked && reading.asked.value !== 'which') return undefined
  return {
    measure: { agg: 'lookup' },
    select: columnNames(money, entityColumn(table), dateColumn(table, links)),
    order: {
      by: 'column',
      column: money.name,
      direction: way.toLowerCase() === 'most' ? 'desc' : 'asc',
    },
    limit: 1,
  }
}
