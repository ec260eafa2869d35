import { hourOfDay } from '../day-parts.ts'
import type { Header } from './split-lines.ts'

export type DateOrder = 'DMY' | 'MDY' | 'YMD' | 'YDM' | 'MYD' | 'DYM'
/** `sure` is false if the export is ambiguous, as with `03/04/25`. */
export type KnownOrder = { order: DateOrder; sure: boolean }

const afternoon =
  /^(p\.?\s?m\.?|下午|晚上|午後|오후|μ\.?\s?μ\.?|م|öş?s|ös|ö\.?s\.?|du\.?|nachm\.?|abends|ch|μμ|odp\.?|uhr nachm\.?|ب\.?ظ\.?|بعدازظهر|مساءً?|אחה[״"]צ|หลังเที่ยง|अपराह्न|म\.?उ\.?|অপরাহ্ণ|பிற்பகல்|ಅಪರಾಹ್ನ|ល្ងាច|ညနေ|tk|md|pl|em|e\.?m\.?|eftermiddag|popoł\.?|pop\.?|i\.?p\.?)$/i
const morning =
  /^(a\.?\s?m\.?|上午|凌晨|早上|清晨|午前|오전|π\.?\s?μ\.?|ص|صباحًا?|öö|ö\.?ö\.?|de\.?|vorm\.?|morgens|sa|πμ|dop\.?|ق\.?ظ\.?|قبل‌ازظهر|לפנה[״"]צ|ก่อนเที่ยง|पूर्वाह्न|म\.?पू\.?|পূর্বাহ্ণ|முற்பகல்|ಪೂರ್ವಾಹ್ನ|ព្រឹក|နံနက်|to|pd|el|fm|f\.?m\.?|formiddag|przed poł\.?|a\.?p\.?)$/i
/** Words next to a time that do not mean AM or PM. */
const noPart = /^(uhr|klo|kl|ч|г|h|à|um)\.?$/i
const noon = /^(中午|正午|정오|mittags|noon)$/i
/** The service started in 2009. */
const firstYear = 9
/** Phones with a wrong clock may have earlier dates, but not by much. */
const earliestYear = 1970
const latestYear = 2100

/** Two digits mean this century; the Thai calendar is 543 years ahead, so its 52 is 2009. */
const yearOf = (digits: string) => {
  const value = Number(digits)
  if (digits.length <= 2) return value < firstYear + 43 ? 2000 + value : 1957 + value
  return value > 2400 ? value - 543 : value
}

type Dates = readonly Header['date'][]

/** The phone's likely date format, judging by the owner's number; undefined without a number. */
export type Habit = 'month first' | 'day first' | undefined

/** The date order of an export: from impossible months, then from chronological order. */
export function findDateOrder(headers: readonly Header[], habit?: Habit): KnownOrder {
  const dates = headers.map(({ date }) => date)
  const has = (place: 0 | 1 | 2, least: number) => dates.some((date) => Number(date[place]) > least)
  if (dates.every(([first]) => first.length === 4)) {
    return { order: has(1, 12) ? 'YDM' : 'YMD', sure: true }
  }
  if (dates.every(([, second]) => second.length === 4)) {
    return { order: has(0, 12) ? 'DYM' : 'MYD', sure: has(0, 12) || has(2, 12) }
  }
  if (yearIsFirst(dates)) return { order: has(1, 12) ? 'YDM' : 'YMD', sure: true }
  const shortYears = shortYearFirst(headers)
  if (shortYears) return shortYears
  if (has(0, 12)) return { order: 'DMY', sure: true }
  if (has(1, 12)) return { order: 'MDY', sure: true }
  const dayFirst = backwardJumps(dates, 'DMY')
  const monthFirst = backwardJumps(dates, 'MDY')
  if (dayFirst !== monthFirst) return { order: dayFirst < monthFirst ? 'DMY' : 'MDY', sure: true }
  if (habit !== undefined) return { order: habit === 'month first' ? 'MDY' : 'DMY', sure: false }
  // Upper-case AM and PM are American; countries with lower-case ones put the day first.
  const american = headers.some(({ half }) => /^[AP]M$/.test(half))
  return { order: american && headers[0]?.separator === '/' ? 'MDY' : 'DMY', sure: false }
}

/**
 * `18/06/13`: a two-digit year comes first; only numbers too large for a day or month show that.
 */
const yearIsFirst = (dates: Dates) =>
  dates.some(([first]) => first.length <= 2 && Number(first) > 31)

/**
 * `25. 3. 14.`: the year comes first if only then dates are in order, or if the language says so.
 */
function shortYearFirst(headers: readonly Header[]): KnownOrder | undefined {
  const dates = headers.map(({ date }) => date)
  const fits = dates.every(
    ([year, month, day]) =>
      year.length === 2 &&
      day.length <= 2 &&
      Number(year) >= firstYear &&
      isIn(Number(month), 12) &&
      isIn(Number(day), 31),
  )
  if (!fits) return undefined
  if (headers.some(({ half }) => yearFirstHalf.test(half))) return { order: 'YMD', sure: true }
  const jumps = backwardJumps(dates, 'YMD')
  const others = Math.min(backwardJumps(dates, 'DMY'), backwardJumps(dates, 'MDY'))
  if (jumps > others) return undefined
  const days = new Set(dates.map(([, , day]) => Number(day)))
  const isNoYear = [...days].some((day) => day < firstYear)
  if (jumps < others || isNoYear) return { order: 'YMD', sure: true }
  const isOneYear = days.size > 2 && new Set(dates.map(([year]) => year)).size === 1
  return isOneYear ? { order: 'YMD', sure: false } : undefined
}

const isIn = (value: number, most: number) => value >= 1 && value <= most
/** AM and PM markers of languages that write the year first and the marker before the time. */
const yearFirstHalf = /^(?:오전|오후|上午|下午|午前|午後)$/

const partOf = (date: Header['date'], order: DateOrder, part: 'Y' | 'M' | 'D') =>
  date[order.indexOf(part)] ?? ''

/** How often time goes back if dates are read in a given order. */
function backwardJumps(dates: Dates, order: DateOrder): number {
  let jumps = 0
  let previous = -Infinity
  for (const date of dates) {
    const [year, month, day] = [
      yearOf(partOf(date, order, 'Y')),
      Number(partOf(date, order, 'M')),
      Number(partOf(date, order, 'D')),
    ]
    const time = Date.UTC(year, month - 1, day)
    if (time < previous) jumps++
    previous = time
  }
  return jumps
}

/** Wall time as `2025-03-04T14:05:09`; undefined if it is not a valid time. */
export function localTime(header: Header, order: DateOrder): string | undefined {
  const part = (name: 'Y' | 'M' | 'D') => partOf(header.date, order, name)
  const hour = hourOf(header)
  const [year, month, day] = [yearOf(part('Y')), Number(part('M')), Number(part('D'))]
  if (year < earliestYear || year > latestYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysIn(year, month)) return undefined
  if (hour > 23 || Number(header.minute) > 59 || Number(header.second) > 59) return undefined
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${header.minute}:${header.second}`
}

function hourOf({ half, hour }: Header): number {
  if (half === '') return hour
  if (afternoon.test(half) || noon.test(half)) return hour < 12 ? hour + 12 : hour
  if (morning.test(half)) return hour === 12 ? 0 : hour
  return noPart.test(half) ? hour : (hourOfDay(half, hour) ?? hour)
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value))

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && leap ? 29 : (lengths[month - 1] ?? 0)
}
