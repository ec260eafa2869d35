import type { HealthMeasure, HealthRange, LabResult } from '#shared/health.ts'
import { dayText } from '#shared/written.ts'
import { formatShortDay } from '#web/format/money.ts'
import { language } from '#web/format/region.ts'
import { titleOf, unitText } from '#web/format/measure.ts'
import { t, tn } from '#web/words/translate.ts'

export const rangeNames = { week: t('Week'), month: t('Month'), year: t('Year') }

const before = {
  week: t('the week before'),
  month: t('the 30 days before'),
  year: t('the 12 months before'),
} satisfies Record<HealthRange, string>

function numberText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : 1
  return value.toLocaleString(language(), { maximumFractionDigits: digits })
}

/** `7,412`, `62 bpm`, `7 h 20 min`. */
export function measureText(name: string, unit: string, value: number): string {
  if (unit === 'h') return durationText(value * 60)
  const shown = unitText(name, unit)
  return shown === '' ? numberText(value) : `${numberText(value)} ${shown}`
}

/** `45 min`, `7 h 20 min`. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return t('{rest} min', { rest })
  return rest === 0
    ? t('{hours} h', { hours: hours.toLocaleString(language()) })
    : t('{hours} h {rest} min', { hours: hours.toLocaleString(language()), rest })
}

/** The average compared with the previous period; empty if that has no values. */
export function changeText(measure: HealthMeasure, range: HealthRange): string {
  const { name, unit, daily, average, before: earlier } = measure
  if (earlier === null) return ''
  const difference = measureText(name, unit, Math.abs(average - earlier))
  if (difference === measureText(name, unit, 0))
    return t('The same as in {before}', { before: before[range] })
  const values = { difference, before: before[range] }
  if (daily !== 'total') {
    return average > earlier
      ? t('{difference} higher than in {before}', values)
      : t('{difference} lower than in {before}', values)
  }
  if (average > earlier) return t('{difference} more than in {before}', values)
  return unit === 'count'
    ? t('{difference} fewer than in {before}', values)
    : t('{difference} less than in {before}', values)
}

export function workoutsChange(count: number, earlier: number, range: HealthRange): string {
  if (count === earlier) return t('As many as in {before}', { before: before[range] })
  const difference = Math.abs(count - earlier).toLocaleString(language())
  const values = { difference, before: before[range] }
  return count > earlier
    ? t('{difference} more than in {before}', values)
    : t('{difference} fewer than in {before}', values)
}

/** `3 runs` are `Running, 3 workouts`: names come as sources write them. */
export const workoutsText = (count: number): string =>
  tn(count, '{count} workout', '{count} workouts')

export const periodText = (from: string, until: string): string =>
  `${dayText(from, language())} – ${dayText(until, language())}`

export const latestText = ({ name, unit, latest }: HealthMeasure): string =>
  t('Latest: {value} on {day}', {
    value: measureText(name, unit, latest.value),
    day: formatShortDay(latest.day),
  })

export type LabFlag = { text: string; isNormal: boolean }

/** The laboratory's flag for a result; without one, the comparison with its reference range. */
export function flagOf({ flag, value, low, high }: LabResult): LabFlag | undefined {
  if (flag !== '') return { text: titleOf(flag), isNormal: /^normal|^negative/i.test(flag) }
  if (value === null || (low === null && high === null)) return undefined
  if (low !== null && value < low) return { text: t('Low'), isNormal: false }
  if (high !== null && value > high) return { text: t('High'), isNormal: false }
  return { text: t('Normal'), isNormal: true }
}

/** `30–60`, `up to 130`, or as the laboratory wrote it; may be empty. */
export function referenceText({ low, high, range }: LabResult): string {
  const number = (value: number) => value.toLocaleString(language(), { maximumFractionDigits: 3 })
  if (low !== null && high !== null) {
    return low === 0 ? t('up to {high}', { high: number(high) }) : `${number(low)}–${number(high)}`
  }
  if (high !== null) return t('up to {high}', { high: number(high) })
  if (low !== null) return t('{low} or more', { low: number(low) })
  return range
}

/** A result without its unit, which is shown next to it. */
export const resultText = ({ value, text }: LabResult): string =>
  value === null ? text : value.toLocaleString(language(), { maximumFractionDigits: 3 })
