import { plural } from '#shared/plural.ts'
import type { Calculation } from './calculation.ts'
import { addUnits, dayLabel, daysBetween, partsOf } from './plan/civil-date.ts'
import type { Day } from './plan/civil-date.ts'
import type { DateTask } from './read-date-task.ts'

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const weekdayOf = (day: Day) => weekdays.format(new Date(`${day}T00:00:00Z`))
const dated = (day: Day) => `${weekdayOf(day)}, ${dayLabel(day)}`

const amount = (count: number, unit: string) =>
  `${count.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${plural(count, unit)}`

/** The same day in a later month, or the last day of a shorter month. */
function later(day: Day, months: number): Day {
  const { year, month, day: date } = partsOf(day)
  const first = addUnits(`${year}-${String(month).padStart(2, '0')}-01`, 'month', months)
  const length = daysBetween(first, addUnits(first, 'month', 1))
  return `${first.slice(0, 8)}${String(Math.min(date, length)).padStart(2, '0')}`
}

/** Complete months from one day to a later one. */
function monthsFrom(from: Day, to: Day): number {
  const [a, b] = [partsOf(from), partsOf(to)]
  const months = (b.year - a.year) * 12 + b.month - a.month
  return later(from, months) > to ? months - 1 : months
}

/** `1 year, 2 months and 3 days`. */
function spanOf(from: Day, to: Day): string {
  const months = monthsFrom(from, to)
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
    [daysBetween(later(from, months), to), 'day'],
  ] as const
  const amounts = parts.filter(([count]) => count > 0).map(([count, unit]) => amount(count, unit))
  return amounts.length < 2
    ? (amounts[0] ?? '0 days')
    : `${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}`
}

function between({ from, to, unit = 'day' }: Extract<DateTask, { kind: 'days' }>): string {
  const days = daysBetween(from, to)
  switch (unit) {
    case 'day':
      return amount(days, 'day')
    case 'week':
      return amount(days / 7, 'week')
    case 'month':
      return amount(monthsFrom(from, to), 'month')
    case 'year':
      return amount(Math.floor(monthsFrom(from, to) / 12), 'year')
  }
}

/** Calculates with days: a duration, a date, a weekday. */
export function computeDates(task: DateTask): Calculation {
  if (task.kind === 'weekday') return { result: weekdayOf(task.day), working: dated(task.day) }
  if (task.kind === 'shift') {
    const { from, count, unit } = task
    const isCalendar = unit === 'month' || unit === 'year'
    const day = isCalendar
      ? later(from, unit === 'year' ? count * 12 : count)
      : addUnits(from, unit, count)
    const way = count < 0 ? 'before' : 'after'
    return {
      result: dayLabel(day),
      working: `${amount(Math.abs(count), unit)} ${way} ${dayLabel(from)} is ${dated(day)}`,
    }
  }
  const [from, to] = task.from <= task.to ? [task.from, task.to] : [task.to, task.from]
  const working = `From ${dayLabel(from)} to ${dayLabel(to)}: ${amount(daysBetween(from, to), 'day')}`
  if (task.kind === 'days') return { result: between({ ...task, from, to }), working }
  const years = Math.floor(monthsFrom(from, to) / 12)
  if (task.says === 'age')
    return {
      result: amount(years, 'year'),
      working: `Born ${dayLabel(from)}, ${spanOf(from, to)} ago`,
    }
  return { result: spanOf(from, to), working }
}
