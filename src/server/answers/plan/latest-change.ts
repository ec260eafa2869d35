import { dateColumn, moneyColumn } from './columns.ts'
import type { Intent } from './draft.ts'
import type { Reading } from './reading.ts'

const either =
  /\b(?:up or down|more or less|cheaper or (?:dearer|more expensive)|rise or fall|risen or fallen|teurer oder (?:billiger|günstiger)|gestiegen oder gesunken|mehr oder weniger)\b/iu
const amount = /^(?:by )?how much\b|\bby how much\b|^um wie ?viel\b/iu
/** "Did any of my subscriptions get more expensive" asks for those that did. */
const several = /\b(?:any|one|some|all|eine[rs]?|welche)\b/iu

type Asks = 'amount' | 'date' | 'direction' | 'whether'

function asksOf({ question, asked, yesNo, changed }: Reading): Asks | undefined {
  if (either.test(question)) return 'direction'
  if (!changed) return undefined
  if (asked?.value === 'when') return 'date'
  if (amount.test(question)) return 'amount'
  const isWhether =
    yesNo || /^(?:ist|sind|hat|haben|wird|werden|steigt|steigen|sinkt|sinken) /iu.test(question)
  return isWhether && !several.test(question) ? 'whether' : undefined
}

/** "By how much did Tunefold go up", "when did my rent rise": the latest change of one payment. */
export const latestChange: Intent = ({ reading, table, links, filters }) => {
  const asks = asksOf(reading)
  const money = moneyColumn(table)
  const date = dateColumn(table, links)
  const name = table.columns.find((column) => column.name === table.senses?.show[0])
  const isNamed = filters.some(({ filter }) => filter.op !== 'period')
  if (!asks || !table.senses?.spending || !money || !date || !name || !isNamed) return undefined
  const direction = asks === 'direction' ? 'either' : (reading.changed?.value ?? 'either')
  return {
    measure: { agg: 'sum', column: money.name },
    groupBy: { column: name.name },
    change: { date: date.name, direction, asks },
  }
}
