import { isMonth, readWrittenTime } from '../written-time.ts'

/** Words that may be part of a time in some language, besides weekday, zone and AM/PM. */
const fillers = new Set(
  (
    'de del a las les à às um at kl klo och og den dnia o в г р ч год lúc ngày thứ thg tháng pada pukul ' +
    '年 月 日 년 월 일 시 분 초 στις এ को बजे nang m d h min s am pm a p في بعد الساعة בשעה ביום יום เวลา ค ศ'
  ).split(' '),
)
const longest = 80
const shortest = 8
const mostOtherWords = 3

/** Parses a time from an exported page, without a zone, to `2019-10-19T14:37:00`. */
export function readTime(text: string): string | undefined {
  if (text.length > longest || text.length < shortest || !/\d{4}/.test(text)) return undefined
  const found = readWrittenTime(text)
  if (!found || isSentence(text)) return undefined
  const { year, month, day, hour, minute, second } = found
  const two = (value: number) => String(value).padStart(2, '0')
  const date = `${year}-${two(month + 1)}-${two(day)}`
  const local = `${date}T${two(hour)}:${two(minute)}:${two(second)}`
  const time = new Date(`${local}Z`)
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date)) return undefined
  return local
}

/** A sentence that mentions a day is not a time. */
function isSentence(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const others = words.filter((word) => !fillers.has(word.toLowerCase()) && !isMonth(word))
  const numbers = text.replace(/UTC.*$/i, '').match(/\d{3,}/g) ?? []
  return others.length > mostOtherWords || numbers.length > 1
}
