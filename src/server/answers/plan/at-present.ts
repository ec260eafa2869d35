import { asksMoney, dateColumn, moneyColumn } from './columns.ts'
import { columnNames } from './draft.ts'
import type { Intent } from './draft.ts'
import { kindsOf, moneyDirection } from './money-direction.ts'
import type { Reading } from './reading.ts'

const now =
  /(?<!\b(?:until|till|up to|by|before|bis)\s)\b(?:now|right now|currently|presently|nowadays|these days|at the moment|at present|jetzt|aktuell|derzeit|momentan|zurzeit|zur zeit|im moment|inzwischen|mittlerweile)\b/iu
const past = /\b(?:did|have (?:i|we)|has|was|were|ever|so far|habe|haben|hat|war|waren|bisher)\b/iu
/** "What's my rent", "how much is our electricity": the amount that is due now. */
const whatIs =
  /^(?:what(?:['’]?s| is)|how much(?:['’]s| is)|wie hoch ist|was ist) (?:my|our|mein\p{L}*|unser\p{L}*) /iu

export const asksPresent = ({ question }: Reading): boolean =>
  !past.test(question) && (now.test(question) || whatIs.test(question))

/** "How much do I pay for Tunefold now", "what is my salary": the latest of these payments. */
export const atPresent: Intent = ({ reading, table, links, filters }) => {
  const kinds = kindsOf(table)
  const money = moneyColumn(table)
  const date = dateColumn(table, links)
  if (!kinds || !table.senses || !money || !date || !asksPresent(reading)) return undefined
  const { periods, conditions, aggregates, superlatives, comparative, changed } = reading
  const isFigure = reading.howMany ?? reading.times ?? reading.mostOf ?? reading.frequent
  const isRanked = [periods, conditions, aggregates, superlatives].some((cues) => cues.length > 0)
  const isMoney = asksMoney(reading) || reading.asked?.value === 'which'
  if (isRanked || isFigure || comparative || changed || !isMoney || filters.length === 0)
    return undefined
  const isIncome = moneyDirection(reading) === 'in'
  const [name] = table.senses.show
  return {
    measure: { agg: 'lookup' },
    select: columnNames(
      money,
      table.columns.find((column) => column.name === name),
      date,
    ),
    filters: [
      ...filters.map(({ filter }) => filter),
      { op: 'in', column: kinds.column, values: isIncome ? kinds.earned : kinds.single },
    ],
    order: { by: 'column', column: date.name, direction: 'desc' },
    limit: 1,
  }
}
