import type { Cell } from '#shared/answers.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** `9 days`, `45 minutes`, `1 hour 30 minutes`: the time between two stored moments. */
export function durationText(from: Cell, to: Cell, language = 'en'): string | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  const minutes = Math.round((Date.parse(zoned(to)) - Date.parse(zoned(from))) / minuteMs)
  if (!Number.isFinite(minutes) || minutes < 0) return undefined
  const counted = (count: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const isDays = isMidnight(from) && isMidnight(to)
  // An event that starts and ends at the same midnight lasts one day.
  if (isDays) return counted(Math.max(1, Math.round(minutes / dayMinutes)), 'day')
  if (minutes >= 2 * dayMinutes) return counted(Math.round(minutes / dayMinutes), 'day')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    hours > 0 ? counted(hours, 'hour') : '',
    rest > 0 || hours === 0 ? counted(rest, 'minute') : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const zoned = (moment: string) => {
  const whole = /^\d{4}$/.test(moment)
    ? `${moment}-01-01`
    : /^\d{4}-\d\d$/.test(moment)
      ? `${moment}-01`
      : moment
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(whole.slice(10))
    ? whole
    : `${whole.length === 10 ? `${whole}T00:00:00` : whole.replace(' ', 'T')}Z`
}
const isMidnight = (moment: string) => moment.length <= 10 || /[T ]00:00(?::00)?/.test(moment)
