import type { AskResponse } from '#shared/answers.ts'
import type { CatalogIndex } from './plan/catalog-index.ts'
import type { Day } from './plan/civil-date.ts'
import { inPastYear } from './plan/coming-year.ts'
import { lacksFigure, moneyColumn } from './plan/columns.ts'
import { kindsOf } from './plan/money-direction.ts'
import { moneyDirection } from './plan/money-flow.ts'
import { planQuestion, type PlanChoice } from './plan/plan-question.ts'
import type { Reading } from './plan/reading.ts'
import { wordsIn } from './phrasing/phrasing.ts'
import type { Filter } from './typed-query.ts'
import { untilToday } from './plan/until-today.ts'

type Context = { reading: Reading; index: CatalogIndex; today: Day }
type FromTable<Given> = (context: Given, choice: PlanChoice) => Promise<AskResponse>

/** If the coming 22 April has no events, the last one may have had some. */
async function fromPastYear<Given extends Context>(
  context: Given,
  { plan }: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  const reading = inPastYear(context.reading, plan.table)
  const choice = reading && planQuestion(reading, context.index)
  if (!choice || choice.plan.table !== plan.table) return undefined
  const answer = await fromTable({ ...context, reading }, choice)
  return answer.found ? answer : undefined
}

/** If no such appointment is coming up, says so, with the date of the last one. */
async function fromLast<Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  const { reading, today } = context
  const { query, table } = choice.plan
  const isNext = reading.upcoming !== undefined && query.order?.direction === 'asc'
  if (!isNext || !table.records || !query.order) return undefined
  const filters = query.filters.map((filter): Filter =>
    filter.op === 'period' && filter.to === undefined ? untilToday(filter.column, today) : filter,
  )
  const order = { ...query.order, direction: 'desc' as const }
  const plan = { ...choice.plan, query: { ...query, filters, order } }
  const answer = await fromTable(context, { ...choice, plan })
  if (!answer.found) return undefined
  const note = wordsIn(reading.speech.lexicon.language).notes.noneComing
  const { card } = answer
  return {
    ...answer,
    answer: `${note} ${answer.answer}`,
    // The day of the last one is not the day that was asked for.
    ...(card ? { card: { sentence: `${note} ${card.sentence}`, context: card.context } } : {}),
  }
}

/** "My last pay from the university": what came, although "pay" is mostly what goes. */
const isFrom = /\b(?:pay|payments?|money|cash|zahlungen|geld) (?:from|von|vom)\b/iu

/** "GST money this year": a payee from whom money only came, if the question says no direction. */
async function fromIncoming<Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  const { query, table } = choice.plan
  const kinds = kindsOf(table)
  const isNamed = query.filters.some(
    (filter) => /^(?:contains|eq|in)$/.test(filter.op) && filter.column === 'merchant',
  )
  const isOut = moneyDirection(context.reading) === 'out' && !isFrom.test(context.reading.question)
  if (!kinds || !isNamed || isOut) return undefined
  const filters = query.filters.map((filter): Filter =>
    filter.op === 'in' && filter.column === kinds.column
      ? { ...filter, values: kinds.earned }
      : filter,
  )
  const { outgoing: _, ...measure } = query.measure
  const plan = { ...choice.plan, query: { ...query, measure, filters } }
  const answer = await fromTable(context, { ...choice, plan })
  return answer.found ? answer : undefined
}

/** How much less an understood question may cover than one that guessed words of a title. */
const mostBelowGuess = 0.35

/** If the best table has no such row, another with an equally good plan may have one. */
async function fromOthers<Given extends Context>(
  context: Given,
  { plan, equals, others }: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  // That a title would mention "overdue" was a guess; that a day has passed is known.
  const isGuess = plan.query.filters.some(({ op }) => op === 'mentions')
  for (const other of others.slice(0, 2)) {
    const isAsSure = other.coverage >= plan.coverage - (isGuess ? mostBelowGuess : 0.1)
    if (!isAsSure || other.unlinked.length > plan.unlinked.length) continue
    if (lacksFigure(other, context.reading)) continue
    const answer = await fromTable(context, { plan: other, equals, others: [] })
    if (answer.found) return answer
  }
  return undefined
}

/** "How much goes to my savings": transfers between own accounts, if nothing else has that name. */
async function fromTransfers<Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  const { query, table } = choice.plan
  const kind = kindsOf(table)?.column
  const isNamed = query.filters.some(
    (filter) => /^(?:contains|eq|in)$/.test(filter.op) && filter.column !== kind,
  )
  if (kind === undefined || !isNamed) return undefined
  const filters = query.filters.map((filter): Filter =>
    filter.op === 'in' && filter.column === kind
      ? { ...filter, values: [...filter.values, 'transfer'] }
      : filter,
  )
  const isSpent = moneyDirection(context.reading) === 'out'
  const money = isSpent ? moneyColumn(table)?.name : undefined
  // What somebody sent is not spent.
  const sent: Filter[] = money === undefined ? [] : [{ op: 'lt', column: money, value: 0 }]
  const plan = { ...choice.plan, query: { ...query, filters: [...filters, ...sent] } }
  const answer = await fromTable(context, { ...choice, plan })
  return answer.found ? answer : undefined
}

/** "When did I last fill up at Gull": Gull may be filed under another category than fuel. */
async function fromMerchant<Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  const { query, table } = choice.plan
  const isNamed = query.filters.some(
    ({ op, column }) => column === 'merchant' && /^(?:contains|eq|in)$/.test(op),
  )
  const filters = query.filters.filter(({ column }) => column !== 'category')
  if (!kindsOf(table) || !isNamed || filters.length === query.filters.length) return undefined
  const plan = { ...choice.plan, query: { ...query, filters } }
  const answer = await fromTable(context, { ...choice, plan })
  return answer.found ? answer : undefined
}

/** The nearest thing that can be answered if the chosen rows do not exist. */
export const answerAlternative = async <Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> =>
  (await fromPastYear(context, choice, fromTable)) ??
  (await fromMerchant(context, choice, fromTable)) ??
  (await fromTransfers(context, choice, fromTable)) ??
  (await fromIncoming(context, choice, fromTable)) ??
  (await fromOthers(context, choice, fromTable)) ??
  (await fromLast(context, choice, fromTable))
