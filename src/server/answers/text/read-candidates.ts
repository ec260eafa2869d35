import type { Embedder } from '#server/models/embedder.ts'
import type { WindowReading } from '#server/models/reader/reader-session.ts'
import { wordsIn } from '#server/models/reader/pair.ts'
import { answerTypeOf } from '../extract/answer-type.ts'
import { extractAnswer } from '../extract/extract-answer.ts'
import type { Extracted } from '../extract/extract-answer.ts'
import { scoreSentences } from '../extract/score-sentences.ts'
import type { Evidence, ScoredSentence } from '../extract/score-sentences.ts'
import { fold } from '../language/stem.ts'
import { wordsOf } from '../language/words.ts'
import type { Reading } from '../plan/reading.ts'
import { candidatesIn } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { windowsOf } from './windows.ts'
import type { TextWindow } from './windows.ts'

export type Reader = Pick<Embedder, 'read'>

/** A passage with the title of its document. */
export type Titled = Evidence & { title: string }

/** A candidate in its passage, with its ranking features. */
export type ReadCandidate = Candidate & {
  /** Index of the passage, and the sentence's position in it. */
  passage: number
  sentenceStart: number
  features: number[]
  /** Share of the question's words in the sentence, its headings and its passage. */
  coverage: number
  /** It contains a code with the name that the question uses. */
  isNamed: boolean
  /** The window's logit for "yes". */
  yes: number
}

/** Maximum tokens read for one question: more would take too long to wait for. */
const mostWords = 460
const mostWindows = 10

type PassageWindow = TextWindow & { passage: number; value: number; words: number }

/** Reads the best windows and returns all candidates in them. */
export async function readCandidates(
  reader: Reader,
  reading: Reading,
  evidence: readonly Titled[],
  signal?: AbortSignal,
): Promise<ReadCandidate[]> {
  const scored = scoreSentences(reading, evidence)
  const windows = likestWindows(evidence, scored)
  const read = await reader.read(
    reading.question,
    windows.map(({ text, passage }) => ({ text, title: evidence[passage]?.title ?? '' })),
    signal,
  )
  const rules = extractAnswer(reading, evidence)
  const describe = describer(reading, evidence, scored, rules)
  const found = windows.flatMap((window, index) => {
    const result = read[index]
    return result ? inWindow(reading.question, window, result, describe) : []
  })
  return withAgreement(found)
}

/** The windows with the likeliest sentences, within the token limit. */
function likestWindows(
  evidence: readonly Titled[],
  scored: readonly ScoredSentence[],
): PassageWindow[] {
  const all = evidence.flatMap(({ text, score }, passage) => {
    const own = scored.filter((each) => each.passage === passage)
    return windowsOf(text).map((window): PassageWindow => {
      const inside = own.filter(
        ({ sentence }) => sentence.start < window.end && sentence.end > window.start,
      )
      const best = Math.max(0, ...inside.map((each) => each.score))
      const words = wordsIn(window.text).length
      return { ...window, passage, value: best + score * 0.5, words }
    })
  })
  const chosen: PassageWindow[] = []
  let words = 0
  for (const window of all.toSorted((a, b) => b.value - a.value)) {
    if (chosen.length === mostWindows) break
    if (chosen.length > 0 && words + window.words > mostWords) continue
    chosen.push(window)
    words += window.words
  }
  return chosen
}

type Placed = Omit<ReadCandidate, 'features' | 'coverage' | 'isNamed'>
type Describe = (candidate: Placed, window: WindowReading) => ReadCandidate

function inWindow(
  question: string,
  { text, start, passage }: PassageWindow,
  window: WindowReading,
  describe: Describe,
): ReadCandidate[] {
  return candidatesIn(question, text, window).map((candidate) => {
    const sentenceStart = start + candidate.sentence.start
    const placed = { start: start + candidate.start, end: start + candidate.end, sentenceStart }
    return describe({ ...candidate, ...placed, passage, yes: window.yes }, window)
  })
}

export const normal = (text: string) =>
  wordsIn(fold(text))
    .map(({ text: word }) => word)
    .filter((word) => /[\p{L}\p{N}£$€%]/u.test(word))
    .join(' ')

/** The features of the ranking, in the order of its weights, see ranking.ts. */
function describer(
  reading: Reading,
  evidence: readonly Titled[],
  scored: readonly ScoredSentence[],
  rules: Extracted | undefined,
): Describe {
  const top = Math.max(...evidence.map(({ score }) => score), Number.EPSILON)
  const asked = new Set(wordsOf(reading.question).map(({ stem }) => stem))
  const hasForm = answerTypeOf(reading.question) !== 'text'
  const byPlace = new Map(scored.map((each) => [`${each.passage}:${each.sentence.start}`, each]))
  const flag = (value: boolean | undefined) => (value ? 1 : 0)
  return (candidate, window) => {
    const { passage, sentenceStart } = candidate
    const words = wordsOf(candidate.text)
    const echo = words.filter(({ stem }) => asked.has(stem)).length / Math.max(1, words.length)
    const score = evidence[passage]?.score ?? 0
    const of = byPlace.get(`${passage}:${sentenceStart}`)
    const isChosen = rules?.best.passage === passage && rules.best.sentence.start === sentenceStart
    const short = rules?.short ?? rules?.best.sentence.text ?? ''
    const isShort = rules !== undefined && normal(short) === normal(candidate.text)
    const isSentence = candidate.proposer === 'sentence'
    const features = [
      1,
      clamp((candidate.starts + candidate.ends) / 2),
      clamp(Math.min(candidate.starts, candidate.ends)),
      clamp(window.answers),
      score / top,
      score,
      flag(candidate.form === 'asked'),
      flag(candidate.form === 'other' && hasForm),
      flag(candidate.form === 'none' && hasForm),
      of?.coverage ?? 0,
      of?.own ?? 0,
      of?.matter ?? 0,
      flag(isShort),
      flag(isChosen),
      flag(isShort) * (rules?.confidence ?? 0),
      echo,
      Math.log(1 + words.length),
      flag(candidate.proposer === 'cell'),
      flag(isSentence),
      flag(isSentence && reading.yesNo),
      flag(!isSentence && reading.yesNo),
      flag(candidate.proposer === 'span'),
      flag(of?.missesName),
      flag(of?.asks),
      flag(of?.ofAnother),
      flag(of?.isTitle),
    ]
    return { ...candidate, features, coverage: of?.coverage ?? 0, isNamed: of?.isNamed ?? false }
  }
}

const clamp = (value: number) => Math.max(-8, Math.min(8, value))

/** The last feature counts the other passages that give the same answer. */
function withAgreement(candidates: ReadCandidate[]): ReadCandidate[] {
  const places = new Map<string, Set<number>>()
  for (const { text, passage } of candidates) {
    const key = normal(text)
    places.set(key, (places.get(key) ?? new Set()).add(passage))
  }
  return candidates.map((each) => {
    const others = (places.get(normal(each.text))?.size ?? 1) - 1
    return { ...each, features: [...each.features, Math.log1p(others)] }
  })
}
