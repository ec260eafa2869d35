import type { ReadWord, WindowReading } from '#server/models/reader/reader-session.ts'
import { answerTypeOf } from '../extract/answer-type.ts'
import type { AnswerType } from '../extract/answer-type.ts'
import { sentencesOf } from '#server/search/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { boundariesOf } from './boundaries.ts'
import type { Candidate, ProposedSpan } from './candidate.ts'
import { freeSpans, freeSpansOf, valueOf } from './free-spans.ts'
import type { FreeSpan } from './free-spans.ts'
import { cellsIn, clausesIn } from './line-parts.ts'
import { valuesOf } from './loose-values.ts'
import { isPossibleAnswer } from './possible-answer.ts'
import { partyOf } from '../extract/parties.ts'

const forms: AnswerType[] = [
  'date',
  'time',
  'duration',
  'frequency',
  'money',
  'percent',
  'email',
  'phone',
  'link',
  'code',
  'label',
  'count',
  'person',
  'place',
  'title',
]
const mostOfForm = 8

/**
 * The candidates that rules and the reader propose in a window. `glossed` is the question with its
 * words in the language of the texts as well.
 */
export function candidatesIn(
  question: string,
  text: string,
  { words }: WindowReading,
  glossed = question,
): Candidate[] {
  const asked = answerTypeOf(question)
  const sentences = sentencesOf(text)
  const ruled = sentences.flatMap((sentence) => formsIn(sentence, asked))
  const free = sentences.flatMap((sentence) => {
    const inside = words.filter(({ from, to }) => from >= sentence.start && to <= sentence.end)
    return freeSpansOf(inside)
  })
  const likeliest = free.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, freeSpans)
  const proposed: (ProposedSpan | FreeSpan)[] = [
    ...likeliest
      .map((span) => completed(widened(text, span), text, ruled))
      .filter(({ start, end }) => isPossibleAnswer(text.slice(start, end))),
    ...ruled,
    ...sentences.flatMap((sentence) => [
      ...cellsIn(sentence),
      ...clausesIn(sentence),
      {
        start: sentence.start,
        end: sentence.end,
        form: 'none' as const,
        proposer: 'sentence' as const,
      },
    ]),
  ]
  const known = new Map<string, Candidate>()
  for (const each of proposed) {
    const key = `${each.start}:${each.end}`
    const before = known.get(key)
    if (before) {
      if (before.form === 'none' || each.form === 'asked') before.form = each.form
      continue
    }
    const candidate = placed(text, sentences, words, each)
    if (candidate) known.set(key, candidate)
  }
  if (asked === 'money') {
    for (const [key, { text: found }] of known) if (isCode.test(found)) known.delete(key)
  }
  return asked === 'person' || asked === 'name'
    ? parties([...known.values()], glossed)
    : [...known.values()]
}

/** `NB 482` is a flight, not its price. */
const isCode = /^(?!(?:EUR|USD|GBP|CHF|US|Fr|kr)\b)[A-Z]{1,4}[\s-]?\d{2,}$/u

/** Without the other parties of an agreement; those asked for are marked. */
function parties(candidates: Candidate[], question: string): Candidate[] {
  const stems = new Set(wordsOf(question).map((word) => word.stem))
  const placed = candidates.map((candidate) => {
    const { sentence, start, end } = candidate
    const from = sentence.start
    const place = { start: start - from, end: end - from }
    return { candidate, party: partyOf(stems, sentence.text, place) }
  })
  return placed.flatMap(({ candidate, party }) =>
    party === 'other' ? [] : [party === 'asked' ? { ...candidate, isParty: true } : candidate],
  )
}

function placed(
  text: string,
  sentences: readonly Candidate['sentence'][],
  words: readonly ReadWord[],
  proposed: ProposedSpan | FreeSpan,
): Candidate | undefined {
  const { start, end, form, proposer } = proposed
  const read = boundariesOf(words, proposed)
  const sentence = sentences.find((each) => each.start <= start && start < each.end)
  if (!read || !sentence) return undefined
  const { starts, ends } = 'ends' in proposed ? proposed.ends : read
  return { start, end, form, proposer, text: text.slice(start, end), sentence, starts, ends }
}

function formsIn(sentence: Candidate['sentence'], asked: AnswerType): ProposedSpan[] {
  const days = valuesOf(sentence.text, 'date')
  // "20 November" is no number of anything.
  const isOfDay = ({ start, end }: { start: number; end: number }) =>
    days.some((day) => day.start <= start && day.end >= end)
  return forms.flatMap((type) =>
    (type === 'date' ? days : valuesOf(sentence.text, type))
      .filter((value) => type !== 'count' || !isOfDay(value))
      .slice(0, mostOfForm)
      .map(({ start, end }) => ({
        start: sentence.start + start,
        end: sentence.start + end,
        form:
          type === asked || (asked === 'name' && type === 'person')
            ? ('asked' as const)
            : ('other' as const),
        proposer: 'form' as const,
      })),
  )
}

/** Maximum number of characters that a form may add to the span found. */
const mostAround = 30
const numberBefore = /[£$€]?\d[\d.,'’]*\s?$/

/** "March 6" in "March 6, 2026" becomes the whole date, "mcg" in "75 mcg" the whole dose. */
function completed(span: FreeSpan, text: string, forms: readonly ProposedSpan[]): FreeSpan {
  if (forms.some(({ start, end }) => start === span.start && end === span.end)) return span
  const around = forms
    .filter(({ start, end }) => start <= span.start && end >= span.end)
    .filter(
      ({ start, end }) =>
        own.test(text.slice(start, span.start)) || own.test(text.slice(span.end, end)),
    )
    .filter(({ start, end }) => end - start - (span.end - span.start) <= mostAround)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    .at(-1)
  if (around) return { ...span, start: around.start, end: around.end }
  const number = numberBefore.exec(text.slice(0, span.start))
  const isUnit = !/\d/.test(text.slice(span.start, span.end)) && number !== null
  return isUnit ? { ...span, start: number.index } : span
}

const joins = /[\p{L}\p{M}\p{N}£$€¥%@&_+#/.,:'’-]/u
/** Remains of a checkbox, bullet or mark at the start. */
const opens = /[[\]|•*:;,.)\s]/
const own = /[\p{L}\p{M}\p{N}£$€¥%]/u

/** Extends a span that begins or ends inside `1,009.61` or `a@b.example` to the whole token. */
function widened<T extends { start: number; end: number }>(text: string, span: T): T {
  let { start, end } = span
  while (start > 0 && joins.test(text[start - 1] ?? '') && !/\s/.test(text[start - 1] ?? ''))
    start--
  while (start < span.start && !own.test(text[start] ?? '')) start++
  while (end < text.length && joins.test(text[end] ?? '')) end++
  while (end > span.end && !own.test(text[end - 1] ?? '')) end--
  while (start < end && opens.test(text[start] ?? '')) start++
  // A label attached to its value is not part of it.
  const glued = text.slice(start, span.start).lastIndexOf(':')
  if (glued >= 0 && !/\d:$/.test(text.slice(start, start + glued + 1))) start += glued + 1
  return { ...span, start, end }
}
