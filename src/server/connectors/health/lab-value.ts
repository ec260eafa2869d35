import type { Lab } from '../kinds/health.ts'

export type LabValue = Pick<Lab, 'value' | 'text' | 'unit'>
export type Range = Pick<Lab, 'low' | 'high' | 'range'>

export const noValue: LabValue = { value: null, text: '', unit: '' }
export const noRange: Range = { low: null, high: null, range: '' }

const numberAndUnit = /^([-+]?\d{1,15}(?:[.,]\d{1,15})?)\s*(%|[\p{L}µ°[{][^\s]*)?$/u

/** Parses a result: a number with its unit, or else text. */
export function valueOfText(given: string): LabValue {
  const text = given.trim()
  const found = numberAndUnit.exec(text)
  if (!found) return { ...noValue, text }
  const [, number = '', unit = ''] = found
  return { value: Number(number.replace(',', '.')), text: '', unit }
}

const span = /(-?\d{1,15}(?:[.,]\d{1,15})?)\s*(?:-|–|—|to|bis)\s*(-?\d{1,15}(?:[.,]\d{1,15})?)/gi
/** Ranges by age or sex, without saying which one applies to the person. */
const severalGroups = /\b(years?|yrs?|months?|age|male|female|men|women)\b/i
const limit = /(<=?|>=?|≤|≥)\s*(-?\d{1,15}(?:[.,]\d{1,15})?)/

/** The limits in a reference range such as `136-145 mmol/L` or `< 200`. */
export function rangeOfText(given: string): Range {
  const range = given.replaceAll(/\s+/g, ' ').trim()
  const numberOf = (text: string | undefined) =>
    text === undefined ? null : Number(text.replace(',', '.'))
  const [found, ...more] = range.matchAll(span)
  if (more.length > 0 || severalGroups.test(range)) return { ...noRange, range }
  if (found) return { low: numberOf(found[1]), high: numberOf(found[2]), range }
  const bound = limit.exec(range)
  if (!bound) return { ...noRange, range }
  const value = numberOf(bound[2])
  const upper = /[<≤]/.test(bound[1] ?? '')
  return { low: upper ? null : value, high: upper ? value : null, range }
}

export function rangeOf(low: number | null, high: number | null, unit: string): Range {
  const tail = unit === '' ? '' : ` ${unit}`
  if (low !== null && high !== null) return { low, high, range: `${low}–${high}${tail}` }
  if (low !== null) return { low, high, range: `≥ ${low}${tail}` }
  return high === null ? noRange : { low, high, range: `≤ ${high}${tail}` }
}

/** In order of precedence. */
const flags: Readonly<Record<string, string>> = {
  HH: 'critical high',
  HU: 'critical high',
  LL: 'critical low',
  LU: 'critical low',
  AA: 'critical abnormal',
  H: 'high',
  '>': 'high',
  L: 'low',
  '<': 'low',
  A: 'abnormal',
  POS: 'positive',
  NEG: 'negative',
  N: 'normal',
  R: 'resistant',
  I: 'intermediate',
  S: 'susceptible',
  DET: 'detected',
  ND: 'not detected',
}

/** The interpretation codes of a result in words. */
export function flagOf(codes: readonly { code: string; text: string }[]): string {
  const known = Object.keys(flags).find((flag) =>
    codes.some(({ code }) => code.toUpperCase() === flag),
  )
  if (known !== undefined) return flags[known] ?? ''
  return (codes.find(({ text }) => text !== '')?.text ?? '').toLowerCase()
}
