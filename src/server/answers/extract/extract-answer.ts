import type { Reading } from '../plan/reading.ts'
import type { AnswerType } from './answer-type.ts'
import { restOf } from './rest-of.ts'
import { scoreSentences } from './score-sentences.ts'
import type { Evidence, ScoredSentence } from './score-sentences.ts'

/** An answer found in text, with its sentence. */
export type Extracted = {
  /** The answer span as written; absent if the whole sentence is the answer. */
  short: string | undefined
  best: ScoredSentence
  /** Further sentences on the same subject, each from another passage. */
  support: ScoredSentence[]
  /** 0 to 1. */
  confidence: number
}

/** Below these thresholds the documents do not answer the question. */
const leastCoverage = 0.52
const leastOwn = 0.3
/** A span of the asked type in the sentence is evidence for it. */
const withSpan = { coverage: 0.48, own: 0.2 }
/** An address or a code is rarely a coincidence. */
const withTellingSpan = { coverage: 0.4, own: 0.2 }
export const distinctiveTypes: ReadonlySet<AnswerType> = new Set<AnswerType>([
  'email',
  'phone',
  'link',
  'label',
  'secret',
])
const leastWithoutSpan = 0.62
/** Only a sentence that covers all of a yes-or-no question can be quoted for it. */
const leastForYes = 0.6
/** In a conversation the context does not state the subject: the sentence must do so itself. */
const leastInTalk = { withSpan: 0.35, without: 0.45 }
const leastPassageTopic = 0.3

function isAnswer(scored: ScoredSentence, yesNo: boolean): boolean {
  const {
    coverage,
    own,
    span,
    type,
    missesName,
    asks,
    isOther,
    isTitle,
    passageTopicShare,
    topicShare,
    inTalk,
  } = scored
  if (missesName || asks || isOther || isTitle || passageTopicShare < leastPassageTopic)
    return false
  if (yesNo && topicShare < leastForYes) return false
  if (inTalk && topicShare < (span ? leastInTalk.withSpan : leastInTalk.without)) return false
  if (type === 'frequency' && !span) return false
  if (type === 'text') return coverage >= leastCoverage && own >= leastOwn
  // An answer of these types requires a span.
  if (!span && (type === 'label' || type === 'secret' || type === 'name')) return false
  if (!span) return coverage >= leastWithoutSpan && own >= leastOwn
  const least = distinctiveTypes.has(type) ? withTellingSpan : withSpan
  return coverage >= least.coverage && own >= least.own
}

/** A whole sentence may contain more than the answer, or less. */
const mostForSentence = 0.78
const mostForSpan = 0.92

/** An answer of these types must have their form. */
const hasForm = new Set<AnswerType>([
  'email',
  'phone',
  'link',
  'code',
  'label',
  'secret',
  'money',
  'percent',
  'count',
])

/** The part of the sentence that the question lacks; remarks in conversations are quoted whole. */
function shortOf({ span, type, spoken, inTalk, sentence }: ScoredSentence, reading: Reading) {
  if (span) return span.text
  // A table row is shown by its cells.
  if (sentence.text.includes('\t')) return undefined
  if (spoken || inTalk || reading.yesNo || hasForm.has(type)) return undefined
  const terms = reading.content.flatMap((index) => reading.words[index]?.stem ?? [])
  return restOf(sentence.text, reading.question, new Set(terms))
}

function confidenceOf(best: ScoredSentence, prior: number): number {
  const { coverage, own, span, type, spoken } = best
  const kind = type === 'text' ? 0.05 : span ? 0.12 : -0.1
  const value = 0.1 + coverage * 0.4 + own * 0.15 + prior * 0.2 + kind - (spoken ? 0.12 : 0)
  return (
    Math.round(Math.min(span ? mostForSpan : mostForSentence, Math.max(0.1, value)) * 100) / 100
  )
}

/** Maximum number of sentences between a thing and its figure. */
const reach = 2

/** "Your insurance is renewed. It is €90 a year": the figure follows the thing. */
function followingFigure(best: ScoredSentence, scored: readonly ScoredSentence[]): ScoredSentence {
  if (!hasForm.has(best.type)) return best
  const following = scored
    .filter(
      ({ passage, sentence }) => passage === best.passage && sentence.start > best.sentence.start,
    )
    .toSorted((a, b) => a.sentence.start - b.sentence.start)
    .slice(0, reach)
    .find(({ span, isOther, asks }) => span !== undefined && !isOther && !asks)
  return following ? { ...following, coverage: best.coverage, own: best.own } : best
}

/** The sentence that answers the question, or undefined if the evidence is weak. */
export function extractAnswer(
  reading: Reading,
  evidence: readonly Evidence[],
): Extracted | undefined {
  const scored = scoreSentences(reading, evidence)
  const best = scored.find((each) => isAnswer(each, reading.yesNo))
  // If the best match is about somebody else, the answer for the asked person is unknown.
  if (!best || best.ofAnother) return undefined
  const chosen = best.span ? best : followingFigure(best, scored)
  const seen = new Set([best.passage])
  const support = scored.filter((other) => {
    if (
      seen.has(other.passage) ||
      !isAnswer(other, reading.yesNo) ||
      other.ofAnother ||
      other.score < best.score - 0.15
    )
      return false
    seen.add(other.passage)
    return true
  })
  const prior = evidence[best.passage]?.score ?? 0
  return {
    short: shortOf(chosen, reading),
    best: chosen,
    support: support.slice(0, 2),
    confidence: Math.min(chosen === best ? 1 : mostForSentence, confidenceOf(chosen, prior)),
  }
}
