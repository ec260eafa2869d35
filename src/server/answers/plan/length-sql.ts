import { quotedName, quotedText } from '#server/db/quoted-name.ts'
import type { TypedQuery } from '../typed-query.ts'
import { columnOf } from './filter-sql.ts'
import type { Scope } from './filter-sql.ts'

type Order = NonNullable<TypedQuery['order']>

/** Start and end of a row; a row without an end lasts until the day `open`. */
function spanSql({ column = '', to = '', open }: Order) {
  const [start, end] = [column, to].map((name) => `CAST(${quotedName(name)} AS TIMESTAMP)`)
  return {
    start,
    end: open === undefined ? end : `coalesce(${end}, TIMESTAMP ${quotedText(open)})`,
  }
}

/** How long each row lasted: in days, or in hours if its times of day are known. */
export function lengthSql({ order }: TypedQuery, scope: Scope): string[] {
  if (order?.by !== 'length') return []
  const { start, end } = spanSql(order)
  const isDays = [order.column, order.to].some(
    (name) => columnOf(scope, name ?? '')?.type === 'date',
  )
  return isDays
    ? [`date_diff('day', ${start}, ${end}) AS "Days"`]
    : [`round(date_diff('minute', ${start}, ${end}) / 60, 2) AS "Hours"`]
}

/** Orders rows by how long they lasted; an end before the start is a mistake in the data. */
export function lengthOrderSql(order: Order): { order: string; where: string[] } {
  const { start, end } = spanSql(order)
  const direction = order.direction === 'desc' ? 'DESC' : 'ASC'
  return {
    order: `\nORDER BY ${end} - ${start} ${direction}, "_row"`,
    where: [`${end} >= ${start}`],
  }
}
