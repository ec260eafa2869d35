import type { Cell } from '#shared/answers.ts'
import { dayText, moneyText, timeText } from '#shared/written.ts'
import { dayLabel } from './plan/civil-date.ts'

/** Number format of a column's figures; English without a locale. */
export type ValueStyle = {
  unit?: string | undefined
  kind: 'money' | 'number' | 'count' | 'plain'
  locale?: string | undefined
}

const signs = new Set(['$', '€', '£', '¥'])
export const isCurrency = (unit: string | undefined) =>
  unit !== undefined && (signs.has(unit) || /^[A-Z]{3}$/.test(unit))

/** Device units and their everyday names. */
const plainUnits: Record<string, string> = { count: '', 'count/min': 'bpm' }

/** `12.5%`, and `12,5 %` in German. */
export const percentText = (value: number, locale = 'en-US'): string =>
  value.toLocaleString(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 })

/** A figure with its unit: `€1,240.50`, `12.5%`, `1,204`. */
export function formatNumber(value: number, { unit, kind, locale = 'en-US' }: ValueStyle): string {
  const grouped = (minimum: number, maximum: number) =>
    value.toLocaleString(locale, {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    })
  switch (kind) {
    case 'money':
      return unit === undefined ? grouped(2, 2) : moneyText(value, unit, locale)
    case 'count':
      return grouped(0, 0)
    case 'plain':
      return String(value)
    case 'number': {
      // A small number needs four decimals instead of two; thousands of steps need none.
      const isMany = unit === 'count' && Math.abs(value) >= 100
      const decimals = isMany ? 0 : Math.abs(value) < 1 && unit !== '%' ? 4 : 2
      const amount = grouped(0, decimals)
      const unitText = unit === undefined ? '' : (plainUnits[unit] ?? unit)
      if (unitText === '') return amount
      return unitText === '%' ? percentText(value, locale) : `${amount} ${unitText}`
    }
  }
}

/** `3 March 2025` */
export const writtenDay = (day: string, locale: string | undefined) =>
  locale === undefined ? dayLabel(day) : dayText(day, locale, 'long')

/** A cell as written in a sentence. */
export function formatCell(
  value: Cell,
  style: ValueStyle,
  words: { yes: string; no: string } = { yes: 'yes', no: 'no' },
): string {
  const { locale } = style
  if (value === null) return '–'
  if (typeof value === 'number') return formatNumber(value, style)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (/^\d{4}-\d\d-\d\d(T00:00:00)?$/.test(value)) return writtenDay(value.slice(0, 10), locale)
  return value.replace(
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d.*$/,
    (_, day: string, time: string) =>
      `${writtenDay(day, locale)}, ${locale === undefined ? time : timeText(time, locale)}`,
  )
}
