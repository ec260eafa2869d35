import type { WindowReading } from '#server/models/reader/reader-session.ts'
import { wordsIn } from '#server/translation/words-in.ts'
import { isQuestion } from '../extract/speakers.ts'
import { scoreSentences } from '../extract/score-sentences.ts'
import type { ScoredSentence } from '../extract/score-sentences.ts'
import type { Reading } from '../plan/reading.ts'
import { scoreOf } from './boundaries.ts'
import type { CandidateInPassage, ReadCandidate } from './candidate.ts'
import { isGermanText } from '#server/translation/translate-text.ts'
import { candidatesIn } from './candidates.ts'
import { withoutOtherColumns } from './column-choice.ts'
import { withComparison } from './compare-candidates.ts'
import { createFeatureExtractor } from './features.ts'
import { withoutOtherEnds } from './journey-legs.ts'
import { withoutMailDates } from './mail-headers.ts'
import { withoutOpposed } from './opposed-clause.ts'
import { withExcerpts } from './read-excerpts.ts'
import type { Reader, TitledEvidence } from './reader.ts'
import { readableQuestion, readableWindow, readingOfOriginal } from './readable.ts'
import { windowsOf } from '#server/search/reading-windows.ts'
import type { TextWindow } from '#server/search/reading-windows.ts'

/** Maximum tokens read for one question at first: more would take too long to wait for. */
const mostWords = 460
const mostWindows = 10
/** Logit of a window that answers; as many windows are read again if none of the first does. */
const answering = 0.5
const rounds = 2

type PassageWindow = TextWindow & {
  passage: number
  value: number
  words: number
  similarity: number
}

/** Reads the best windows, then the best candidates in them, and returns all candidates. */
export async function readCandidates(
  reader: Reader,
  reading: Reading,
  evidence: readonly TitledEvidence[],
  signal?: AbortSignal,
): Promise<ReadCandidate[]> {
  const scored = scoreSentences(reading, evidence)
  const question = readableQuestion(reading)
  const isGerman = evidence.map(({ text }) => isGermanText(text))
  const read: ReadWindow[] = []
  const windows = windowsByWorth(evidence, scored)
  const nearest = Math.max(...windows.map(({ similarity }) => similarity))
  let left = windows
  for (let round = 0; round < rounds && left.length > 0; round++) {
    if (round > 0 && reader.isBusy?.()) break
    const next = firstOf(left)
    left = left.filter((window) => !next.includes(window))
    const readable = next.map(({ text, passage }) =>
      readableWindow({ text, title: evidence[passage]?.title ?? '' }, isGerman[passage] === true),
    )
    const found = await reader.read(
      question,
      readable.map(({ title, text }) => ({ title, text })),
      signal,
    )
    const readings = readable.map(({ translation }, index) => {
      const reading = found[index] ?? unread
      return translation ? readingOfOriginal(translation, reading) : reading
    })
    read.push(...next.map((window, index) => ({ window, reading: readings[index] ?? unread })))
    if (readings.some(({ answers }) => answers >= answering)) break
  }
  const proposed = read.map((each) => ({
    ...each,
    text: each.window.text,
    found: inWindow(reading.question, question, each).filter(
      ({ sentence }) => !isOpenQuestion(sentence.text.trim(), reading),
    ),
  }))
  const ends = withoutOtherEnds(reading.question, proposed)
  const columns = withoutOtherColumns(reading.question, evidence, ends)
  const said = withoutOpposed(reading.question, columns)
  const possible = withoutMailDates(reading.question, evidence, said)
  const placed = onlyParties(
    proposed.map((each, index) => ({ ...each, found: possible[index] ?? each.found })),
  )
  const worth = placed.flatMap(({ found }) => found.map(worthOf)).toSorted((a, b) => b - a)
  const least = worth[mostCandidates] ?? -Infinity
  const describe = createFeatureExtractor(reading, { evidence, scored, nearest })
  const candidates = placed.flatMap(({ found, reading: result }) => {
    const values = found.filter(({ proposer }) => proposer === 'form' || proposer === 'cell')
    return found
      .filter((candidate) => worthOf(candidate) > least)
      .map((candidate) => describe(candidate, result, values))
  })
  return withExcerpts(reader, { question, evidence, isGerman }, withComparison(candidates), signal)
}

/** What somebody asks is no answer, unless a form asks and answers in one line. */
const isOpenQuestion = (sentence: string, { yesNo }: Reading): boolean =>
  yesNo ? sentence.endsWith('?') : !sentence.includes('?') && isQuestion(sentence)

/** Candidates are weighed only if the reader's scores leave them a chance. */
const mostCandidates = 150
const formWorth = 4
const worthOf = (candidate: CandidateInPassage) =>
  scoreOf(candidate) + (candidate.form === 'asked' ? formWorth : 0)

type ReadWindow = { window: PassageWindow; reading: WindowReading }
const unread: WindowReading = { words: [], answers: 0, yes: 0 }

/** Worth of a passage's score, and of a window's similarity, against the words of its sentences. */
const scoreWorth = 0.5
const similarityWorth = 1.6
/** Stands in for that of a passage whose vector is not computed yet. */
const usualSimilarity = 0.3

/** The windows of the passages, those with the likeliest sentences first. */
function windowsByWorth(
  evidence: readonly TitledEvidence[],
  scored: readonly ScoredSentence[],
): PassageWindow[] {
  return evidence
    .flatMap(({ text, score, dense = usualSimilarity, windows: known }, passage) => {
      const own = scored.filter((each) => each.passage === passage)
      const windows = windowsOf(text)
      const similarities = known?.length === windows.length ? known : []
      return windows.map((window, index): PassageWindow => {
        const inside = own.filter(
          ({ sentence }) => sentence.start < window.end && sentence.end > window.start,
        )
        const best = Math.max(0, ...inside.map((each) => each.score))
        const words = wordsIn(window.text).length
        const similarity = similarities[index] ?? dense
        const value = best + score * scoreWorth + similarity * similarityWorth
        return { ...window, passage, value, words, similarity }
      })
    })
    .toSorted((a, b) => b.value - a.value)
}

/** As many of the first windows as are read at once. */
function firstOf(windows: readonly PassageWindow[]): PassageWindow[] {
  const chosen: PassageWindow[] = []
  let words = 0
  for (const window of windows) {
    if (chosen.length === mostWindows) break
    if (chosen.length > 0 && words + window.words > mostWords) continue
    chosen.push(window)
    words += window.words
  }
  return chosen
}

/** Whoever an agreement names as the party asked for precedes all others. */
function onlyParties<T extends { found: CandidateInPassage[] }>(windows: T[]): T[] {
  const isNamed = ({ isParty, form }: CandidateInPassage) => isParty === true && form === 'asked'
  if (!windows.some(({ found }) => found.some(isNamed))) return windows
  return windows.map((window) => ({ ...window, found: window.found.filter(isNamed) }))
}

function inWindow(
  question: string,
  glossed: string,
  { window, reading }: ReadWindow,
): CandidateInPassage[] {
  const { text, start, passage, similarity } = window
  return candidatesIn(question, text, reading, glossed).map((candidate) => ({
    ...candidate,
    start: start + candidate.start,
    end: start + candidate.end,
    sentenceStart: start + candidate.sentence.start,
    passage,
    similarity,
    yes: reading.yes,
  }))
}
