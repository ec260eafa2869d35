import { bornOf } from './answer-age.ts'
import type { TextAnswer } from './answer-text.ts'
import { tableConfidence } from './confidence.ts'
import { askedThing } from './extract/asked-thing.ts'
import { isNumeric } from './plan/columns.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './plan/reading.ts'

/** A plan that explains less of the question is no answer to it. */
const leastCoverage = 0.5
/** A figure over the wrong rows is worse than none. */
const leastForFigures = 0.62
/** Where there is one table and nothing else, it is what the question is about. */
const leastAlone = 0.3
/** Texts must explain this much more than a table before they are preferred. */
const lead = 0.12

/** Names and numbers of the question that the table does not know. */
export const missedNames = ({ plan: { unlinked } }: PlanChoice, { words }: Reading): string[] =>
  words.flatMap(({ text }, index) => {
    const isName = index > 0 && (/^\p{Lu}/u.test(text) || /\d/.test(text))
    return isName && unlinked.includes(text) ? [text] : []
  })

const leastLike = 0.6

/** What somebody would have to explain: no row tells it, even where the other words fit. */
const explained =
  /^(process|procedure|steps|reason|purpose|definition|meaning|explanation|advice|consequences?|verfahren|vorgehen|grund|zweck|bedeutung|erklärung)$/iu

const mine = /^(?:i|my|ich|mein(?:e[nmrs]?)?)$/

/** "When is my birthday": an address book tells of others. */
function isOfMyself({ table, query, links }: Plan, { words, asked, list }: Reading): boolean {
  const isOpen = query.filters.every(({ op }) => op === 'not_empty') && !query.order
  const isNamed = links.some(({ kind }) => kind === 'table' || kind === 'value')
  if (table.name !== 'contacts' && table.name !== 'people') return false
  if (!isOpen || isNamed || (list && asked?.value !== 'which') || asked?.value === 'who')
    return false
  return words.some(({ folded }) => mine.test(folded))
}

/** A noun that means nothing to the table stands right before the kind of payment that it would tell apart. */
function isOfAnotherKind({ table, links, unlinked }: Plan, { words, content }: Reading): boolean {
  if (!table.senses?.spending) return false
  return links.some(({ kind, from, ...link }) => {
    const before = words[from - 1]
    const isKind = kind === 'value' && 'column' in link && link.column.name === 'category'
    return isKind && before && content.includes(from - 1) && unlinked.includes(before.text)
  })
}

/** Whether the query is another one than was asked: it leaves the asked thing out, or adds up what is no number. */
function answersAnotherQuestion({ plan }: PlanChoice, reading: Reading, text: TextAnswer): boolean {
  const { query, table, links, unlinked, weakest } = plan
  const { agg, column: name } = query.measure
  const column = table.columns.find((each) => each.name === name)
  const isCount = query.measure.per?.of === 'count'
  if (/^(sum|avg|median)$/.test(agg) && column && !isCount && !isNumeric(column)) return true
  const isRows = agg === 'list' || agg === 'lookup'
  const asksMean = reading.aggregates.some(({ value }) => value === 'avg' || value === 'median')
  if (isRows && asksMean && unlinked.length > 0) return true
  // All rows of some table, while the question names something that it does not know.
  const isWhole =
    query.filters.every(({ op }) => op === 'not_empty') && !query.order && !query.neighbour
  if (isRows && isWhole && !table.alone && unlinked.length > 0) return true
  // All rows of a source for a word that is only like one of its headings.
  if (isRows && isWhole && table.records && weakest < leastLike) return true
  // "Which book do we read in the book club": the book club is no answer.
  const [shown] = query.select
  const isEcho = query.filters.some((filter) => filter.op === 'in' && filter.column === shown)
  if (
    isRows &&
    isEcho &&
    !query.neighbour &&
    reading.asked?.value === 'which' &&
    unlinked.length > 0
  )
    return true
  // What somebody earns is no row of something else.
  const isMoney = reading.words.some(({ stem }) => reading.speech.money.has(stem))
  if (isRows && table.records && reading.howMuch && isMoney && unlinked.length > 0) return true
  // How much something is, is not how long a mail is.
  if (table.records && name === 'size' && !links.some(({ kind }) => kind === 'column')) return true
  // "Yes" would say that the word that means nothing to the table holds as well.
  if (table.records && query.measure.agg === 'exists' && unlinked.length > 0) return true
  if (isRows && isOfMyself(plan, reading)) return true
  // A relationship does not tell an age.
  if (isRows && unlinked.length > 0 && bornOf(reading.question) !== undefined) return true
  // Of what two words of the question name, a row of a source tells nothing.
  if (isRows && table.records && unlinked.length > 1 && text.found) return true
  // The insurance of a car is not any insurance.
  if (isOfAnotherKind(plan, reading)) return true
  // A mail's date is not the date of the event it mentions.
  const isMail = table.records === true && /^(emails|messages)$/.test(table.name)
  if (isRows && isMail && /^(when|where)$/.test(reading.asked?.value ?? '') && unlinked.length > 0)
    return true
  return unlinked.some((word) => explained.test(word))
}

const own = /^(i|me|my|mine|we|us|our|ours|ich|mir|mich|mein(e[nmrs]?)?|wir|uns|unser(e[nmrs]?)?)$/

/**
 * Whether the only table there is does what was asked of it, whatever the question calls its subject: "who was
 * the first monarch of Korea" of a list of monarchs that does not say so.
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

/** Whether a heading is what is asked for: a start is no start number. */
function namesThing({ plan: { links } }: PlanChoice, { question, words }: Reading): boolean {
  const last = [...askedThing(question)].at(-1)
  return links.some(
    (link) =>
      link.kind === 'column' &&
      link.exact &&
      words.slice(link.from, link.to).some(({ stem }) => stem === last),
  )
}

/** Rows that leave a word of the question aside, beside a text in which the reader is surer to have found it. */
function isSurerRead(
  choice: PlanChoice,
  { isRead = false, found, confidence }: TextAnswer,
): boolean {
  const { query, unlinked } = choice.plan
  const isRows = query.measure.agg === 'list' || query.measure.agg === 'lookup'
  return (
    found && isRead && isRows && unlinked.length > 0 && confidence > tableConfidence(choice, true)
  )
}

/** Whether the question is to be answered from the table or from texts. */
export function prefersTable(choice: PlanChoice, text: TextAnswer, reading: Reading): boolean {
  // "And in April?" alone is about nothing that is there.
  if (reading.content.length === 0 && choice.equals.length >= 2) return false
  const { coverage, query, table } = choice.plan
  // What somebody said stands in what they wrote.
  if (text.isReported && text.found) return false
  if (text.isNamed && text.found && !namesThing(choice, reading)) return false
  const isSubject = !text.found && isItsSubject(choice, reading)
  const missed = missedNames(choice, reading)
  if (missed.some((name) => !isSubject || !/^(?:1[5-9]|20)\d\d$/.test(name))) return false
  if (answersAnotherQuestion(choice, reading, text)) return false
  if (isSurerRead(choice, text)) return false
  if (isSubject) return true
  const isFigure = query.measure.agg !== 'list' && query.measure.agg !== 'lookup'
  const least = table.alone && !text.found ? leastAlone : isFigure ? leastForFigures : leastCoverage
  if (coverage < least) return false
  if (!text.found) return true
  const isOfCells = text.isOfCells === true && text.coverage >= leastForFigures
  if (isOfCells && text.coverage >= coverage - lead) return false
  return coverage + (isFigure ? lead : 0) >= text.coverage - (isFigure ? 0 : lead)
}
