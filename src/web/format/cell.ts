import type { Cell } from '#shared/answers.ts'
import { language } from './region.ts'

/** A cell of a result as people read it: numbers in the person's form, nothing for null. */
export function formatCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatNumber(value)
  return value
}

/** The whole of a text that a table shows the beginning of. */
export function longText(value: Cell): string | undefined {
  return typeof value === 'string' && value.length > 24 ? value : undefined
}

export function formatNumber(value: number, unit?: string): string {
  const number = value.toLocaleString(language(), { maximumFractionDigits: 4 })
  return unit === undefined || unit === '' ? number : `${number} ${unit}`
}
