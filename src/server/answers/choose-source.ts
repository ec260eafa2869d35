import { bornOf } from './answer-age.ts'
import type { TextAnswer } from './answer-text.ts'
import { tableConfidence } from './confidence/table-confidence.ts'
import { askedThing } from './extract/asked-thing.ts'
import { isCurrency } from './format-value.ts'
import { fold } from './language/stem.ts'
import { asksMoney, isNumeric, lacksFigure, moneyColumn } from './plan/columns.ts'
import { lacksMoney } from './plan/lacks-money.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import { isOpposed } from './plan/opposed.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './plan/reading.ts'
import { asksDebts, ignoresDebt } from './plan/unpaid.ts'

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

const leastLike = 0.6

/** Words that ask for an explanation, which no row contains, even if the other words match. */
const explained =
  /^(process|procedure|steps|reason|purpose|definition|meaning|explanation|advice|consequences?|verfahren|vorgehen|grund|zweck|bedeutung|erklärung)$/iu

/** A paper that the question is about: its lines are read, and not what was paid because of it. */
const paper =
  /^(?:pay)?(?:stubs?|slips?)$|^(?:letters?|contracts?|agreements?|polic(?:y|ies)|certificates?|quotes?|estimates?|forms?|lease|warrant(?:y|ies)|schreiben|vertrag|vertrags|police|bescheid|angebot|kostenvoranschlag|garantie)$/u

const mine = /^(?:i|my|ich|mein(?:e[nmrs]?)?)$/

/** "When is my birthday": an address book is about other people. */
function isOfMyself({ table, query, links }: Plan, { words, asked, list }: Reading): boolean {
  const isOpen = query.filters.every(({ op }) => op === 'not_empty') && !query.order
  const isNamed = links.some(({ kind }) => kind === 'table' || kind === 'value')
  if (table.name !== 'contacts' && table.name !== 'people') return false
  if (!isOpen || isNamed || (list && asked?.value !== 'which') || asked?.value === 'who')
    return false
  return words.some(({ folded }) => mine.test(folded))
}

/** After a category, the name of something else: "income tax", "rent review". */
const narrowing = /^(?:tax|taxes|protection|support|review|class|bracket|rates?)$/

/**
 * A word unknown to the table stands beside the payment category, or before the measurement, and
 * narrows it: another kind. "My resting heart rate" is not the last heart rate, and "income
 * protection" no income.
 */
function isOfAnotherKind({ table, links, unlinked }: Plan, { words, content }: Reading): boolean {
  const { spending, replaced } = table.senses ?? {}
  const named = spending ? 'category' : replaced?.name
  if (named === undefined) return false
  const isUnknown = (at: number) =>
    content.includes(at) && unlinked.includes(words[at]?.text ?? '')
  return links.some(({ kind, from, to, ...link }) => {
    const isKind = kind === 'value' && 'column' in link && link.column.name === named
    return isKind && (isUnknown(from - 1) || narrowing.test(words[to]?.folded ?? ''))
  })
}

/** A word that only resembles the name of a table does not name it. */
const leastNamed = 0.4

/** "Which book", over rows of a source that contain no book. */
function isOfUnknownThing({ table, links }: Plan, { asked, content }: Reading): boolean {
  if (!table.records || !asked || !/^(which|welch)/.test(asked.phrase)) return false
  const noun = asked.to
  const isKnown = links.some(
    ({ from, to, score }) => noun >= from && noun < to && score >= leastNamed,
  )
  return content.includes(noun) && !isKnown
}

const worth = /^(?:worth|wert)$/

/** "Who owes me money": neither payments nor one's own balances tell. */
const owesMe = /\b(?:owes?|schulde[nt]?)\b.*\b(?:me|us|mir|uns)\b/iu

const dueWord = /^(?:due|overdue|fällig|überfällig)$/iu
const expiry =
  /\b(?:expires?|expired|expiry|(?:until|till) when|valid until|runs? out|läuft .*\bab|ablauf\p{L}*|gültig bis)\b/iu
/** "When am I done paying off the car": in no payment so far. */
const paidOff = /\b(?:when|how long)\b.*\b(?:paid off|paying off|pay off|finish paying)\b/iu
const myShare =
  /\b(?:what|my|our|welche[nr]?|mein\p{L}*|unser\p{L}*) (?:share|anteil)\b(?! price)/iu

const paid =
  /^(?:pay|paid|cost|costs|spend|spent|zahle|bezahlt|gezahlt|kostet|gekostet|ausgegeben)$/
/** "How much will I earn": what was paid does not tell. */
const willBe = /\bwill (?:i|we|my|our|the|it)\b|\b(?:werde|werden) (?:ich|wir)\b/iu

/** Whether the query answers another question: it ignores the asked thing, or sums non-numbers. */
function answersAnotherQuestion({ plan }: PlanChoice, reading: Reading, text: TextAnswer): boolean {
  const { query, table, links, unlinked, weakest } = plan
  const { agg, column: name } = query.measure
  const column = table.columns.find((each) => each.name === name)
  const isCount = query.measure.per?.of === 'count'
  if (/^(sum|avg|median)$/.test(agg) && column && !isCount && !isNumeric(column)) return true
  const isRows = agg === 'list' || agg === 'lookup'
  // The visitors of a website are not what it is worth.
  const isWorth = reading.words.some(({ text }) => worth.test(text))
  const isMoneyTable = table.unit !== undefined || isCurrency(moneyColumn(table)?.unit)
  if (isWorth && table.records && !isMoneyTable) return true
  // What was paid for the bicycle is no ride on it.
  if (
    isRows &&
    table.records &&
    !isMoneyTable &&
    reading.words.some(({ folded }) => paid.test(folded))
  )
    return true
  const isFigure = agg === 'sum' || agg === 'avg'
  if (isFigure && table.senses?.spending !== undefined && willBe.test(reading.question)) return true
  const asksMean = reading.aggregates.some(({ value }) => value === 'avg' || value === 'median')
  if (isRows && asksMean && unlinked.length > 0) return true
  // All rows of a table, although the question names something unknown to it.
  const isWhole =
    query.filters.every(({ op }) => op === 'not_empty') && !query.order && !query.neighbour
  if (isRows && isWhole && !table.alone && unlinked.length > 0) return true
  const isRanked = reading.superlatives.length > 0
  if (isRows && (isWhole || isRanked) && isOfUnknownThing(plan, reading)) return true
  // All rows of a source for a word that only resembles one of its headings.
  if (isRows && isWhole && table.records && weakest < leastLike) return true
  // A thing that is merely like a person, such as the rent for the landlord, is nobody.
  const isMerelyLike = links.some(({ kind, score }) => kind === 'value' && score < leastLike)
  if (isRows && reading.asked?.value === 'who' && isMerelyLike) return true
  // "Which book do we read in the book club": the book club itself is not an answer.
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
  // Somebody's earnings are not a row of another table.
  const isMoney = reading.words.some(({ stem }) => reading.speech.money.has(stem))
  if (isRows && table.records && reading.howMuch && isMoney && unlinked.length > 0) return true
  // Nor rows without a figure.
  if (lacksFigure(plan, reading) || lacksMoney(plan, reading)) return true
  // "Yes" would imply that the unknown word applies as well.
  if (table.records && query.measure.agg === 'exists' && unlinked.length > 0) return true
  if (isRows && isOfMyself(plan, reading)) return true
  const isOfPayments = table.senses?.spending !== undefined
  const isOfMoney = isOfPayments || table.name === 'accounts'
  if (table.records && isOfMoney && owesMe.test(reading.question)) return true
  // The end of an appointment is not when something expires.
  if (table.senses?.titles !== undefined && expiry.test(reading.question)) return true
  if (isOfPayments && paidOff.test(reading.question)) return true
  // When a payment was made is not when it was due.
  if (isOfPayments && unlinked.some((word) => dueWord.test(word))) return true
  // What was paid is not owed any more, and all of the rent is not somebody's share.
  if (table.records && isOfPayments && asksDebts(reading)) return true
  if (isOfPayments && myShare.test(reading.question) && !query.share) return true
  if (isOpposed(plan, reading) || ignoresDebt(plan, reading)) return true
  // A value does not tell whether it rose.
  if (table.records && reading.yesNo && reading.changed && !query.change) return true
  // A relationship does not answer an age.
  if (isRows && unlinked.length > 0 && bornOf(reading.question) !== undefined) return true
  // A row of a source does not answer a question with two unknown words.
  if (isRows && table.records && unlinked.length > 1 && text.found) return true
  // "How many kilos of carrots": the total of all rows is not that of the unknown thing.
  if (!isRows && !table.alone && unlinked.some((word) => narrows(reading, word, links))) return true
  if (table.records && unlinked.some((word) => paper.test(fold(word)))) return true
  // "Car insurance" is not any insurance.
  if (isOfAnotherKind(plan, reading)) return true
  // A mail's date is not the date of the event it mentions.
  const isMail = table.records === true && /^(emails|messages)$/.test(table.name)
  if (isRows && isMail && /^(when|where)$/.test(reading.asked?.value ?? '') && unlinked.length > 0)
    return true
  return unlinked.some((word) => explained.test(word))
}

const preposition = /^(?:of|for|on|at|from|with|about|by|fur|bei|von|vom|mit|uber|aus)$/
const determiner =
  /^(?:the|a|an|my|our|this|that|all|der|die|das|dem|den|ein\p{L}*|mein\p{L}*|unser\p{L}*)$/u

/** Whether a word of the question follows a preposition, and so limits what is counted or added up. */
function narrows({ words, content }: Reading, text: string, links: Plan['links']): boolean {
  const at = words.findIndex((word, index) => word.text === text && content.includes(index))
  const before = words.slice(0, Math.max(0, at)).findLast(({ folded }) => !determiner.test(folded))
  // "From my cousin Bob": the name is enough.
  const isNamed = links.some(({ from }) => from === at + 1)
  return at > 0 && !isNamed && preposition.test(before?.folded ?? '')
}

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

/** Whether the reader is more confident in a text; both figures are measured. */
const isSurerRead = (
  choice: PlanChoice,
  { isRead = false, found, confidence }: TextAnswer,
  reading: Reading,
): boolean => found && isRead && confidence > tableConfidence(choice, reading)

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
