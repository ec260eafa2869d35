/**
 * Which column of a table in a text a question asks for: a bill with last year's usage beside this
 * year's, a payslip with the days taken beside the days left.
 */
import { wordsOf } from '../language/words.ts'
import type { CandidateInPassage } from './candidate.ts'
import { keepSome } from './keep-some.ts'

type Cell = { text: string; start: number; end: number }

/** The cells of a line whose columns are aligned by spaces or separated by tabs or bars. */
function cellsOf(line: string): Cell[] {
  const cuts = [...line.matchAll(/\s*[\t|]\s*|\s{2,}/g)]
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)]
  return starts.flatMap((start, at) => {
    const end = cuts[at]?.index ?? line.length
    return /\S/.test(line.slice(start, end)) ? [{ text: line.slice(start, end), start, end }] : []
  })
}

const isValue = (text: string) =>
  /\d/.test(text) || /^(?:[-–—]+|none|n\/a|nil|keine?)$/iu.test(text)

/** The figures of a row, behind its label. */
function figuresOf(line: string): Cell[] | undefined {
  const [label, ...figures] = cellsOf(line)
  const isRow = label !== undefined && /\p{L}/u.test(label.text) && figures.length > 1
  return isRow && figures.every(({ text }) => isValue(text)) ? figures : undefined
}

const months = String.raw`(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\.?`
const period = new RegExp(
  String.raw`^(?:(?:19|20)\d\d(?:[/–-]\d{2,4})?|(?:\d{1,2}\.? )?${months}(?: \d{1,2},)?(?: ['’]?\d{2,4})?(?: ?[–-] ?.*)?)$`,
  'iu',
)
const isHeading = ({ text }: Cell) =>
  period.test(text) ||
  (/\p{L}{2}/u.test(text) && text.length <= 32 && !/[$€£¥:]|^\d|\d[.,]\d/u.test(text))

/** The figures of a row and the headings of their columns; undefined outside such tables. */
function rowAt(lines: readonly string[], at: number) {
  const figures = figuresOf(lines[at] ?? '')
  if (!figures) return undefined
  const above = lines.slice(0, at).findLast((line) => figuresOf(line)?.length !== figures.length)
  const found = cellsOf(above ?? '')
  const headings = found.slice(-figures.length)
  const isWhole = found.length === figures.length || found.length === figures.length + 1
  return isWhole && headings.every(isHeading)
    ? { figures, headings: headings.map(({ text }) => text) }
    : undefined
}

type Kind = { heading: RegExp; asked: RegExp }

/** Columns of what is left, was used, or is granted, and the questions that ask for them. */
const kinds: Kind[] = [
  {
    heading: /\b(?:balance|remaining|left|available|rest\p{L}*|verbleib\p{L}*|übrig|saldo)\b/iu,
    asked: /\b(?:left|remaining|remain|still (?:have|got)|übrig|verbleib\p{L}*|noch)\b/iu,
  },
  {
    heading: /\b(?:taken|used|spent|genommen|verbraucht|genutzt)\b/iu,
    asked: /\b(?:taken|took|used|gone through|genommen|verbraucht)\b/iu,
  },
  {
    heading: /\b(?:entitle\p{L}*|allowance|accrued|anspruch)\b/iu,
    asked: /\b(?:entitled|allowance|altogether|anspruch|insgesamt)\b/iu,
  },
]
const toDate = /\b(?:y\.?t\.?d\.?|year[ -]to[ -]date|to date|cumulative|kumuliert|jahreswerte?)\b/iu
const asksToDate =
  /\b(?:(?:in|for) (?:the year )?20\d\d|(?:in|for) the year|in total|altogether|have (?:i|we) (?:already )?(?:paid|earned|contributed|put|saved|made|had)|so far|this year|year to date|ytd|since january|dieses jahr|bisher|seit januar|seit jahresbeginn)\b/iu
const earlier =
  /\b(?:last|previous|prior|old|before|ago|vorjahr\p{L}*|vormonat\p{L}*|letzte\p{L}*|vorig\p{L}*|bisherig\p{L}*|alt\p{L}*)\b/iu
const present =
  /\b(?:this|current|now|new|present|today|aktuell\p{L}*|diese\p{L}*|neu\p{L}*|heute|jetzt)\b/iu
const asksEarlier =
  /(?<!\b(?:the|over|in|of) )\blast (?:year|month|quarter|time|winter|summer)\b|\bbefore(?! (?:tax|deductions|vat|gst|interest)\b)|\b(?:previous|previously|prior|used to|former|formerly|letzte[sn]? jahr|letzten monat|vorher|früher|voriges jahr)\b/iu

/** The year that a period in a heading ends in. */
function yearIn(heading: string): number | undefined {
  if (!period.test(heading)) return undefined
  // "Oct 28" ends with a day.
  const last = /(?:(?:19|20)\d\d|(?<=\d{1,2}\.? \p{L}{3,9}\.? |['’]|\d\/)\d{2})$/u.exec(
    heading,
  )?.[0]
  return last === undefined ? undefined : Number(last) % 100
}

const everyday = /^(?:last|this|the|total|amount|month|year|same|time|bill|per|of|in|for|and)$/u

function sharedWords(question: string, heading: string): number {
  const asked = new Set(wordsOf(question).map(({ stem }) => stem))
  const words = wordsOf(heading).filter(({ folded }) => !everyday.test(folded))
  return words.filter(({ stem }) => asked.has(stem)).length
}

/** Those of the columns that have the most of something; all if none has any. */
function most(headings: readonly string[], of: (heading: string) => number): number[] {
  const worth = headings.map(of)
  const highest = Math.max(...worth)
  return [...headings.keys()].filter((at) => highest === 0 || worth[at] === highest)
}

/** The columns that a question may mean; all of them if it does not tell. */
export function columnsAsked(question: string, headings: readonly string[]): number[] {
  const all = [...headings.keys()]
  const narrowed = (columns: readonly number[], keeps: (heading: string) => boolean): number[] => {
    const kept = columns.filter((at) => keeps(headings[at] ?? ''))
    return kept.length > 0 ? kept : [...columns]
  }
  const named = most(headings, (heading) => sharedWords(question, heading))
  if (named.length === 1) return named
  const kind = kinds.find(({ asked }) => asked.test(question))
  const ofKind = kind ? narrowed(all, (heading) => kind.heading.test(heading)) : all
  if (ofKind.length === 1) return ofKind
  const dated = narrowed(ofKind, (heading) => toDate.test(heading) === asksToDate.test(question))
  const years = headings.map(yearIn)
  const latest = Math.max(...years.map((year) => year ?? 0))
  const isPast = (at: number): boolean =>
    earlier.test(headings[at] ?? '') || (years[at] !== undefined && years[at] < latest)
  const isPresent = (at: number): boolean =>
    !isPast(at) && (present.test(headings[at] ?? '') || years[at] === latest)
  if (!dated.some(isPast) || !dated.some(isPresent)) return dated
  return dated.filter(asksEarlier.test(question) ? isPast : (at) => !isPast(at))
}

type Row = { figures: Cell[]; asked: number[] }

/** The figures of the row that begins at a place, with those asked for; undefined if all are. */
function askedRow(question: string, text: string, lineStart: number): Row | undefined {
  const row = rowAt(text.split('\n'), text.slice(0, lineStart).split('\n').length - 1)
  if (!row) return undefined
  const asked = columnsAsked(question, row.headings)
  return asked.length === row.headings.length ? undefined : { figures: row.figures, asked }
}

/** Candidates without figures of columns that are not asked for, unless none would remain. */
export function withoutOtherColumns<T extends CandidateInPassage>(
  question: string,
  evidence: readonly { text: string }[],
  windows: readonly T[][],
): T[][] {
  // A line has many candidates.
  const rows = new Map<string, Row | undefined>()
  const rowOf = (passage: number, text: string, lineStart: number): Row | undefined => {
    const key = `${passage} ${lineStart}`
    if (!rows.has(key)) rows.set(key, askedRow(question, text, lineStart))
    return rows.get(key)
  }
  return keepSome(windows, ({ proposer, passage, start, end }) => {
    if (proposer === 'sentence') return true
    const text = evidence[passage]?.text ?? ''
    const lineStart = text.lastIndexOf('\n', start - 1) + 1
    const row = rowOf(passage, text, lineStart)
    const isOther = (cell: Cell, at: number) =>
      start - lineStart < cell.end && end - lineStart > cell.start && !row?.asked.includes(at)
    return row === undefined || !row.figures.some(isOther)
  })
}
