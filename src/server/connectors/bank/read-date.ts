import { withoutAccents } from '#shared/fold.ts'

export type DateOrder = 'DMY' | 'MDY' | 'YMD'

const separated = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:$|\D)/
const compact = /^(\d{4})(\d{2})(\d{2})(?:$|\D|\d{4})/
const compactLast = /^(\d{2})(\d{2})(\d{4})$/
const numbers = /^(\d{1,2})\s?([/.'-])\s?(\d{1,2})\s?[/.'-]\s?(\d{4}|\d{2})(?:$|[\s,T])/
const dayFirst = /^(\d{1,2})[\s.\-/]*([a-z]{3,12})[\s.,\-/]*(\d{4}|\d{2})(?:$|\D)/
const monthFirst = /^([a-z]{3,12})[\s.\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s,.\-/]+(\d{4})(?:$|\D)/
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+(?=[\da-z])/

/** Prefixes of month names in the languages of banks, without accents. */
const monthNames: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty'],
  ['feb', 'fev', 'lut'],
  ['mar', 'mrz', 'maer', 'maa'],
  ['apr', 'abr', 'avr', 'kwi'],
  ['may', 'mai', 'mag', 'mei', 'maj'],
  ['jun', 'juin', 'giu', 'cze'],
  ['jul', 'juil', 'lug', 'lip'],
  ['aug', 'ago', 'aou', 'sie'],
  ['sep', 'set', 'wrz'],
  ['oct', 'okt', 'out', 'ott', 'paz'],
  ['nov', 'lis'],
  ['dec', 'dez', 'dic', 'des', 'gru'],
]

function monthOf(name: string): string | undefined {
  const at = monthNames.findIndex((starts) => starts.some((start) => name.startsWith(start)))
  return at < 0 ? undefined : String(at + 1)
}

/**
 * The date order of a column; `sure` is false if it is ambiguous. Statements are sorted by date, so
 * an order in which the dates jump about is wrong.
 */
export function findOrder(dates: readonly string[]): { order: DateOrder; sure: boolean } {
  const texts = dates.map((text) => text.trim())
  const matches = texts.map((text) => numbers.exec(text)).filter((match) => match !== null)
  if (matches.length === 0) return { order: 'YMD', sure: true }
  const overFirst = matches.filter((match) => Number(match[1]) > 12).length
  const overSecond = matches.filter((match) => Number(match[3]) > 12).length
  if (overFirst !== overSecond) return { order: overFirst > overSecond ? 'DMY' : 'MDY', sure: true }
  if (matches.some((match) => match[2] === '.')) return { order: 'DMY', sure: true }
  const [asMonthFirst, asDayFirst] = [jumps(texts, 'MDY'), jumps(texts, 'DMY')]
  if (asMonthFirst === asDayFirst) return { order: 'MDY', sure: false }
  return { order: asMonthFirst < asDayFirst ? 'MDY' : 'DMY', sure: true }
}

/** How many steps go against the dates' main direction. */
function jumps(texts: readonly string[], order: DateOrder): number {
  const dates = texts.map((text) => readDate(text, order) ?? '').filter((date) => date !== '')
  let up = 0
  let down = 0
  for (const [index, date] of dates.slice(1).entries()) {
    const before = dates[index] ?? ''
    if (date > before) up += 1
    else if (date < before) down += 1
  }
  return Math.min(up, down)
}

/** Parses a date to `YYYY-MM-DD`; undefined if it is not one. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const plain = text.trim()
  const iso = separated.exec(plain)
  if (iso) return valid(iso[1], iso[3], iso[4])
  const digits = compact.exec(plain)
  const asDigits = digits && valid(digits[1], digits[2], digits[3])
  if (asDigits) return asDigits
  const last = compactLast.exec(plain)
  if (last) return inOrder(last[1], last[2], last[3], order)
  const match = numbers.exec(plain)
  if (match) return inOrder(match[1], match[3], match[4], order)
  return named(plain)
}

function named(text: string): string | undefined {
  const plain = withoutAccents(text).toLowerCase().replace(weekday, '')
  const day = dayFirst.exec(plain)
  if (day) return valid(yearOf(day[3] ?? ''), monthOf(day[2] ?? ''), day[1])
  const month = monthFirst.exec(plain)
  return month ? valid(month[3], monthOf(month[1] ?? ''), month[2]) : undefined
}

function inOrder(
  a: string | undefined,
  b: string | undefined,
  year = '',
  order: DateOrder,
): string | undefined {
  const [month, day] = order === 'DMY' ? [b, a] : [a, b]
  return valid(yearOf(year), month, day)
}

const yearOf = (year: string) =>
  year.length === 2 ? `${Number(year) > 70 ? '19' : '20'}${year}` : year

function valid(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${text}T00:00:00Z`)
  const isDate = /^(19|20|21)\d\d-/.test(text) && !Number.isNaN(time.getTime())
  return isDate && time.toISOString().startsWith(text) ? text : undefined
}
