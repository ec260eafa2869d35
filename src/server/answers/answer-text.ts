import type { AskResponse, Citation } from '#shared/answers.ts'
import type { Hit } from '#server/search/hit.ts'
import { answerTypeOf, asksName } from './extract/answer-type.ts'
import type { AnswerType } from './extract/answer-type.ts'
import { hasAskedForm } from './extract/asked-form.ts'
import { extractAnswer, distinctiveTypes } from './extract/extract-answer.ts'
import type { Extracted } from './extract/extract-answer.ts'
import { asksOverview, openingOf } from './extract/overview.ts'
import { passagesBySpeaker, readReportedSpeech, requestsIn } from './extract/reported-speech.ts'
import type { ReportedSpeech } from './extract/reported-speech.ts'
import { billTotal } from './bill-total.ts'
import { readQuestion } from './plan/reading.ts'
import type { Reading } from './plan/reading.ts'
import { wordsIn } from './phrasing/phrasing.ts'
import type { Words } from './phrasing/words.ts'
import { fill } from './language/fill-template.ts'

export type TextHit = Pick<
  Hit,
  'passageId' | 'documentId' | 'text' | 'path' | 'locator' | 'score'
> &
  Partial<Pick<Hit, 'isRelated' | 'dense' | 'windows'>>

export type TextAnswer = Pick<
  AskResponse,
  'answer' | 'citations' | 'steps' | 'confidence' | 'found'
> & {
  coverage: number
  /** A code or number with the name that the question uses for it. */
  isNamed?: boolean
  /** A statement of the person whom the question asks about. */
  isReported?: boolean
  /** Chosen by the trained reader, whose confidence is measured. */
  isRead?: boolean
  /** Read from the cells of a table with headings on two sides. */
  isOfCells?: boolean
}

/** Passages shown if none of them answers. */
const nearest = 3
const quoteLength = 280
/** If the reader finds nothing, rules below this answered as many absent questions as present ones. */
const leastOverRead = 0.8
/** The reader knows German less well, and a code or an address is rarely a coincidence. */
const leastWhereTelling = 0.6
/** Four in ten of these were right. */
const mostOverRead = 0.45
/** Below this score a passage is not from the named document. */
const leastForOverview = 0.3

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= quoteLength
    ? plain
    : `${plain.slice(0, quoteLength - 1).replace(/\s+\S*$/, '')}…`
}

export function cite(
  hit: Omit<TextHit, 'score'>,
  number: number,
  quote: string,
  names: ReadonlyMap<string, string>,
): Citation {
  const { documentId, passageId, locator } = hit
  const documentName = names.get(documentId) ?? hit.path[0] ?? ''
  return { number, documentId, documentName, passageId, quote: shorten(quote), locator }
}

function citationsOf(
  { best, support }: Extracted,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
) {
  return [best, ...support].flatMap(({ passage, sentence }, index) => {
    const hit = hits[passage]
    return hit ? [cite(hit, index + 1, sentence.text, names)] : []
  })
}

/** If two passages give different values of these types, the answer states both. */
const exactTypes = new Set<AnswerType>(['date', 'time', 'money', 'percent', 'duration'])

/** `"Quoted"`, without asterisks that would turn bold on the page. */
export const quoted = (text: string, { notes }: Words) =>
  fill(notes.quoted, { word: shorten(text).replaceAll('**', '') })

function compose(
  { short, best, support }: Extracted,
  citations: readonly Citation[],
  words: Words,
): string {
  const quote = `${quoted(best.sentence.text, words)} [1]`
  const answer = short === undefined ? quote : `**${short.replaceAll('*', '')}**\n\n${quote}`
  const others = support.flatMap(({ span, sentence, type, own }, index) => {
    const differs =
      exactTypes.has(type) &&
      span &&
      short !== undefined &&
      span.text !== short &&
      own >= best.own - 0.1
    return differs && citations[index + 1] ? [`${quoted(sentence.text, words)} [${index + 2}]`] : []
  })
  return others.length === 0
    ? answer
    : `${answer}\n\n${words.notes.elsewhere}\n\n${others.join('\n\n')}`
}

/** The beginning of the best document, for a question about all of it. */
function overview(
  words: Words,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
): TextAnswer | undefined {
  const [first] = hits
  if (!first || first.score < leastForOverview) return undefined
  const read = hits.filter(({ documentId }) => documentId === first.documentId).slice(0, 2)
  const openings = read.map((hit) => openingOf(hit.text).join(' '))
  const citations = read.flatMap((hit, index) =>
    openings[index] ? [cite(hit, index + 1, openings[index], names)] : [],
  )
  if (citations.length === 0) return undefined
  const document = (citations[0]?.documentName ?? '').replaceAll('*', '')
  const quotes = citations.map(({ quote, number }) => `${quoted(quote, words)} [${number}]`)
  return {
    answer: [fill(words.notes.says, { document }), ...quotes].join('\n\n'),
    citations,
    steps: [{ kind: 'read', title: 'Read the passages that fit best' }],
    confidence: Math.min(0.7, 0.3 + first.score * 0.4),
    found: true,
    coverage: 0.6,
  }
}

/** Somebody's statements about something, from texts that they wrote. */
function answerFromStatements(
  reading: Reading,
  speech: ReportedSpeech,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
): TextAnswer | undefined {
  const theirs = passagesBySpeaker(speech, hits)
  if (theirs.length === 0) return undefined
  const about = readQuestion(speech.about, reading.today)
  const answer = quoteFrom(about, theirs, names, speech.isRequest)
  return answer && { ...answer, isReported: true }
}

/**
 * The answer quoted from the passages; if they contain none, says so and cites the nearest of them.
 * The trained reader's answer precedes that of the rules.
 */
export function answerFromText(
  reading: Reading,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
  quotable: readonly TextHit[] = hits,
  read?: TextAnswer,
): TextAnswer {
  const answer = readOrQuoted(reading, hits, names, requestsIn(reading.question, quotable), read)
  return withTotal(answer, reading, [...quotable, ...hits])
}

/** The total of a bill instead of one of its other amounts. */
function withTotal(answer: TextAnswer, { question, speech }: Reading, hits: readonly TextHit[]) {
  const [first] = answer.citations
  const hit = answer.found && hits.find(({ passageId }) => passageId === first?.passageId)
  const total = hit ? billTotal(question, hit.text) : undefined
  if (!first || !total || answer.answer.startsWith(`**${total.amount}**`)) return answer
  const totalText = `**${total.amount}**\n\n${quoted(total.line, wordsIn(speech.lexicon.language))} [${first.number}]`
  return {
    ...answer,
    answer: totalText,
    citations: [{ ...first, quote: total.line }],
  }
}

function readOrQuoted(
  reading: Reading,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
  quotable: readonly TextHit[],
  read: TextAnswer | undefined,
): TextAnswer {
  const words = wordsIn(reading.speech.lexicon.language)
  const speech = readReportedSpeech(reading.question)
  // The reader has read only what they asked for.
  if (speech?.isRequest && read?.found) return { ...read, isReported: true }
  const own = speech && answerFromStatements(reading, speech, quotable, names)
  if (own) return own
  const whole = asksOverview(reading.question) ? overview(words, quotable, names) : undefined
  if (whole) return whole
  if (read?.found) return read
  const ruled = quoteFrom(reading, quotable, names)
  const isTelling =
    distinctiveTypes.has(answerTypeOf(reading.question)) || reading.speech.lexicon.language === 'de'
  const least = isTelling ? leastWhereTelling : leastOverRead
  if (read && (ruled?.confidence ?? 0) < least) return read
  const most = read ? mostOverRead : 1
  return ruled
    ? { ...ruled, confidence: Math.min(most, ruled.confidence) }
    : noAnswerInTexts(reading, hits, names)
}

export function noAnswerInTexts(
  reading: Reading,
  hits: readonly TextHit[],
  names: ReadonlyMap<string, string>,
): TextAnswer {
  const citations = hits
    .slice(0, nearest)
    .map((hit, index) => cite(hit, index + 1, hit.text, names))
  const marks = citations.map(({ number }) => `[${number}]`).join(' ')
  const { notFound, nearest: nearby } = wordsIn(reading.speech.lexicon.language).notes
  const answer = citations.length === 0 ? notFound : `${notFound}\n\n${fill(nearby, { marks })}`
  const steps = [{ kind: 'check' as const, title: 'No passage answers the question' }]
  const confidence = citations.length === 0 ? 0.05 : 0.15
  return { answer, citations, steps, confidence, found: false, coverage: 0 }
}

function quoteFrom(
  reading: Reading,
  quotable: readonly TextHit[],
  names: ReadonlyMap<string, string>,
  isRequest = false,
): TextAnswer | undefined {
  const evidence = quotable.map(({ text, path, score, documentId }) => ({
    text,
    score,
    isRequest,
    path: [...path, names.get(documentId) ?? ''],
  }))
  const extracted = extractAnswer(reading, evidence)
  if (!extracted) return undefined
  if (asksName(reading.question) && extracted.best.span === undefined) return undefined
  const { short, best } = extracted
  if (!hasAskedForm(reading.question, short ?? best.sentence.text, best.sentence.text))
    return undefined
  const citations = citationsOf(extracted, quotable, names)
  const title = `Read the best of ${quotable.length} passages`
  return {
    answer: compose(extracted, citations, wordsIn(reading.speech.lexicon.language)),
    citations,
    steps: [{ kind: 'read', title }],
    confidence: extracted.confidence,
    found: true,
    coverage: extracted.best.coverage,
    ...(extracted.best.isNamed ? { isNamed: true } : {}),
  }
}
