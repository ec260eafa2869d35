import { bornOf } from './answer-age.ts'
import type { TextAnswer } from './answer-text.ts'
import { isCurrency } from './format-value.ts'
import { fold } from './language/stem.ts'
import { isOfRefund } from './plan/given-back.ts'
import { isNumeric, lacksFigure, moneyColumn } from './plan/columns.ts'
import { lacksMoney } from './plan/lacks-money.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import { isOpposed } from './plan/opposed.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './plan/reading.ts'
import { ignoresDebt } from './plan/ignores-debt.ts'
import { asksDebts } from './plan/unpaid.ts'

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
  const isUnknown = (at: number) => content.includes(at) && unlinked.includes(words[at]?.text ?? '')
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
const toBring =
  /\bwhat (?:else )?(?:(?:do|should|must) (?:i|we) (?:have to |need to |got to )?|(?:am i|are we) (?:supposed|meant) to |to )(?:bring|wear|pack|take (?:with|along))\b/iu
/** "When am I done paying off the car": in no payment so far. */
const paidOff = /\b(?:when|how long)\b.*\b(?:paid off|paying off|pay off|finish paying)\b/iu
const myShare =
  /\b(?:what|my|our|welche[nr]?|mein\p{L}*|unser\p{L}*) (?:share|anteil)\b(?! price)/iu

const paid =
  /^(?:pay|paid|paying|charge|charged|charges|cost|costs|spend|spent|zahle|bezahlt|gezahlt|kostet|gekostet|ausgegeben)$/
/** "How much will I earn": what was paid does not tell. */
const willBe = /\bwill (?:i|we|my|our|the|it)\b|\b(?:werde|werden) (?:ich|wir)\b/iu

/** Whether the query answers another question: it ignores the asked thing, or sums non-numbers. */
export function answersAnotherQuestion(
  { plan }: PlanChoice,
  reading: Reading,
  text: TextAnswer,
): boolean {
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
  const isUnknown = (word: string) => !isOfRefund(reading.words, word, query)
  if (table.records && query.measure.agg === 'exists' && unlinked.some(isUnknown)) return true
  if (isRows && isOfMyself(plan, reading)) return true
  const isOfPayments = table.senses?.spending !== undefined
  const isOfMoney = isOfPayments || table.name === 'accounts'
  if (table.records && isOfMoney && owesMe.test(reading.question)) return true
  // An appointment does not say what to bring.
  if (isRows && table.senses?.titles !== undefined && toBring.test(reading.question)) return true
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
  const isNarrowed = unlinked.some((word) => isUnknown(word) && narrows(reading, word, links))
  if (!isRows && !table.alone && isNarrowed) return true
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
