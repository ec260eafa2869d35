import { cite, noAnswerInTexts, quoted } from '../answer-text.ts'
import type { TextAnswer, TextHit } from '../answer-text.ts'
import { answerTypeOf, asksName } from '../extract/answer-type.ts'
import { hasAskedForm } from '../extract/asked-form.ts'
import { requestsIn } from '../extract/reported-speech.ts'
import type { Reading } from '../plan/reading.ts'
import { askedDifference, type Difference } from './asked-difference.ts'
import type { ReadCandidate } from './candidate.ts'
import { dayMeant, writtenOn } from './day-meant.ts'
import type { Reader } from './reader.ts'
import { readTexts } from './read-texts.ts'
import type { TextReading } from './read-texts.ts'
import { wordsIn } from '../phrasing/phrasing.ts'
import { wholeRange } from './whole-range.ts'
import { fill } from '../language/fill-template.ts'

export type { Reader }

type ReadingContext = {
  reading: Reading
  hits: readonly TextHit[]
  names: ReadonlyMap<string, string>
}

/** The file name without its extension, and the heading above the passage. */
function titleOf({ path, documentId }: TextHit, names: ReadonlyMap<string, string>): string {
  const name = (names.get(documentId) ?? '').replace(/\.\w{1,5}$/, '').replaceAll('_', ' ')
  return [...new Set([name, path.at(-1) ?? ''])].filter(Boolean).join(' · ')
}

/**
 * The trained reader's answer from the passages; undefined if it cannot read: rules then take over.
 * If no answer is likely enough, that result is final.
 */
export async function answerRead(
  reader: Reader | undefined,
  { reading, hits: passages, names }: ReadingContext,
  signal?: AbortSignal,
): Promise<TextAnswer | undefined> {
  if (!reader) return undefined
  const hits = requestsIn(reading.question, passages)
  const evidence = hits.map((hit) => ({
    text: hit.text,
    score: hit.score,
    dense: hit.dense,
    windows: hit.windows,
    path: [...hit.path, names.get(hit.documentId) ?? ''],
    title: titleOf(hit, names),
  }))
  const read = await readTexts(reader, reading, evidence, signal).catch((error: unknown) => {
    // An aborted question is not a failure of the reader.
    if (signal?.aborted) throw error
    return 'failed' as const
  })
  if (read === 'failed') return undefined
  const difference = read ? askedDifference(reading, read.best.sentence.text) : undefined
  const isForm =
    read !== undefined &&
    difference?.kind !== 'missing' &&
    (read.decision !== undefined ||
      hasAskedForm(reading.question, read.best.text, read.best.sentence.text))
  return read && isForm && !isClauseForName(reading, read.best)
    ? phraseAnswer(reading, read, hits, names, difference)
    : noAnswerInTexts(
        reading,
        hits.filter(({ isRelated = true }) => isRelated),
        names,
      )
}

/** A whole clause is not a name: "Dogs need the landlord's consent" does not say what the dog is called. */
const isClauseForName = ({ question }: Reading, { proposer }: ReadCandidate): boolean =>
  asksName(question) && (proposer === 'clause' || proposer === 'sentence')

/** Above this confidence, a code with the name in the question takes precedence over any table. */
const leastNamed = 0.5

function phraseAnswer(
  reading: Reading,
  { best, support, confidence, decision }: TextReading,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
  difference?: Difference,
): TextAnswer {
  const quotes = [best, ...support]
  const citations = quotes.flatMap(({ passage, sentence }, index) => {
    const hit = hits[passage]
    return hit ? [cite(hit, index + 1, sentence.text, names)] : []
  })
  const words = wordsIn(reading.speech.lexicon.language)
  const quote = `${quoted(best.sentence.text, words)} [1]`
  const { start, end, sentence } = best
  const from = sentence.start
  const place = { start: start - from, end: end - from }
  const range = wholeRange(reading.question, sentence.text, place)
  const computed = difference?.kind === 'computed' ? difference : undefined
  const read = computed?.text ?? range ?? shortOf(best)
  const value = decision === undefined ? read : words[decision]
  const day = decision === undefined ? dayOf(reading, best, hits[best.passage]) : undefined
  const short = value !== undefined && day !== undefined ? `${value} (${day})` : value
  const marks = citations.slice(1).map(({ number }) => `[${number}]`)
  const also =
    marks.length > 0 ? [fill(words.notes.alsoSaid, { marks: marks.join(` ${words.and} `) })] : []
  const answer = [...(short === undefined ? [] : [`**${short}**`]), quote, ...also].join('\n\n')
  return {
    answer,
    citations,
    steps: [
      { kind: 'read', title: `Read the best of ${hits.length} passages` },
      ...(computed
        ? [{ kind: 'calculate' as const, title: 'Calculated', detail: computed.working }]
        : []),
    ],
    confidence,
    found: true,
    isRead: true,
    coverage: Math.max(best.coverage, confidence),
    ...(best.isNamed && confidence > leastNamed ? { isNamed: true } : {}),
  }
}

const asksPast = /\b(?:did|was|were|had|war|waren|hatte|hat|habe)\b/iu

/** "Monday 7th" in a message as a date, if the question asks for one. */
function dayOf(
  { question, speech }: Reading,
  { text, sentence, sentenceStart }: ReadCandidate,
  hit: TextHit | undefined,
): string | undefined {
  if (!hit || answerTypeOf(question) !== 'date' || asksPast.test(question)) return undefined
  const written = writtenOn(hit, sentenceStart)
  const day = written && dayMeant(text, sentence.text, written)
  if (day === undefined) return undefined
  const locale = speech.lexicon.language === 'de' ? 'de-DE' : 'en-GB'
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}

/** "sixty (60) days": the figures and the unit belong to the number in words. */
const isInWords = /^\p{L}+(?:-\p{L}+)?$/u
const inFigures = /^\s?\(\d+\)(?:\s\p{L}+)?/u

/** No short answer if it is the whole sentence, which is quoted anyway. */
function shortOf({ text, end, sentence, form }: ReadCandidate): string | undefined {
  if (text === sentence.text) return undefined
  const isCut = /^[^(]*\)/.test(text) && sentence.text.includes(`(${text}`)
  const rest = isInWords.test(text) ? sentence.text.slice(end - sentence.start) : ''
  const whole = `${isCut ? '(' : ''}${text}${inFigures.exec(rest)?.[0] ?? ''}`
  const short = whole.replaceAll('*', '').replace(/\s+/g, ' ').trim()
  // The full stop behind "18.5." is that of the sentence, unless a day was asked for.
  return form === 'asked' ? short : short.replace(/(?<=\d)\.$/, '')
}
