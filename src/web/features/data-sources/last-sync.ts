import { hoursAgo, minutesAgo } from '#web/format/dates.ts'
import { t, tn } from '#web/words/translate.ts'

type Moment = string | null | undefined

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A future moment is due to a wrong clock. */
const ageOf = (iso: string, now: Date) => Math.max(0, now.getTime() - new Date(iso).getTime())

const daysAgo = (count: number) => tn(count, '{count} day ago', '{count} days ago')

/** On the cards of the Data Sources screen, to the hour. */
export function formatCardSync(lastSync: Moment, now: Date): string {
  if (!lastSync) return t('Never synced')
  const age = ageOf(lastSync, now)
  if (age < hourMs) return t('Just now')
  return age < dayMs ? hoursAgo(Math.floor(age / hourMs)) : daysAgo(Math.floor(age / dayMs))
}

/** In the rows of the Dashboard, to the minute. */
export function formatRowSync(lastSync: Moment, now: Date): string {
  if (!lastSync) return t('Connection failed')
  const age = ageOf(lastSync, now)
  if (age < minuteMs) return t('less than a minute ago')
  if (age < hourMs) return minutesAgo(Math.floor(age / minuteMs))
  return formatCardSync(lastSync, now)
}
