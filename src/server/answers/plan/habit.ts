import { asksMoney, dateColumn, moneyColumn } from './columns.ts'
import type { Intent } from './draft.ts'
import { kindsOf } from './money-direction.ts'

const habitual =
  /\b(?:do|does) (?:i|we|my|our)\b|\b(?:zahle|bezahle|gebe|verdiene) ich\b|\b(?:zahlen|bezahlen|geben) wir\b/iu

/** "How much rent do I pay": a habit, answered by the last month that is over. */
export const habit: Intent = ({ reading, table, links, filters }) => {
  const money = moneyColumn(table)
  const date = dateColumn(table, links)
  if (!kindsOf(table) || !table.senses || !money || !date || !habitual.test(reading.question))
    return undefined
  const { periods, conditions, aggregates, superlatives, groupCues, units, unitAdverb } = reading
  const cues = [periods, conditions, aggregates, superlatives, groupCues, units]
  const others = reading.mostOf ?? reading.frequent ?? reading.comparative ?? reading.changed
  const isOther = unitAdverb ?? others ?? reading.times ?? reading.howMany
  if (!reading.howMuch || !asksMoney(reading) || isOther || cues.some((each) => each.length > 0))
    return undefined
  if (filters.length === 0) return undefined
  return {
    measure: { agg: 'sum', column: money.name },
    groupBy: { column: date.name, unit: 'month' },
    order: { by: 'group', direction: 'asc' },
    usual: { running: reading.today.slice(0, 7) },
  }
}
