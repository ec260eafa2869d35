import { meaningsIn } from '../language/meanings.ts'
import { isGermanText } from '#server/translation/translate-text.ts'
import { holds } from '../extract/terms.ts'
import type { Term } from '../extract/terms.ts'
import type { Candidate } from './candidate.ts'

type Place = Pick<Candidate, 'start' | 'end'>

/** How near the question's words are to a candidate: shares of their weight, from 0 to 1. */
export type Nearness = {
  /** In the line before the candidate, and after it. */
  before: number
  after: number
  /** Between the value before it and the candidate, and up to the value after it. */
  between: number
  following: number
  /** How close the nearest word is. */
  close: number
  /** In the heading of the candidate's column. */
  inHeading: number
  /** In the line above. */
  above: number
}

const gaps = /\t|\s*\|\s*|\s{2,}/g

/** Cells of a row, each with its position. */
function cellsOf(line: string): { text: string; start: number }[] {
  const cuts = [...line.matchAll(gaps)]
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)]
  return starts.flatMap((start, cell) => {
    const text = line.slice(start, cuts[cell]?.index ?? line.length)
    return text === '' ? [] : [{ text, start }]
  })
}

/** The heading of a value's column, from the nearest line above without figures. */
function headingOf(text: string, { start }: Place): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', start)
  const row = cellsOf(text.slice(from, to < 0 ? undefined : to))
  if (row.length < 2) return ''
  const cell = row.findLastIndex((each) => from + each.start <= start)
  const headings = text
    .slice(0, Math.max(0, from - 1))
    .split('\n')
    .map(cellsOf)
    .findLast((cells) => cells.length > 1 && cells.every((each) => !/\d{2}/.test(each.text)))
  if (!headings) return ''
  // The first column of a table may have no heading.
  const fromEnd = row.length - cell
  return (headings.length === row.length ? headings[cell] : headings.at(-fromEnd))?.text ?? ''
}

/** Measures how near the question's words are to candidates in a passage. */
export function nearnessIn(terms: readonly Term[], passage: string) {
  const total = Math.max(
    terms.reduce((sum, { weight }) => sum + weight, 0),
    Number.EPSILON,
  )
  const isGerman = isGermanText(passage)
  const held = new Map<string, readonly number[]>()
  const valuesOf = ({ stem, stems }: { stem: string; stems: readonly string[] }) => {
    const known = held.get(stem) ?? terms.map((term) => holds(new Set(stems), term))
    held.set(stem, known)
    return known
  }
  const words = meaningsIn(passage, isGerman).map((word) => ({
    start: word.start,
    end: word.end,
    values: valuesOf(word),
  }))
  const share = (of: readonly (readonly number[])[]) =>
    terms.reduce(
      (sum, { weight }, index) =>
        sum + weight * Math.max(0, ...of.map((values) => values[index] ?? 0)),
      0,
    ) / total
  const shareIn = (from: number, to: number) =>
    share(words.filter(({ start, end }) => start >= from && end <= to).map(({ values }) => values))
  const shareOf = (text: string) => share(meaningsIn(text, isGerman).map(valuesOf))

  return (place: Place, line: Place, others: readonly Place[]): Nearness => {
    const inLine = others.filter(({ start, end }) => start >= line.start && end <= line.end)
    const last = Math.max(
      line.start,
      ...inLine.flatMap(({ end }) => (end <= place.start ? end : [])),
    )
    const next = Math.min(
      line.end,
      ...inLine.flatMap(({ start }) => (start >= place.end ? start : [])),
    )
    const asked = words.filter(
      ({ values, start, end }) =>
        start >= line.start &&
        end <= line.end &&
        (end <= place.start || start >= place.end) &&
        values.some((value) => value > 0),
    )
    const gap = Math.min(
      ...asked.map(({ start, end }) =>
        end <= place.start ? place.start - end : start - place.end,
      ),
    )
    const above = passage.lastIndexOf('\n', Math.max(0, line.start - 2)) + 1
    return {
      before: shareIn(line.start, place.start),
      after: shareIn(place.end, line.end),
      between: shareIn(last, place.start),
      following: shareIn(place.end, next),
      close: asked.length > 0 ? 1 / (1 + Math.max(0, gap) / 8) : 0,
      inHeading: shareOf(headingOf(passage, place)),
      above: above < line.start ? shareIn(above, line.start) : 0,
    }
  }
}
