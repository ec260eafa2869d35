import type { Header } from './split-lines.ts'

export type DateOrder = 'DMY' | 'MDY' | 'YMD' | 'YDM' | 'MYD' | 'DYM'
/** `sure` is false when the export leaves it open, as `03/04/25` does. */
export type KnownOrder = { order: DateOrder; sure: boolean }

const afternoon =
  /^(p\.?\s?m\.?|下午|晚上|午後|오후|μ\.?\s?μ\.?|م|öş?s|ös|ö\.?s\.?|du\.?|nachm\.?|abends|ch|μμ|odp\.?|uhr nachm\.?|ب\.?ظ\.?|بعدازظهر|مساءً?|אחה[״"]צ|หลังเที่ยง|अपराह्न|म\.?उ\.?|অপরাহ্ণ|பிற்பகல்|ಅಪರಾಹ್ನ|ល្ងាច|ညနေ|tk|md|pl|em|e\.?m\.?|eftermiddag|popoł\.?|pop\.?|i\.?p\.?)$/i
const morning =
  /^(a\.?\s?m\.?|上午|凌晨|早上|清晨|午前|오전|π\.?\s?μ\.?|ص|صباحًا?|öö|ö\.?ö\.?|de\.?|vorm\.?|morgens|sa|πμ|dop\.?|ق\.?ظ\.?|قبل‌ازظهر|לפנה[״"]צ|ก่อนเที่ยง|पूर्वाह्न|म\.?पू\.?|পূর্বাহ্ণ|முற்பகல்|ಪೂರ್ವಾಹ್ನ|ព្រឹក|နံနက်|to|pd|el|fm|f\.?m\.?|formiddag|przed poł\.?|a\.?p\.?)$/i
const noon = /^(中午|正午|정오|mittags|noon)$/i
/** The service began in 2009; a phone whose clock was wrong may be older, but not by much. */
const earliestYear = 1970
const latestYear = 2100

/** Two digits mean this century; the Thai calendar is 543 years ahead. */
const yearOf = (digits: string) => {
  const value = Number(digits)
  if (digits.length <= 2) return 2000 + value
  return value > 2400 ? value - 543 : value
}

type Dates = readonly Header['date'][]

/** In which order an export writes its dates: by impossible months, then by time going on. */
export function findDateOrder(headers: readonly Header[]): KnownOrder {
  const dates = headers.map(({ date }) => date)
  const has = (place: 0 | 1 | 2, least: number) => dates.some((date) => Number(date[place]) > least)
  if (dates.every(([first]) => first.length === 4)) {
    return { order: has(1, 12) ? 'YDM' : 'YMD', sure: true }
  }
  if (dates.every(([, second]) => second.length === 4)) {
    return { order: has(0, 12) ? 'DYM' : 'MYD', sure: has(0, 12) || has(2, 12) }
  }
  if (yearIsFirst(dates)) return { order: has(1, 12) ? 'YDM' : 'YMD', sure: true }
  if (has(0, 12)) return { order: 'DMY', sure: true }
  if (has(1, 12)) return { order: 'MDY', sure: true }
  const dayFirst = backwardJumps(dates, 1)
  const monthFirst = backwardJumps(dates, 0)
  if (dayFirst !== monthFirst) return { order: dayFirst < monthFirst ? 'DMY' : 'MDY', sure: true }
  // Upper-case AM and PM are American; the lower-case ones of other countries put the day first.
  const american = headers.some(({ half }) => /^[AP]M$/.test(half))
  return { order: american && headers[0]?.separator === '/' ? 'MDY' : 'DMY', sure: false }
}

/** `18/06/13`: two digits of a year in front, as only numbers that no day or month has can tell. */
const yearIsFirst = (dates: Dates) =>
  dates.some(([first]) => first.length <= 2 && Number(first) > 31)

function backwardJumps(dates: Dates, month: 0 | 1): number {
  let jumps = 0
  let previous = -Infinity
  for (const date of dates) {
    const time = Date.UTC(
      yearOf(date[2]),
      Number(date[month]) - 1,
      Number(date[month === 0 ? 1 : 0]),
    )
    if (time < previous) jumps++
    previous = time
  }
  return jumps
}

/** Wall time as `2025-03-04T14:05:09`; undefined when it is no time. */
export function localTime(header: Header, order: DateOrder): string | undefined {
  const part = (letter: string) => header.date[order.indexOf(letter)] ?? ''
  let hour = header.hour
  if (header.half !== '') {
    if (afternoon.test(header.half) || noon.test(header.half)) hour += hour < 12 ? 12 : 0
    else if (morning.test(header.half) && hour === 12) hour = 0
  }
  const [year, month, day] = [yearOf(part('Y')), Number(part('M')), Number(part('D'))]
  if (year < earliestYear || year > latestYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysIn(year, month)) return undefined
  if (hour > 23 || Number(header.minute) > 59 || Number(header.second) > 59) return undefined
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${header.minute}:${header.second}`
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value))

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && leap ? 29 : (lengths[month - 1] ?? 0)
}
