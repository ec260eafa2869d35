import type { Manner } from './phrasing/phrasing.ts'

/** Units that `Intl` spells out; others keep their symbols. */
const spelled = new Set(
  'second minute hour day week month year inch foot yard mile acre hectare liter gallon'.split(' '),
)
const symbols: Record<string, string> = {
  lbm: 'lb',
  degC: '°C',
  degF: '°F',
  'm^2': 'm²',
  'mile/hour': 'mph',
  'km/hour': 'km/h',
}
const isOther = (unit: string): unit is 'cup' | 'knot' | 'tonne' =>
  unit === 'cup' || unit === 'knot' || unit === 'tonne'

/** An amount in a unit named as the arithmetic library does: `3 hours`, `1 hour`, `16.09 km`. */
export function unitText(
  value: number,
  unit: string,
  { words, locale = 'en-US' }: Manner,
  decimals = Math.abs(value) < 1 ? 4 : 2,
): string {
  const options = { maximumFractionDigits: decimals }
  if (spelled.has(unit))
    return value.toLocaleString(locale, { ...options, style: 'unit', unit, unitDisplay: 'long' })
  const [one, many] = isOther(unit) ? words.otherUnits[unit] : []
  const name = (value === 1 ? one : many) ?? symbols[unit] ?? unit
  return `${value.toLocaleString(locale, options)} ${name}`
}
