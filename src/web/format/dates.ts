import { counted } from '#shared/plural.ts'
import { language, timeZone } from './region.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The date and, if recent, how long ago. In the person's language and time zone. */
export function formatUploadedAt(iso: string, now: Date): string {
  const at = new Date(iso)
  const ageMs = now.getTime() - at.getTime()
  if (ageMs < minuteMs) return 'just now'
  if (ageMs < hourMs) return ago(Math.floor(ageMs / minuteMs), 'minute')
  if (ageMs < 24 * hourMs) return ago(Math.floor(ageMs / hourMs), 'hour')
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

function ago(count: number, unit: string): string {
  return `${counted(count, unit)} ago`
}
