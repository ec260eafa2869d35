import type { Draft } from './draft.ts'
import { kindsOf } from './money-direction.ts'

/** "Costco last month", "TFSA 2026": a payee and a period, and nothing that asks for the rows. */
export function isBarePayee({ reading, table, links, filters }: Draft): boolean {
  if (!kindsOf(table) || reading.yesNo || reading.upcoming || reading.superlatives.length > 0)
    return false
  const isPlaced = (at: number) =>
    links.some(({ from, to }) => at >= from && at < to) ||
    reading.periods.some(({ start, end }) => at >= start && at < end)
  const isPayee = links.some(
    (link) => (link.kind === 'value' || link.kind === 'part') && link.column.name === 'merchant',
  )
  const isDated = filters.some(({ filter }) => filter.op === 'period')
  return (
    isPayee &&
    isDated &&
    !links.some(({ kind }) => kind === 'table' || kind === 'column') &&
    reading.content.every(isPlaced)
  )
}
