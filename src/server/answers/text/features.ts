import type { WindowReading } from '#server/models/reader/reader-session.ts'
import { answerTypeOf } from '../extract/answer-type.ts'
import type { AnswerType } from '../extract/answer-type.ts'
import { extractAnswer } from '../extract/extract-answer.ts'
import type { Evidence, ScoredSentence } from '../extract/score-sentences.ts'
import { termsOf } from '../extract/terms.ts'
import { wordsOf } from '../language/words.ts'
import type { Reading } from '../plan/reading.ts'
import { clamp, scoreOf } from './boundaries.ts'
import type { CandidateInPassage, ReadCandidate } from './candidate.ts'
import { nearnessIn } from './nearness.ts'
import { normalizeAnswer } from './normalize-answer.ts'

type Describe = (
  candidate: CandidateInPassage,
  window: WindowReading,
  /** The values of the window: text between two of them belongs to one of them. */
  values: readonly CandidateInPassage[],
) => ReadCandidate

type FeatureContext = {
  evidence: readonly Evidence[]
  scored: readonly ScoredSentence[]
  /** The highest similarity of a window to the question. */
  nearest: number
}

const figures = new Set<AnswerType>([
  'date',
  'time',
  'duration',
  'money',
  'percent',
  'count',
  'phone',
])
const signs = /[$€£¥%]|\b(?:\p{Lu}{3}|kr|Rs|Fr)\b/u
const flag = (value: boolean | undefined) => (value ? 1 : 0)

/** The first features of the ranking, in the order of its weights; compare-candidates.ts and read-excerpts.ts add the others. */
export function createFeatureExtractor(
  reading: Reading,
  { evidence, scored, nearest }: FeatureContext,
): Describe {
  const rules = extractAnswer(reading, evidence)
  const short = normalizeAnswer(rules?.short ?? rules?.best.sentence.text ?? '')
  const top = Math.max(...evidence.map(({ score }) => score), Number.EPSILON)
  const asked = new Set(wordsOf(reading.question).map(({ stem }) => stem))
  const type = answerTypeOf(reading.question)
  const hasForm = type !== 'text'
  const terms = termsOf(reading, () => 1, scored.length)
  const nearness = new Map<number, ReturnType<typeof nearnessIn>>()
  const near = (passage: number) => {
    const known = nearness.get(passage) ?? nearnessIn(terms, evidence[passage]?.text ?? '')
    nearness.set(passage, known)
    return known
  }
  const byPlace = new Map(scored.map((each) => [`${each.passage}:${each.sentence.start}`, each]))
  return (candidate, window, values) => {
    const { passage, sentenceStart, start, end, text, form, proposer, similarity } = candidate
    const words = wordsOf(text)
    const echo = words.filter(({ stem }) => asked.has(stem)).length / Math.max(1, words.length)
    const score = evidence[passage]?.score ?? 0
    const of = byPlace.get(`${passage}:${sentenceStart}`)
    const isChosen = rules?.best.passage === passage && rules.best.sentence.start === sentenceStart
    const isShort = rules !== undefined && short === normalizeAnswer(text)
    const isSentence = proposer === 'sentence'
    const line = { start: sentenceStart, end: sentenceStart + candidate.sentence.text.length }
    const around = near(passage)({ start, end }, line, values)
    const hasDigit = /\d/.test(text)
    const features = [
      1,
      clamp(scoreOf(candidate) / 2),
      clamp(Math.min(candidate.starts, candidate.ends)),
      clamp(window.answers),
      score / top,
      score,
      flag(form === 'asked'),
      flag(form === 'other' && hasForm),
      flag(form === 'none' && hasForm),
      of?.coverage ?? 0,
      of?.own ?? 0,
      of?.passageTopicShare ?? 0,
      flag(isShort),
      flag(isChosen),
      flag(isShort) * (rules?.confidence ?? 0),
      echo,
      Math.log(1 + words.length),
      flag(proposer === 'cell'),
      flag(isSentence),
      flag(isSentence && reading.yesNo),
      flag(!isSentence && reading.yesNo),
      flag(proposer === 'span'),
      flag(of?.missesName),
      flag(of?.asks),
      flag(of?.ofAnother),
      flag(of?.isTitle),
      flag(proposer === 'clause'),
      flag(proposer === 'clause' && reading.yesNo),
      around.before,
      around.after,
      around.between,
      around.following,
      around.close,
      around.inHeading,
      around.above,
      flag(hasDigit && figures.has(type)),
      flag(hasDigit && (type === 'person' || type === 'place' || type === 'name')),
      flag(type === 'text' && hasDigit),
      flag(type === 'money' && signs.test(text)),
      flag(reading.yesNo) * Math.log(1 + words.length),
      flag(hasForm) * Math.log(1 + words.length),
      flag(hasForm) * clamp(scoreOf(candidate) / 2),
      similarity,
      nearest - similarity,
    ]
    return { ...candidate, features, coverage: of?.coverage ?? 0, isNamed: of?.isNamed ?? false }
  }
}
