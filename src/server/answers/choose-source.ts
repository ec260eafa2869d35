import { answersAnotherQuestion } from './another-question.ts'
import type { TextAnswer } from './answer-text.ts'
import { tableConfidence } from './confidence/table-confidence.ts'
import { askedThing } from './extract/asked-thing.ts'
import { asksMoney } from './plan/columns.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import type { Reading } from './plan/reading.ts'

/** A plan that explains less of the question does not answer it. */
const leastCoverage = 0.5
/** A figure over the wrong rows is worse than none. */
const leastForFigures = 0.62
/** With a single table and nothing else, the question is about that table. */
const leastAlone = 0.3
/** Texts must explain this much more than a table to be preferred. */
const lead = 0.12

/** Names and numbers of the question that do not occur in the table. */
export const unmatchedNames = ({ plan: { unlinked } }: PlanChoice, { words }: Reading): string[] =>
  words.flatMap(({ text }, index) => {
    const isName = index > 0 && (/^\p{Lu}/u.test(text) || /\d/.test(text))
    return isName && unlinked.includes(text) ? [text] : []
  })

const own = /^(i|me|my|mine|we|us|our|ours|ich|mir|mich|mein(e[nmrs]?)?|wir|uns|unser(e[nmrs]?)?)$/

/**
 * Whether the only table answers the question although it does not contain the question's subject:
 * "who was the first monarch of Korea" over a list of monarchs that does not mention Korea.
 */
function isItsSubject({ plan }: PlanChoice, reading: Reading): boolean {
  const { query, table, unlinked, unused } = plan
  if (!table.alone || unused > 1 || reading.words.some(({ folded }) => own.test(folded)))
    return false
  const isRanked =
    reading.superlatives.length > 0 || (reading.mostOf ?? reading.frequent ?? reading.top)
  if (query.neighbour || (query.order && isRanked)) return true
  const isCounted = (reading.howMany ?? reading.times) && query.measure.agg.startsWith('count')
  return isCounted !== undefined && isCounted && (query.filters.length > 0 || unlinked.length <= 1)
}

/** Whether a heading names the asked thing: "start" is not "start number". */
function namesThing({ plan: { links } }: PlanChoice, { question, words }: Reading): boolean {
  const last = [...askedThing(question)].at(-1)
  return links.some(
    (link) =>
      link.kind === 'column' &&
      link.exact &&
      words.slice(link.from, link.to).some(({ stem }) => stem === last),
  )
}

const onCards = /^(?:birthday|phones?|emails?|address)$/

/** What a contact's card states of somebody who is named, no text states better. */
const isOnCard = ({ plan: { query, table, unlinked } }: PlanChoice): boolean =>
  table.name === 'contacts' &&
  unlinked.length === 0 &&
  onCards.test(query.select[0] ?? '') &&
  query.filters.some(({ op, column }) => column === 'name' && op !== 'not_empty')

/** Whether the reader is more confident in a text; both figures are measured. */
const isSurerRead = (
  choice: PlanChoice,
  { isRead = false, found, confidence }: TextAnswer,
  reading: Reading,
): boolean => found && isRead && !isOnCard(choice) && confidence > tableConfidence(choice, reading)

/** Whether the table answers the question better than the texts. */
function prefersTable(choice: PlanChoice, text: TextAnswer, reading: Reading): boolean {
  // "And in April?" alone refers to nothing.
  if (reading.content.length === 0 && choice.equals.length >= 2) return false
  const { coverage, query, table } = choice.plan
  // Statements are found in what people wrote.
  if (text.isReported && text.found) return false
  if (text.isNamed && text.found && !namesThing(choice, reading)) return false
  const isSubject = !text.found && isItsSubject(choice, reading)
  const missed = unmatchedNames(choice, reading)
  if (missed.some((name) => !isSubject || !/^(?:1[5-9]|20)\d\d$/.test(name))) return false
  if (answersAnotherQuestion(choice, reading, text)) return false
  if (isSurerRead(choice, text, reading)) return false
  if (isSubject) return true
  const isFigure = query.measure.agg !== 'list' && query.measure.agg !== 'lookup'
  const least = table.alone && !text.found ? leastAlone : isFigure ? leastForFigures : leastCoverage
  if (coverage < least) return false
  if (!text.found) return true
  const isOfCells = text.isOfCells === true && text.coverage >= leastForFigures
  if (isOfCells && text.coverage >= coverage - lead) return false
  return coverage + (isFigure ? lead : 0) >= text.coverage - (isFigure ? 0 : lead)
}

/** "How many people": a table of people, before a payment category with the same name. */
function countedTable({ plan, equals, others }: PlanChoice, { howMany }: Reading) {
  if (!howMany || plan.query.measure.agg !== 'count') return undefined
  const isCounted = ({ from }: { from: number }) => from === howMany.to
  const isValue = plan.links.some((link) => link.kind === 'value' && isCounted(link))
  const other = others.find(
    ({ links, unlinked, query }) =>
      query.measure.agg === 'count' &&
      unlinked.length <= plan.unlinked.length &&
      links.some((link) => link.kind === 'table' && isCounted(link)),
  )
  return isValue && other ? { plan: other, equals, others: [] } : undefined
}

/** A reading that explains this much less of the question than the best one is not a choice. */
const closeReading = 0.1

/**
 * The best interpretation over tables that answers better than the texts. If the best one for a
 * question about money is about a mail's size or somebody's address, the payments may still answer.
 */
export function chooseTable(
  choice: PlanChoice,
  text: TextAnswer,
  reading: Reading,
): PlanChoice | undefined {
  const counted = countedTable(choice, reading)
  if (counted && prefersTable(counted, text, reading)) return counted
  if (prefersTable(choice, text, reading)) return choice
  if (!asksMoney(reading) || !answersAnotherQuestion(choice, reading, text)) return undefined
  const { plan, equals, others } = choice
  return others
    .filter(
      ({ coverage, unlinked, table }) =>
        table.senses?.spending !== undefined &&
        coverage >= plan.coverage - closeReading &&
        unlinked.length <= plan.unlinked.length,
    )
    .map((other) => ({ plan: other, equals, others: [] }))
    .find((other) => prefersTable(other, text, reading))
}
