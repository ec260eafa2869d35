import * as z from 'zod/mini'
import { rangeNames, type UsageOverview, type UsageRange } from '#shared/usage.ts'
import { formatDate } from '#web/format/dates.ts'
import { language, timeZone } from '#web/format/region.ts'
import { t } from '#web/words/translate.ts'

const day = z.catch(z.optional(z.iso.date()), undefined)

/** The period in the address. */
export const analyticsSearch = z.object({
  range: z.catch(z.optional(z.enum(rangeNames)), undefined),
  from: day,
  to: day,
})
type AnalyticsSearch = z.infer<typeof analyticsSearch>

export const namedRanges = [
  { name: '7d', label: t('7 days') },
  { name: '30d', label: t('30 days') },
  { name: '3m', label: t('3 months') },
  { name: '12m', label: t('12 months') },
  { name: 'all', label: t('All time') },
] as const

/** The requested period; days that make no period are ignored. */
export function rangeOf({ range, from, to }: AnalyticsSearch): UsageRange {
  if (isPeriod(from, to)) return { from, to }
  return { range: range ?? 'all' }
}

/** Whether there is a first and a last day, in this order. */
export function isPeriod(from: string | undefined, to: string | undefined): boolean {
  const isDay = (text: string | undefined) => text !== undefined && /^20\d\d-/.test(text)
  return isDay(from) && isDay(to) && (from ?? '') <= (to ?? '')
}

/** `14 Nov 2026 to 20 Nov 2026`, a single day, or nothing for all time. */
export function periodText({ from, to }: UsageOverview['period']): string | undefined {
  if (from === null) return undefined
  const last = formatDate(new Date(Date.parse(to) - 1).toISOString())
  const first = formatDate(from)
  return first === last ? first : t('{first} to {last}', { first, last })
}

/** The axis label of a part of the trend. */
export function partLabel(unit: UsageOverview['trend']['unit'], startsAt: string): string {
  const at = new Date(startsAt)
  const text = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(language(), { ...options, timeZone: timeZone() })
  switch (unit) {
    case 'hour':
      return text({ hour: '2-digit', minute: '2-digit' })
    case 'day':
    case 'week':
      return text({ day: 'numeric', month: 'short' })
    case 'month':
      return text({ month: 'short', year: 'numeric' })
    case 'year':
      return text({ year: 'numeric' })
  }
}
