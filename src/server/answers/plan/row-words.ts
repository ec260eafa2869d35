import type { Draft } from './draft.ts'
import { isColumnLink } from './columns.ts'
import type { Link } from './question-link.ts'

const subject = /^(?:i|we|you|he|she|they|it|ich|wir|er|sie|es|man)$/
const determiner =
  /^(?:the|a|an|my|our|his|her|most|more|less|least|any|der|die|das|den|dem|ein\p{L}*|mein\p{L}*|unser\p{L}*|am)$/u
const auxiliary = /^(?:habe|hab|hat|haben|hast|bin|ist|sind|wurde|wurden|war|waren)$/
const participle = /^(?:\p{L}{0,5}ge\p{L}+|be\p{L}+|ver\p{L}+|er\p{L}+|\p{L}+iert)(?<=t|en)$/u
const leading = /^(?:did|does|do|has|have|had)$/

const figure = /^(?:readings?|values?|levels?|figures?|numbers?|wert|werte|stand)$/

type Question = Pick<Draft, 'reading' | 'table'> & { links: readonly Link[] }

const isLinkedAt = ({ links }: Question, at: number) =>
  links.some(({ from, to }) => at >= from && at < to)

/** Whether the question names something of the table, apart from what merely resembles its name. */
const isAboutIt = ({ links }: Question): boolean =>
  links.some((link) => (isColumnLink(link) ? link.exact : link.kind !== 'table'))

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
  // "The odometer reading".
  if (figure.test(word.folded) && isLinkedAt(question, at - 1)) return true
  const ranks = [...superlatives, ...(mostOf ? [mostOf] : [])]
  if (ranks.some(({ to }) => to === at)) return true
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
