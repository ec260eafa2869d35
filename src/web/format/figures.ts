import { t } from '#web/words/translate.ts'
import { language } from './region.ts'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** In thousands with one decimal: 12345 is `12.3K`. */
export function formatDataPoints(dataPoints: number | undefined): string {
  if (dataPoints === undefined || dataPoints === 0) return '0'
  const thousands = (dataPoints / 1000).toLocaleString(language(), oneDecimal)
  return t('{thousands}K', { thousands })
}

/** Explains data points. */
export const pointsMeaning = t('Stored rows, messages and passages')

/** `420 ms`, from a second on `1.2 s`. */
export function formatDuration(ms: number): string {
  return ms < 1000
    ? t('{ms} ms', { ms: Math.round(ms) })
    : `${(ms / 1000).toLocaleString(language(), oneDecimal)} s`
}

/** `2026-11` as `Nov 2026`. */
export function formatMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const date = new Date(year, number - 1, 1)
  return date.toLocaleDateString(language(), { month: 'short', year: 'numeric' })
}
