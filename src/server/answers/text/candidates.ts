import type { ReadWord, WindowReading } from '#server/models/reader/reader-session.ts'
import { answerTypeOf } from '../extract/answer-type.ts'
import type { AnswerType } from '../extract/answer-type.ts'
import { sentencesOf } from '../extract/sentences.ts'
import { spansOf } from '../extract/spans.ts'

/** A candidate answer within a window, with the reader's scores of its boundaries. */
export type Candidate = {
  text: string
  start: number
  end: number
  /** The sentence or line of the candidate, within the window. */
  sentence: { text: string; start: number; end: number }
  /** It has the form asked for, another form, or none. */
  form: 'asked' | 'other' | 'none'
  proposer: 'span' | 'form' | 'cell' | 'sentence'
  starts: number
  ends: number
}

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
/** Number of spans that the reader itself proposes per window. */
const freeSpans = 4
const longestSpan = 30
const mostOfForm = 8

type Proposed = Pick<Candidate, 'start' | 'end' | 'form' | 'proposer'>
/** A span proposed by the reader: it keeps its boundary scores when rules complete it. */
type FreeSpan = Proposed & { ends: { starts: number; ends: number } }
const valueOf = ({ ends }: FreeSpan) => ends.starts + ends.ends

/** The candidates that rules and the reader propose in a window. */
export function candidatesIn(
  question: string,
  text: string,
  { words }: WindowReading,
): Candidate[] {
  const asked = answerTypeOf(question)
  const sentences = sentencesOf(text)
  const ruled = sentences.flatMap((sentence) => formsIn(sentence, asked))
  const free = sentences.flatMap((sentence) => {
    const inside = words.filter(({ from, to }) => from >= sentence.start && to <= sentence.end)
    return freeSpansOf(inside)
  })
  const likeliest = free.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, freeSpans)
  const proposed = [
    ...likeliest.map((span) => completed(widened(text, span), text, ruled)),
    ...ruled,
    ...sentences.flatMap((sentence) => [
      ...cellsIn(sentence),
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
  return [...known.values()]
}

function placed(
  text: string,
  sentences: readonly Candidate['sentence'][],
  words: readonly ReadWord[],
  proposed: Proposed | FreeSpan,
): Candidate | undefined {
  const { start, end, form, proposer } = proposed
  const inside = words.filter(({ from, to }) => to > start && from < end)
  const [first] = inside
  const last = inside.at(-1)
  const sentence = sentences.find((each) => each.start <= start && start < each.end)
  if (!first || !last || !sentence) return undefined
  const ends = 'ends' in proposed ? proposed.ends : { starts: first.starts, ends: last.ends }
  return { start, end, form, proposer, text: text.slice(start, end), sentence, ...ends }
}

function formsIn(sentence: Candidate['sentence'], asked: AnswerType): Proposed[] {
  return forms.flatMap((type) =>
    spansOf(sentence.text, type)
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

/** `Payment day: 1st of the month`, and the cells of a row. */
const cellEnds = /\t|\s*\|\s*|:\s+|\s{2,}/g

function cellsIn({ text, start }: Candidate['sentence']): Proposed[] {
  const cuts = [...text.matchAll(cellEnds)]
  const edges = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)]
  if (cuts.length === 0) return []
  return edges.flatMap((from, cell): Proposed[] => {
    const to = cuts[cell]?.index ?? text.length
    const value = text.slice(from, to).replace(/[\s.;,]+$/, '')
    const proposed = { form: 'none' as const, proposer: 'cell' as const }
    return /[\p{L}\p{N}]/u.test(value)
      ? [{ ...proposed, start: start + from, end: start + from + value.length }]
      : []
  })
}

/** The likeliest spans of a line by their boundary scores alone. */
function freeSpansOf(words: readonly ReadWord[]): FreeSpan[] {
  const likely = [...words.keys()]
    .toSorted((a, b) => (words[b]?.starts ?? 0) - (words[a]?.starts ?? 0))
    .slice(0, freeSpans)
  return likely.flatMap((first): FreeSpan[] => {
    const from = words[first]
    const to = words
      .slice(first, first + longestSpan)
      .reduce((best, word) => (word.ends > best.ends ? word : best), words[first] ?? noWord)
    if (!from) return []
    const ends = { starts: from.starts, ends: to.ends }
    return [{ start: from.from, end: to.to, form: 'none', proposer: 'span', ends }]
  })
}

const noWord: ReadWord = { from: 0, to: 0, starts: 0, ends: 0 }
/** Maximum number of characters that a form may add to the span found. */
const mostAround = 30
const numberBefore = /[£$€]?\d[\d.,'’]*\s?$/

/** "March 6" in "March 6, 2026" becomes the whole date, "mcg" in "75 mcg" the whole dose. */
function completed(span: FreeSpan, text: string, forms: readonly Proposed[]): FreeSpan {
  const around = forms
    .filter(({ start, end }) => start <= span.start && end >= span.end)
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
