import { t, tn } from '#web/words/translate.ts'
import { language, timeZone } from './region.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The date and, if recent, how long ago. In the person's language and time zone. */
export function formatUploadedAt(iso: string, now: Date): string {
  const at = new Date(iso)
  const ageMs = now.getTime() - at.getTime()
  if (ageMs < minuteMs) return t('just now')
  if (ageMs < hourMs) return minutesAgo(Math.floor(ageMs / minuteMs))
  if (ageMs < 24 * hourMs) return hoursAgo(Math.floor(ageMs / hourMs))
  return formatDate(iso)
}

/** `22 Nov 2026` */
export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString(language(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: timeZone(),
  })
}

/** Date and time in full, for titles. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString(language(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone(),
  })
}

export const minutesAgo = (count: number) => tn(count, '{count} minute ago', '{count} minutes ago')
export const hoursAgo = (count: number) => tn(count, '{count} hour ago', '{count} hours ago')
