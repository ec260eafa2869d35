import { dayText, timeText } from '#shared/written.ts'
import { language, timeZone } from './region.ts'

/** A moment in the person's time zone; a time without a zone stays as it is. */
export function wallTime(at: string): { day: string; time: string } {
  if (!/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(at)) return { day: at.slice(0, 10), time: at.slice(11, 16) }
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return { day: '', time: '' }
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: timeZone(),
  })
    .format(moment)
    .split(' ')
  return { day, time }
}

/** `3 Nov 2026, 14:05`; only the day if there is no time, empty if there is no day. */
export function formatWallTime(at: string): string {
  const { day, time } = wallTime(at)
  if (day === '') return ''
  return time === ''
    ? dayText(day, language())
    : `${dayText(day, language())}, ${timeText(time, language())}`
}
