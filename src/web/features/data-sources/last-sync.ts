import { counted } from '#shared/plural.ts'

type Moment = string | null | undefined

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A future moment is due to a wrong clock. */
const ageOf = (iso: string, now: Date) => Math.max(0, now.getTime() - new Date(iso).getTime())

const ago = (count: number, unit: string) => `${counted(count, unit)} ago`

/** On the cards of the Data Sources screen, to the hour. */
export function formatCardSync(lastSync: Moment, now: Date): string {
  if (!lastSync) return 'Never synced'
  const age = ageOf(lastSync, now)
  if (age < hourMs) return 'Just now'
  return age < dayMs ? ago(Math.floor(age / hourMs), 'hour') : ago(Math.floor(age / dayMs), 'day')
}

/** In the rows of the Dashboard, to the minute. */
export function formatRowSync(lastSync: Moment, now: Date): string {
  if (!lastSync) return 'Connection failed'
  const age = ageOf(lastSync, now)
  if (age < minuteMs) return 'less than a minute ago'
  if (age < hourMs) return ago(Math.floor(age / minuteMs), 'minute')
  return formatCardSync(lastSync, now)
}
