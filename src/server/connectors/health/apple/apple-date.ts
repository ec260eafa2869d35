import { parseIso, wallSeconds, zoneMinutes, type WallTime } from '../wall-time.ts'

const code = (text: string, at: number) => text.charCodeAt(at) - 48
const two = (text: string, at: number) => code(text, at) * 10 + code(text, at + 1)
const usual = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}$/
/** With a twelve-hour clock or the digits of another script. */
const unusual =
  /^(\d{4})-(\d\d?)-(\d\d?)[ T](\d\d?):(\d\d)(?::(\d\d))?\s*(?:([ap])\.?\s?m\.?)?\s*(Z|[+-]\d\d:?\d\d)?$/i

/** A million records fall on few distinct days, so the last day is cached. */
export function createAppleDates() {
  let lastDay = ''
  let lastSeconds: number | undefined

  return function parse(text: string | undefined): WallTime | undefined {
    if (text === undefined) return undefined
    if (!usual.test(text)) return parseUnusual(text)
    const day = text.slice(0, 10)
    if (day !== lastDay) {
      lastDay = day
      lastSeconds = parseIso(day)?.seconds
    }
    const [hour, minute, second] = [two(text, 11), two(text, 14), two(text, 17)]
    if (lastSeconds === undefined || hour > 24 || minute > 59 || second > 60) return undefined
    const offsetMinutes = two(text, 21) * 60 + two(text, 23)
    return {
      seconds: lastSeconds + hour * 3600 + minute * 60 + second,
      offset: text.charCodeAt(20) === 45 ? -offsetMinutes : offsetMinutes,
    }
  }
}

function parseUnusual(given: string): WallTime | undefined {
  const text = given
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .trim()
  const found = unusual.exec(text)
  if (!found) return parseIso(text)
  const [, year, month, day, hour, minute, second, half, zone] = found
  const clock = Number(hour)
  const hours = half === undefined ? clock : (clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const seconds = wallSeconds(
    Number(year),
    Number(month),
    Number(day),
    hours,
    Number(minute),
    Number(second ?? 0),
  )
  if (seconds === undefined) return undefined
  return { seconds, offset: zone === undefined ? 0 : zoneMinutes(zone) }
}

/** Each script's decimal digits are ten consecutive code points that start with its zero. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 48
  if (point < 128) return digit
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}
