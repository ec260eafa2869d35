import { readDate, type DateOrder } from '../bank/read-date.ts'

const clock = /(?:^|[\sT,])(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?\s*([ap])?\.?m?\.?/i
const zoned = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/
const two = (value: number) => String(value).padStart(2, '0')

/**
 * A written time as ISO 8601: an instant if it has a zone, else wall time, or the day if there is
 * no time. Empty if it is not a time.
 */
export function instantOf(written: string, order: DateOrder = 'MDY'): string {
  const text = written.trim().replaceAll(/[\u202f\u00a0]/g, ' ')
  if (text === '') return ''
  const day = readDate(text, order)
  if (day === undefined) return ''
  const rest = text.slice(text.search(/\d{1,4}\D/))
  const found = clock.exec(rest)
  if (!found) return day
  const [, hours = '', minutes = '', seconds = '00', half] = found
  const dial = Number(hours) % 12
  const hour = half ? (/p/i.test(half) ? dial + 12 : dial) : Number(hours)
  const wall = `${day}T${two(hour)}:${minutes}:${seconds}`
  if (!zoned.test(text)) return isTime(`${wall}Z`) ? wall : day
  const zone = (zoned.exec(text)?.[0] ?? 'Z').replace(/UTC|GMT/, 'Z')
  return isTime(`${wall}${zone}`) ? new Date(`${wall}${zone}`).toISOString() : day
}

const isTime = (iso: string) => !Number.isNaN(Date.parse(iso))

/** Seconds, milliseconds or microseconds since 1970; otherwise empty. */
export function unixTime(value: number | string | null | undefined): string {
  const number = Number(value)
  if (!Number.isFinite(number) || number <= 0) return ''
  const date = new Date(number < 1e11 ? number * 1000 : number < 1e14 ? number : number / 1000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** `1:02:33`, `02:33` or seconds, in minutes. */
export function minutesOf(written: string): number | null {
  const parts = written.trim().split(':').map(Number)
  if (written.trim() === '' || parts.some((part) => Number.isNaN(part))) return null
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0)
  return Math.round((seconds / 60) * 100) / 100
}
