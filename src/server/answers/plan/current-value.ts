import { asksMoney, dateColumn, measureColumn, moneyColumn } from './columns.ts'
import { columnNames } from './draft.ts'
import type { Intent } from './draft.ts'
import { kindsOf } from './money-direction.ts'
import { moneyDirection } from './money-flow.ts'
import type { Reading } from './reading.ts'
import { lookupRow } from './row-intents.ts'

const now =
  /(?<!\b(?:until|till|up to|by|before|bis)\s)\b(?:now|right now|currently|presently|nowadays|these days|at the moment|at present|jetzt|aktuell|derzeit|momentan|zurzeit|zur zeit|im moment|inzwischen|mittlerweile)\b/iu
const past = /\b(?:did|have (?:i|we)|has|was|were|ever|so far|habe|haben|hat|war|waren|bisher)\b/iu
/** "My current weight"; a current account is none of this. */
const current = /\b(?:current|present|aktuelle[rnsm]?|jetzige[rnsm]?)\b/iu
/** "What's my rent", "how much is our electricity": the amount that is due now. */
const whatIs =
  /^(?:what(?:['’]?s| is)|how much(?:['’]s| is)|wie hoch ist|was ist) (?:my|our|mein\p{L}*|unser\p{L}*) /iu

/** "My insurance number" is in a paper, not in the payments. */
const identifier = /\b(?:number|no\.|id|code|nummer|\p{L}+nummer)(?!\p{L})/iu

export const asksCurrentValue = ({ question }: Reading): boolean =>
  !past.test(question) && (now.test(question) || whatIs.test(question))

/** "Who lives in the flat now": the latest of several rows. */
const presentRow: Intent = (draft) => {
  const { reading, table, links, filters } = draft
  const date = dateColumn(table, links)
  const { periods, conditions, aggregates, superlatives, comparative, howMany, times } = reading
  const isElse = [periods, conditions, aggregates, superlatives].some((cues) => cues.length > 0)
  const isNow = now.test(reading.question) && !past.test(reading.question)
  if (!date || !isNow || isElse || comparative || howMany || times || reading.yesNo)
    return undefined
  const repeats = filters.some(({ filter: { column: name } }) => {
    const column = table.columns.find((each) => each.name === name)
    return column !== undefined && column.distinct < table.rows * 0.7
  })
  const figure = reading.howMuch ? measureColumn(reading, table, links) : undefined
  const row = repeats ? lookupRow(draft) : undefined
  if (!row) return undefined
  const select = [...(figure ? [figure.name] : []), ...(row.select ?? []), date.name]
  return {
    ...row,
    measure: { agg: 'lookup' },
    select: [...new Set(select)],
    order: { by: 'column', column: date.name, direction: 'desc' },
    limit: 1,
  }
}

/** "What is my weight": the last measurement. */
const lastMeasured: Intent = ({ reading, table, links, filters }) => {
  const { show = [], replaced } = table.senses ?? {}
  const date = dateColumn(table, links)
  const { periods, conditions, aggregates, superlatives, units, groupCues } = reading
  const cues = [periods, conditions, aggregates, superlatives, units, groupCues]
  const isNamed = filters.some(
    ({ filter }) =>
      filter.op === 'in' && filter.column === replaced?.name && filter.values.length === 1,
  )
  const isElse = reading.howMany ?? reading.times ?? reading.mostOf ?? reading.comparative
  if (!date || !isNamed || isElse || cues.some((each) => each.length > 0)) return undefined
  if (!asksCurrentValue(reading) && !current.test(reading.question)) return undefined
  return {
    measure: { agg: 'lookup' },
    select: show.filter((name) => table.columns.some((column) => column.name === name)),
    order: { by: 'column', column: date.name, direction: 'desc' },
    limit: 1,
  }
}

/** "How much do I pay for Tunefold now", "what is my salary": the latest of these payments. */
export const currentValue: Intent = ({ reading, table, links, filters }) => {
  if (table.senses?.replaced) return lastMeasured({ reading, table, links, filters })
  const kinds = kindsOf(table)
  if (!table.records) return presentRow({ reading, table, links, filters })
  const money = moneyColumn(table)
  const date = dateColumn(table, links)
  if (!kinds || !table.senses || !money || !date || !asksCurrentValue(reading)) return undefined
  if (identifier.test(reading.question)) return undefined
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
