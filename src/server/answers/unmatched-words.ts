import type { AskResponse } from '#shared/answers.ts'
import type { CatalogIndex } from './plan/catalog-index.ts'
import { planQuestion } from './plan/plan-question.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import type { Plan } from './plan/plan.ts'
import { readQuestion } from './plan/reading.ts'
import { isGivenBack, isOfRefund } from './plan/given-back.ts'
import { isSingle } from './plan/rank-groups.ts'
import type { Reading } from './plan/reading.ts'
import { isSideBySide } from './plan/unused-cues.ts'
import { isCorrected } from './readings/apply.ts'
import { wordsIn } from './phrasing/phrasing.ts'
import { fill } from './language/fill-template.ts'

const mostOffered = 3
const leastCoverage = 0.62
/** Rows that leave a word out and are this unsure were wrong nine times in ten. */
const leastForRows = 0.45

/** Adverbs and words between two things, which name nothing in the data. */
const functionWords =
  /^(?:until|till|bis|since|seit|before|after|between|vor|nach|zwischen|else|far|whole|entire|season|saison|ganze\p{L}?|something|anything|everything|current|sonst|etwas|aktuell\p{L}*|\p{L}{3,}(?:ly|weise))$/u
const than = /^(?:than|als)$/
const subject = /^(?:i|we|ich|wir)$/
const object = /^(?:my|our|mein\p{L}*|unser\p{L}*)$/u

/** "How much may I deduct": what may be done is in no record of what was done. */
const modal =
  /^(?:can|could|may|might|must|should|shall|kann|konnen|darf|durfen|muss|mussen|soll|sollen)$/
/** "How much electricity did we use": a quantity, and not what was paid for it. */
const consuming = /^(?:use|used|using|consume|consumed|burn|burned|burnt)$/

const speeds = /^(?:fast|quick|slow|schnell|langsam)\p{L}*$/iu

const product =
  /^(?:home|house|car|insurance|loan|broadband|internet|phone|package|plan|subscription|membership|contract|bill|account|mortgage|policy|cover|premium|tv)$/
const isOfPayee = ({ filters }: Plan['query']) =>
  filters.some(({ op, column }) => column === 'merchant' && /^(?:in|contains)$/.test(op))

/** "How many steps did I walk", "what rent leaves my account": the linked words already contain the verb. */
function isImplied(
  { words, howMany, superlatives, units }: Reading,
  { links, query }: Plan,
  text: string,
): boolean {
  // "Am schnellsten": the order of the rows.
  if (query.order?.over !== undefined && speeds.test(text)) return true
  const at = words.findIndex((word) => word.text === text)
  const isLinked = (place: number) => links.some(({ from, to }) => place >= from && place < to)
  const isRanked = (place: number) =>
    superlatives.some(({ from, to }) => place >= from && place < to)
  const next = words[at + 1]
  // "By how much did Derwent raise the home insurance": the payee says what it is for.
  if (query.change !== undefined && isOfPayee(query) && product.test(words[at]?.folded ?? ''))
    return true
  // "The two classes": both of them.
  if (/^(?:both|two|three|four|five|six)$/.test(words[at]?.folded ?? '') && isLinked(at + 1))
    return true
  // "Per visit to the market": a row by another name.
  if (/^(?:per|pro|je)$/.test(words[at - 1]?.folded ?? '')) return true
  // "My cousin Bob": the name is enough.
  if (isLinked(at + 1) && /^\p{Lu}/u.test(next?.text ?? '')) return true
  if (modal.test(words[at - 2]?.folded ?? '') && subject.test(words[at - 1]?.folded ?? ''))
    return false
  if (query.measure.outgoing === true && consuming.test(words[at]?.folded ?? '')) return false
  if (isGivenBack(words, at)) return true
  // "Biscuit's vet bills": the vet's bills are for the dog.
  if (/['’]s$/.test(text) && /^(?:vets?|groomers?|kennels?|cattery)$/.test(next?.folded ?? ''))
    return true
  // "My biggest single payment", "on a single day".
  if (isSingle(words[at]) && (isRanked(at - 1) || units.some(({ from }) => from === at + 1)))
    return true
  const isVerb =
    subject.test(words[at - 1]?.folded ?? '') ||
    (isLinked(at - 1) && object.test(next?.folded ?? ''))
  const isPlaced = links.some(
    ({ kind, from }) => from === howMany?.to || /^(?:value|part|sense)$/.test(kind),
  )
  return isVerb && isPlaced
}

/** Rows show what they are, with a note about words left out; a figure shows nothing. */
const isRows = ({ query }: Plan) => /^(?:list|lookup)$/.test(query.measure.agg)

/** Words that nothing in the table accounts for, although the figure depends on them. */
export const unmatchedWords = (choice: PlanChoice, reading: Reading): string[] =>
  isRows(choice.plan) ? [] : wordsLeftOut(choice, reading)

/** The same for rows, where an answer with this confidence is seldom right. */
export const unmatchedInRows = (
  choice: PlanChoice,
  reading: Reading,
  confidence: number,
): string[] =>
  isRows(choice.plan) &&
  (confidence < leastForRows || isUnnamed(choice.plan) || isOfContacts(choice.plan))
    ? wordsLeftOut(choice, reading)
    : []

/** "The number for the key safe at mum's" is not mum's. */
const isOfContacts = ({ table }: Plan): boolean => table.name === 'contacts'

/** "My next vaccination" as the next event of all: no word of the question limits the rows. */
const isUnnamed = ({ query: { filters } }: Plan): boolean =>
  filters.every(({ op }) => /^(?:period|gt|ge|lt|le|not_empty)$/.test(op))

const wordsLeftOut = ({ plan }: PlanChoice, reading: Reading): string[] =>
  plan.table.alone || isCorrected(reading)
    ? []
    : plan.unlinked.filter(
        (word) =>
          !functionWords.test(word) &&
          !isOfRefund(reading.words, word, plan.query) &&
          !isImplied(reading, plan, word) &&
          !(than.test(word) && (!reading.comparative || isSideBySide(plan.query))),
      )

/** Words that a note mentions because the answer ignores them. */
export const leftOutOf = ({ plan }: PlanChoice, reading: Reading): string[] =>
  plan.unlinked.filter((word) => !isImplied(reading, plan, word))

const leading =
  /^(?:of|for|on|at|from|with|about|by|to|in|into|the|a|an|my|our|any|some|für|bei|von|vom|mit|über|aus|im|am|zu|zum|zur|der|die|das|dem|den|ein\p{L}*|mein\p{L}*|unser\p{L}*)$/u

const determiner = /^(?:the|a|an|my|our|der|die|das|dem|den|ein\p{L}*|mein\p{L}*|unser\p{L}*)$/u
const verb = /^(?:costs?|kosten?|kostet|pays?|paid|lasts?|takes?)$/

/** Whether the words left out are followed by a noun that stays: "the plane ticket". */
function isNoun({ words, content }: Reading, from: number, left: ReadonlySet<number>): boolean {
  const next = words.findIndex((_, at) => at >= from && !left.has(at))
  return content.includes(next) && !verb.test(words[next]?.folded ?? '')
}

/**
 * Whether a question still reads as one without these words: they begin with what leads up to them,
 * "on the dog groomer", or stand between a determiner and a noun that stays, "the plane ticket".
 */
function isSayableWithout(reading: Reading, left: ReadonlySet<number>): boolean {
  const { words } = reading
  return [...left].every((at) => {
    const word = words[at]?.folded ?? ''
    if (/\d/.test(word) || than.test(word)) return false
    if (left.has(at - 1)) return true
    if (at === 0) return false
    const isAdjective =
      determiner.test(words[at - 1]?.folded ?? '') && isNoun(reading, at + 1, left)
    return (leading.test(word) && !determiner.test(word)) || isAdjective
  })
}

/**
 * The question without the words that a plan leaves out, and without what leads up to them;
 * undefined if that is no question.
 */
function without(reading: Reading, unlinked: readonly string[]): string | undefined {
  const { question, words } = reading
  const left = new Set(words.flatMap(({ text }, at) => (unlinked.includes(text) ? [at] : [])))
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]?.folded ?? ''
    const isLed = left.has(at + 1) && leading.test(word)
    if (isLed && at > 0 && !(determiner.test(word) && isNoun(reading, at + 1, left))) left.add(at)
  }
  if (!isSayableWithout(reading, left)) return undefined
  const kept = words.reduce(
    (text, { start, end }, at) =>
      left.has(at) ? text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) : text,
    question,
  )
  return kept
    .replaceAll(/\s+/g, ' ')
    .replace(/\s+([?.,!])/g, '$1')
    .trim()
}

type Meant = {
  reading: Reading
  choice: PlanChoice
  index: CatalogIndex
  /** Those of the questions that the person's data answers. */
  answered: (questions: string[]) => Promise<string[]>
}

/** Says which words nothing accounts for, and offers the questions that leave them out. */
export async function reportUnmatchedWords(
  nearest: AskResponse,
  asked: Meant & { unmatched: readonly string[] },
): Promise<AskResponse> {
  const { notes } = wordsIn(asked.reading.speech.lexicon.language)
  const without = questionsWithout(asked.reading, asked.choice, asked.index)
  const questions = (await asked.answered(without)).slice(0, mostOffered)
  const words = asked.unmatched.map((word) => fill(notes.quoted, { word })).join(', ')
  const note = fill(notes.unmatched, { words })
  return {
    ...nearest,
    answer: questions.length > 0 ? `${note} ${notes.leaveOut}` : note,
    found: false,
    confidence: Math.min(nearest.confidence, 0.2),
    followUpQuestions: questions.length > 0 ? questions : nearest.followUpQuestions,
  }
}

/** The same for a figure that no table was chosen for, if there is a question to offer. */
export async function reportUnmatchedFigure(
  nearest: AskResponse,
  asked: Meant,
): Promise<AskResponse | undefined> {
  const unmatched = unmatchedWords(asked.choice, asked.reading)
  if (unmatched.length === 0) return undefined
  const meant = await reportUnmatchedWords(nearest, { ...asked, unmatched })
  return meant.followUpQuestions === nearest.followUpQuestions ? undefined : meant
}

/** Questions that can be answered: what was asked, without the words that nothing accounts for. */
function questionsWithout(
  reading: Reading,
  { plan, others }: PlanChoice,
  index: CatalogIndex,
): string[] {
  const isWhole = (question: string, { table }: Plan) => {
    const choice = planQuestion(readQuestion(question, reading.today), index)
    return (
      choice?.plan.table.name === table.name &&
      choice.plan.unlinked.length === 0 &&
      choice.plan.coverage >= leastCoverage
    )
  }
  const questions = [plan, ...others].flatMap((each) => {
    const question = without(reading, each.unlinked)
    const isOther = question !== undefined && question !== reading.question.trim()
    return isOther && isWhole(question, each) ? [question] : []
  })
  return [...new Set(questions)]
}
