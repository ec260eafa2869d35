import type { Cell } from '#shared/answers.ts'
import { dayLabel } from './plan/civil-date.ts'

/** How a figure of a column is written. */
export type ValueStyle = { unit?: string | undefined; kind: 'money' | 'number' | 'count' | 'plain' }

const signs: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CHF: 'CHF ',
  $: '$',
  '€': '€',
  '£': '£',
  '¥': '¥',
}
export const isCurrency = (unit: string | undefined) =>
  unit !== undefined && (Object.hasOwn(signs, unit) || /^[A-Z]{3}$/.test(unit))

const grouped = (value: number, minimum: number, maximum: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: minimum, maximumFractionDigits: maximum })

function formatMoney(value: number, unit: string | undefined): string {
  const amount = grouped(Math.abs(value), 2, 2)
  const minus = value < 0 ? '-' : ''
  if (unit === undefined) return `${minus}${amount}`
  const sign = signs[unit]
  return sign === undefined ? `${minus}${amount} ${unit}` : `${minus}${sign}${amount}`
}

/** A figure with its unit: `€1,240.50`, `12.5%`, `1,204`. */
export function formatNumber(value: number, { unit, kind }: ValueStyle): string {
  switch (kind) {
    case 'money':
      return formatMoney(value, unit)
    case 'count':
      return grouped(value, 0, 0)
    case 'plain':
      return String(value)
    case 'number': {
      // Four figures of a small number say more than two decimals of it.
      const decimals = Math.abs(value) < 1 && unit !== '%' ? 4 : 2
      const amount = grouped(value, 0, decimals)
      if (unit === undefined) return amount
      return unit === '%' ? `${amount}%` : `${amount} ${unit}`
    }
  }
}

/** A cell as it is said in a sentence. */
export function formatCell(value: Cell, style: ValueStyle): string {
  if (value === null) return '–'
  if (typeof value === 'number') return formatNumber(value, style)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (/^\d{4}-\d\d-\d\d(T00:00:00)?$/.test(value)) return dayLabel(value.slice(0, 10))
  return value.replace(
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d.*$/,
    (_, day: string, time: string) => `${dayLabel(day)}, ${time}`,
  )
}
