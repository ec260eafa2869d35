import { t } from '#web/words/translate.ts'
import type { Cell, ColumnStyle } from '#shared/answers.ts'
import { dayText, moneyText, periodText, timeText } from '#shared/written.ts'
import { language } from './region.ts'

/** A result cell for people: dates and numbers in the person's format, nothing for null. */
export function formatCell(value: Cell, style?: ColumnStyle | null): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'string')
    return style?.kind === 'stretch' ? formatPeriod(value) : formatMoment(value)
  if (style?.kind === 'plain') return String(value)
  if (style?.kind === 'money' && style.unit !== undefined) return formatMoney(value, style.unit)
  return formatNumber(value)
}

const midnight = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00:00(?:\.0+)?)?$/
const moment = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d):\d\d(?:\.\d+)?$/

/** `2026-11-03` as `3 Nov 2026`; other text stays unchanged. */
function formatMoment(text: string): string {
  const day = midnight.exec(text)?.[1]
  if (day !== undefined) return dayText(day, language())
  const [, date, time] = moment.exec(text) ?? []
  if (date === undefined || time === undefined) return text
  return `${dayText(date, language())}, ${timeText(time, language())}`
}

/** `2026-11` as `Nov 2026`; other text stays unchanged. */
export const formatPeriod = (label: string): string => periodText(label, language())

/** An amount with its currency, for people. */
export const formatMoney = (amount: number, unit: string): string =>
  moneyText(amount, unit, language())

/** The full text of a cell that a table truncates. */
export function longText(value: Cell): string | undefined {
  return typeof value === 'string' && value.length > 24 ? value : undefined
}

export function formatNumber(value: number, unit?: string): string {
  if (unit !== undefined && isCurrency(unit)) return formatMoney(value, unit)
  const number = value.toLocaleString(language(), { maximumFractionDigits: 4 })
  return unit === undefined || unit === '' ? number : `${number} ${unit}`
}

/** `EUR`, `$` */
export const isCurrency = (unit: string): boolean => /^(?:[A-Z]{3}|[$€£¥])$/.test(unit)
