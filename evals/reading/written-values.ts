/** Numbers and dates in an answer, in English or German. */
import { currencies, units } from './units.ts'

export type WrittenNumber = { value: number; unit: string | undefined }

const currencyBefore = String.raw`US\$|NZ\$|CA\$|C\$|AU\$|A\$|\$|£|€|₹|Rs\.?|R(?=\s?\d)|USD|CAD|AUD|NZD|GBP|EUR|INR|ZAR`
const number = String.raw`[-−–]?(?:\d{1,3}(?:[ \u00a0\u202f,.'’]\d{2,3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?!\d)`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])([-−–]?)\s?(${currencyBefore})?\s?(${number})\s?(€|£|%|[\p{L}]+\b\.?)?`,
  'giu',
)

/** Thousands and decimals of `1,234.50`, `1.234,50`, `1,23,456` and `12,5`. */
export function parseNumber(written: string): number {
  const plain = written.replaceAll(/[ \u00a0\u202f'’]/g, '').replace(/^[−–]/, '-')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last === -1) return Number(plain)
  const mark = plain.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const digits = plain.length - last - 1
  const alone = plain.indexOf(mark) === last
  const isThousands = !alone || (digits === 3 && !plain.includes(other) && !/^-?0\b/.test(plain))
  if (isThousands) return Number(plain.replaceAll(/[.,]/g, ''))
  return Number(plain.slice(0, last).replaceAll(other, '') + '.' + plain.slice(last + 1))
}

const unitOf = (before: string | undefined, after: string | undefined): string | undefined => {
  const [first, second] = [
    before?.toLowerCase(),
    after?.toLowerCase().replace(/(?<=\p{L})\.$/u, ''),
  ]
  if (first !== undefined) return currencies[first]
  return second === undefined ? undefined : (currencies[second] ?? units[second])
}

/** Numbers in a text that are not part of a date or time, in order. */
export function numbersIn(text: string): WrittenNumber[] {
  const bare = withoutDays(text).replaceAll(
    /\b\d{1,2}[:.]\d{2}\s?(?:uhr|am|pm|a\.m\.|p\.m\.)/giu,
    ' ',
  )
  const spans = bare.matchAll(/(\d+)\s?h(?:ours?|rs?)?\s?(\d{1,2})\s?m(?:in)?\b/gi)
  const durations = [...spans].map(([, hours, minutes]) => ({
    value: Number(hours) + Number(minutes) / 60,
    unit: 'hour',
  }))
  const single = [...bare.replaceAll(/\b\d{1,2}:\d{2}\b/g, ' ').matchAll(pattern)]
  const numbers = single.map(([, sign, before, written = '', after]) => ({
    value: (sign ? -1 : 1) * parseNumber(written),
    unit: unitOf(before, after),
  }))
  return [...durations, ...numbers]
}

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
const german: Record<string, string> = {
  mär: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
  mrz: 'mar',
}
const monthWord = String.raw`(jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\.?`
const dayWord = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`
const year = String.raw`(?:,?\s+(\d{4})\b)?`
const dayForms: { form: RegExp; order: readonly ('y' | 'm' | 'd')[] }[] = [
  { form: /\b(\d{4})-(\d{2})-(\d{2})\b/gu, order: ['y', 'm', 'd'] },
  {
    form: new RegExp(`\\b${dayWord}\\s+(?:of\\s+)?${monthWord}${year}`, 'giu'),
    order: ['d', 'm', 'y'],
  },
  {
    form: new RegExp(`\\b${monthWord}\\s+${dayWord}\\b(?!\\d)${year}`, 'giu'),
    order: ['m', 'd', 'y'],
  },
  { form: /\b(\d{1,2})\.(\d{1,2})\.(\d{4})?/gu, order: ['d', 'm', 'y'] },
]

export type WrittenDay = { at: number; year: number | undefined; month: number; day: number }

function monthOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written)
  const short = written.slice(0, 3).toLowerCase()
  return monthNames.indexOf(german[short] ?? short) + 1
}

/** Dates in a text, in order; the year may be missing. */
export function daysIn(text: string): WrittenDay[] {
  const found = dayForms.flatMap(({ form, order }) =>
    [...text.matchAll(form)].map((match) => {
      const part = (name: 'y' | 'm' | 'd') => match[order.indexOf(name) + 1]
      const written = part('y')
      return {
        at: match.index,
        year: written === undefined ? undefined : Number(written),
        month: monthOf(part('m') ?? ''),
        day: Number(part('d')),
      }
    }),
  )
  return [...slashDays(text), ...found].toSorted((a, b) => a.at - b.at)
}

/** `11/13/2026` and `13-11-2026`; only a number over 12 shows which one is the month. */
const slashDays = (text: string): WrittenDay[] =>
  [...text.matchAll(/\b(\d{1,2})([/-])(\d{1,2})\2(\d{4})\b/g)].flatMap(
    ({ index, 1: a, 3: b, 4: y }) => {
      const [first, second] = [Number(a), Number(b)]
      const at = { at: index, year: Number(y) }
      const american = { ...at, month: first, day: second }
      const european = { ...at, month: second, day: first }
      return first > 12 ? [european] : second > 12 ? [american] : [american, european]
    },
  )

const monthAndYear = new RegExp(`\\b${monthWord}\\s+(\\d{4})\\b|\\b(\\d{4})-(\\d{2})\\b`, 'giu')

/** Months in a text that are written with their year, as `2026-03`. */
export const monthsIn = (text: string): string[] =>
  [...text.matchAll(monthAndYear)].map(([, word, after, before, digits]) =>
    word === undefined
      ? `${before}-${digits}`
      : `${after}-${String(monthOf(word)).padStart(2, '0')}`,
  )

const withoutDays = (text: string): string =>
  [...dayForms.map(({ form }) => form), /\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, monthAndYear].reduce(
    (rest, form) => rest.replaceAll(form, ' '),
    text,
  )
