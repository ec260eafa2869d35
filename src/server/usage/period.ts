import type { UsageOverview, UsageRange } from '#shared/usage.ts'
import { civilParts, instantOf, lastMonths } from './months.ts'

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

type Span = { from: Date; to: Date }
/** The period shown. `from` is absent for all time. */
export type Period = {
  from: Date | undefined
  to: Date
  growth: { over: UsageOverview['growth']['over']; now: Span; before: Span }
  /** Midnight in UTC of the first day and of the day after the last. */
  days: { from: number | undefined; to: number }
}
export type Trend = { unit: UsageOverview['trend']['unit']; starts: Date[] }

/** The chosen period; all time by default. */
export function periodOf(range: UsageRange, now: Date, timeZone: string): Period {
  const { year, month, day } = civilParts(now, timeZone)
  const tomorrow = Date.UTC(year, month - 1, day + 1)
  const since = (from: number, to = tomorrow) => spanOf(from, to, timeZone)
  if (range.from !== undefined && range.to !== undefined) {
    return since(Date.parse(range.from), Date.parse(range.to) + dayMs)
  }
  switch (range.range) {
    case '7d':
      return since(tomorrow - 7 * dayMs)
    case '30d':
      return since(tomorrow - 30 * dayMs)
    case '3m':
      return since(monthsBefore(tomorrow, 3))
    case '12m':
      return since(Date.UTC(year, month - 12, 1))
    case 'all':
    case undefined:
      return allTime(now, tomorrow, timeZone)
  }
}

/** The same day some months ago, or the last day of a shorter month. */
function monthsBefore(civil: number, months: number): number {
  const at = new Date(civil)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay))
}

function spanOf(from: number, to: number, timeZone: string): Period {
  const now = { from: instantOf(from, timeZone), to: instantOf(to, timeZone) }
  const before = { from: instantOf(from - (to - from), timeZone), to: now.from }
  return { ...now, growth: { over: 'period', now, before }, days: { from, to } }
}

function allTime(now: Date, tomorrow: number, timeZone: string): Period {
  const [last, current, next] = lastMonths(now, 2, timeZone).map(({ startsAt }) => startsAt)
  if (!last || !current || !next) throw new Error('two months are needed')
  return {
    from: undefined,
    to: instantOf(tomorrow, timeZone),
    growth: {
      over: 'month',
      now: { from: current, to: next },
      before: { from: last, to: current },
    },
    days: { from: undefined, to: tomorrow },
  }
}

/**
 * The start of each part in the chart of a period, and the end of the last. All time is drawn from
 * the month of the first question, with at least the last twelve months.
 */
export function trendOf({ days }: Period, first: Date | undefined, timeZone: string): Trend {
  const lastDay = days.to - dayMs
  const from = days.from ?? Math.min(monthOf(lastDay, -11), firstMonth(first, timeZone) ?? Infinity)
  const count = (days.to - from) / dayMs
  if (count === 1) return { unit: 'hour', starts: hoursOf(from, days.to, timeZone) }
  const { unit, next } = partsFor(days.from === undefined ? Infinity : count, count)
  const starts = [from]
  for (let at = next(from); at < days.to; at = next(at)) starts.push(at)
  return { unit, starts: [...starts, days.to].map((civil) => instantOf(civil, timeZone)) }
}

function partsFor(asked: number, count: number) {
  if (asked <= 31) return { unit: 'day' as const, next: (at: number) => at + dayMs }
  if (asked <= 26 * 7) return { unit: 'week' as const, next: nextMonday }
  if (count <= 60 * 31) return { unit: 'month' as const, next: (at: number) => monthOf(at, 1) }
  return { unit: 'year' as const, next: nextYear }
}

const nextMonday = (civil: number) => civil + ((8 - new Date(civil).getUTCDay()) % 7 || 7) * dayMs

const nextYear = (civil: number) => Date.UTC(new Date(civil).getUTCFullYear() + 1, 0, 1)

/** The first day of the month that many months after a day's. */
function monthOf(civil: number, months: number): number {
  const at = new Date(civil)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)
}

function firstMonth(first: Date | undefined, timeZone: string): number | undefined {
  if (!first) return undefined
  const { year, month } = civilParts(first, timeZone)
  return Date.UTC(year, month - 1, 1)
}

function hoursOf(from: number, to: number, timeZone: string): Date[] {
  const [start, end] = [instantOf(from, timeZone).getTime(), instantOf(to, timeZone).getTime()]
  const hours = Math.round((end - start) / hourMs)
  return Array.from({ length: hours + 1 }, (_, index) => new Date(start + index * hourMs))
}
