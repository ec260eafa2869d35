import type { Calculation } from './calculation.ts'
import { writtenDay } from './format-value.ts'
import { fill } from './language/fill-template.ts'
import type { Manner } from './phrasing/phrasing.ts'
import { addUnits, daysBetween, partsOf } from './plan/civil-date.ts'
import type { Day } from './plan/civil-date.ts'
import type { DateTask } from './read-date-task.ts'
import { unitText } from './unit-text.ts'

const weekdayOf = (day: Day, locale = 'en-US') =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })

const amount = (count: number, unit: string, manner: Manner) => unitText(count, unit, manner, 1)

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
function spanOf(from: Day, to: Day, manner: Manner): string {
  const months = monthsFrom(from, to)
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
    [daysBetween(later(from, months), to), 'day'],
  ] as const
  const amounts = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => amount(count, unit, manner))
  return amounts.length < 2
    ? (amounts[0] ?? amount(0, 'day', manner))
    : `${amounts.slice(0, -1).join(', ')} ${manner.words.and} ${amounts.at(-1)}`
}

function between(
  { from, to, unit = 'day' }: Extract<DateTask, { kind: 'days' }>,
  manner: Manner,
): string {
  const days = daysBetween(from, to)
  switch (unit) {
    case 'day':
      return amount(days, 'day', manner)
    case 'week':
      return amount(days / 7, 'week', manner)
    case 'month':
      return amount(monthsFrom(from, to), 'month', manner)
    case 'year':
      return amount(Math.floor(monthsFrom(from, to) / 12), 'year', manner)
  }
}

/** Calculates with days: a duration, a date, a weekday. */
export function computeDates(task: DateTask, manner: Manner): Calculation {
  const { words, locale } = manner
  const written = (day: Day) => writtenDay(day, locale)
  const dated = (day: Day) => `${weekdayOf(day, locale)}, ${written(day)}`
  if (task.kind === 'weekday')
    return { result: weekdayOf(task.day, locale), working: dated(task.day) }
  if (task.kind === 'shift') {
    const { from, count, unit } = task
    const isCalendar = unit === 'month' || unit === 'year'
    const day = isCalendar
      ? later(from, unit === 'year' ? count * 12 : count)
      : addUnits(from, unit, count)
    const slots = {
      amount: amount(Math.abs(count), unit, manner),
      from: written(from),
      day: dated(day),
    }
    const working = fill(words.calculated[count < 0 ? 'before' : 'after'], slots)
    return { result: written(day), working }
  }
  const [from, to] = task.from <= task.to ? [task.from, task.to] : [task.to, task.from]
  const days = amount(daysBetween(from, to), 'day', manner)
  const working = fill(words.calculated.fromTo, {
    from: written(from),
    to: written(to),
    amount: days,
  })
  if (task.kind === 'days') return { result: between({ ...task, from, to }, manner), working }
  const span = spanOf(from, to, manner)
  if (task.says === 'span') return { result: span, working }
  const years = Math.floor(monthsFrom(from, to) / 12)
  return {
    result: amount(years, 'year', manner),
    working: fill(words.calculated.born, { day: written(from), span }),
  }
}
