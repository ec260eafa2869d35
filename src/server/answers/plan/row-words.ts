import { ledgerStems } from '../language/language.ts'
import type { Draft } from './draft.ts'
import { isKindsOf, isOwnSheet } from './row-noun.ts'
import { isColumnLink } from './columns.ts'
import type { Link } from './question-link.ts'

const subject = /^(?:i|we|you|he|she|they|it|ich|wir|er|sie|es|man)$/
const determiner =
  /^(?:the|a|an|my|our|his|her|most|more|less|least|any|der|die|das|den|dem|ein\p{L}*|mein\p{L}*|unser\p{L}*|am)$/u
const auxiliary = /^(?:habe|hab|hat|haben|hast|bin|ist|sind|wurde|wurden|war|waren)$/
const participle = /^(?:\p{L}{0,5}ge\p{L}+|be\p{L}+|ver\p{L}+|er\p{L}+|\p{L}+iert)(?<=t|en)$/u
const leading = /^(?:did|does|do|has|have|had)$/

const measurementStems = ledgerStems('measurements')
const ofIt = /^(?:of|for|von|fur)$/

type Question = Pick<Draft, 'reading' | 'table'> & { links: readonly Link[] }

const isLinkedAt = ({ links }: Question, at: number) =>
  links.some(({ from, to }) => at >= from && at < to)

const isHeadingAt = ({ links }: Question, at: number) =>
  links.some((link) => isColumnLink(link) && link.exact && at >= link.from && at < link.to)

/** Whether the question names something of the table, apart from what merely resembles its name. */
const isAboutIt = ({ links }: Question): boolean =>
  links.some((link) => (isColumnLink(link) ? link.exact : link.kind !== 'table'))

/** "The odometer reading", "the pain score", "the level of pain". */
function isMeasurementOf(question: Question, at: number): boolean {
  const { words } = question.reading
  if (!measurementStems.has(words[at]?.stem ?? '')) return false
  if (isLinkedAt(question, at - 1)) return true
  const next = determiner.test(words[at + 2]?.folded ?? '') ? at + 3 : at + 2
  return ofIt.test(words[at + 1]?.folded ?? '') && isLinkedAt(question, next)
}

/**
 * A word for the rows of a sheet, or for what is done to them, which adds nothing to what is linked
 * already: "her last visit", "which hive gave the most honey", "bei Shell getankt".
 */
export function standsForRow(question: Question, at: number): boolean {
  const { reading, table } = question
  const { words, superlatives, mostOf, asked } = reading
  const word = words[at]
  if (table.records || table.joins || !word || !isAboutIt(question)) return false
  if (/^\p{Lu}/u.test(word.text)) return false
  const [before, after] = [words[at - 1], words[at + 1]]
  if (isMeasurementOf(question, at)) return true
  if (isOwnSheet(reading, at)) return true
  if (isKindsOf(reading, at) && isLinkedAt(question, at + 2)) return true
  const ranks = [...superlatives, ...(mostOf ? [mostOf] : [])]
  // "The worst knee pain" is another pain, though "the last visit" is a row.
  if (ranks.some(({ to }) => to === at)) return !isHeadingAt(question, at + 1)
  if (reading.speech.lexicon.language === 'de') {
    const isLast = at === words.length - 1
    return (
      isLast && participle.test(word.folded) && words.some(({ folded }) => auxiliary.test(folded))
    )
  }
  if (subject.test(before?.folded ?? '')) return true
  // "Which hive gave the most honey": a verb between what is asked and what it gave.
  const isBehindAsked = asked !== undefined && at > asked.to && isLinkedAt(question, at - 1)
  if (isBehindAsked && determiner.test(after?.folded ?? '')) return true
  // "How much did Luna weigh", "what did the boots cost".
  const isDone = words.slice(0, at).some(({ folded }) => leading.test(folded))
  return (
    isDone && isLinkedAt(question, at - 1) && (after === undefined || determiner.test(after.folded))
  )
}
