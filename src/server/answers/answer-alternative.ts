import type { AskResponse } from '#shared/answers.ts'
import type { CatalogIndex } from './plan/catalog-index.ts'
import type { Day } from './plan/civil-date.ts'
import { inPastYear } from './plan/coming-year.ts'
import { lacksFigure } from './plan/columns.ts'
import { planQuestion, type PlanChoice } from './plan/plan-question.ts'
import type { Reading } from './plan/reading.ts'
import { relaxedQueries } from './relaxed-queries.ts'
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

/** Payments under another category or in another direction than the question seems to say. */
async function fromRelaxed<Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> {
  for (const query of relaxedQueries(choice.plan, context.reading)) {
    const answer = await fromTable(context, { ...choice, plan: { ...choice.plan, query } })
    if (answer.found) return answer
  }
  return undefined
}

/** The nearest thing that can be answered if the chosen rows do not exist. */
export const answerAlternative = async <Given extends Context>(
  context: Given,
  choice: PlanChoice,
  fromTable: FromTable<Given>,
): Promise<AskResponse | undefined> =>
  (await fromPastYear(context, choice, fromTable)) ??
  (await fromRelaxed(context, choice, fromTable)) ??
  (await fromOthers(context, choice, fromTable)) ??
  (await fromLast(context, choice, fromTable))
