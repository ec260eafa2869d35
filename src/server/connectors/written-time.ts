import { hourOfDay } from './day-parts.ts'

const locales = (
  'en en-GB de fr es it pt nl pl sv da nb fi cs hu ro tr el ru uk id vi ca eu gl sk hr sl sr sr-Latn bg ' +
  'et lv lt is ms fil sw af he ar hi bn ta te'
).split(' ')
type Months = ReadonlyMap<string, number>
let known: Months | undefined

/** Month names, long and short, in the most common languages of exports. */
function months(): Months {
  if (known) return known
  const names = new Map<string, number>()
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(new Date(Date.UTC(2023, index, 15)))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        const plain = plainWord(name.split(' ').at(-1) ?? '')
        if (!names.has(plain)) names.set(plain, index)
      }
    }
  }
  return (known = names)
}

const plainWord = (word: string) => word.toLowerCase().replaceAll('.', '')

const clock =
  /(?<!\d)(\d{1,2})(?:[:.]| ?h ?|시 ?)(\d{2}|\d(?=분))(?:(?:[:.]| ?min ?|분 ?)(\d{2}|\d(?=초)))?(?!\d)/
/** Words next to a time that mark the half of the day. */
const wordBefore = /([\p{L}\p{M}.]{1,12})\s?$/u
const wordAfter = /^(?: ?s\b|초)?\s?([\p{L}\p{M}](?:[\p{L}\p{M}.]|\.? (?=[mM]\b)){0,12})/u

/** Date and wall-clock time; months count from 0. */
export type WrittenTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** What follows the time, such as its zone. */
  rest: string
}

/** Parses a time that a program wrote for people, in the most common languages. */
export function readWrittenTime(written: string): WrittenTime | undefined {
  const text = written
    .replaceAll(/[\u202f\u00a0\u2009]/g, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const dated = asianDate(text) ?? dateOf(text)
  if (!dated) return undefined
  const { year, month, day } = dated
  return { year, month, day, ...timeIn(text.slice(dated.end), text.slice(0, dated.start)) }
}

export const isMonth = (word: string): boolean => monthOf(word) !== undefined

/** The time after the date, or before it as in Vietnamese. */
function timeIn(after: string, before: string) {
  const text = clock.test(after) ? after : before
  const found = clock.exec(text)
  if (!found) return { hour: 0, minute: 0, second: 0, rest: '' }
  const [whole, hours, minute = 0, second = 0] = found
  const rest = text.slice(found.index + whole.length)
  const words = [wordAfter.exec(rest)?.[1], wordBefore.exec(text.slice(0, found.index))?.[1]]
  const hoursOfDay = words.flatMap((word) => (word ? (hourOfDay(word, Number(hours)) ?? []) : []))
  const hour = hoursOfDay[0]
  return { hour: hour ?? Number(hours), minute: Number(minute), second: Number(second), rest }
}

type Dated = { year: number; month: number; day: number; start: number; end: number }

function asianDate(text: string): Dated | undefined {
  const found =
    /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/.exec(text) ??
    /\b(\d{4})\. (\d{1,2})\. (\d{1,2})\./.exec(text)
  if (!found) return undefined
  const [all, year, month, day] = found
  return {
    year: +(year ?? 0),
    month: +(month ?? 0) - 1,
    day: +(day ?? 0),
    start: found.index,
    end: found.index + all.length,
  }
}

function dateOf(text: string): Dated | undefined {
  const numbers =
    /\b(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4})\b|\b(\d{4})[./-](\d{1,2})[./-](\d{1,2})\b/.exec(
      text,
    ) ?? /\b(\d{1,2}) (?:thg|tháng) (\d{1,2}), (\d{4})\b/.exec(text)
  if (numbers) {
    const start = numbers.index
    const end = start + numbers[0].length
    const [, a = '', b = '', late, early, c = '', d = ''] = numbers
    if (early) return { year: +early, month: +c - 1, day: +d, start, end }
    // Only American English puts the month first, and with slashes.
    const american = numbers[0].includes('/') && (+b > 12 || / [AP]M\b/.test(text))
    const [day, month] = american && +a <= 12 ? [+b, +a] : [+a, +b]
    return { year: +(late ?? 0), month: month - 1, day, start, end }
  }
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)]
  const word = words.find(([name]) => monthOf(name) !== undefined)
  const month = word && monthOf(word[0])
  const year = /\b(\d{4})\b/.exec(text)
  if (!word || month === undefined || !year) return undefined
  const before = /(?<!\d)(\d{1,2})\.?(?: de| d['’])?\s*$/.exec(text.slice(0, word.index))
  const after = /^\S*\s+(\d{1,2})\b/.exec(text.slice(word.index + word[0].length))
  const day = Number(before?.[1] ?? after?.[1] ?? 0)
  if (day < 1 || day > 31) return undefined
  const end = Math.max(year.index + 4, word.index + word[0].length)
  const start = Math.min(year.index, word.index - (before?.[0].length ?? 0))
  return { year: +(year[1] ?? 0), month, day, start, end }
}

/** Hebrew attaches “in” to the word. */
const monthOf = (word: string) =>
  months().get(plainWord(word)) ?? months().get(plainWord(word).replace(/^ב/, ''))
