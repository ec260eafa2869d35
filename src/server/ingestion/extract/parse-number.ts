/** The decimal separator. */
export type DecimalStyle = 'point' | 'comma'
export type ParsedNumber = { value: number; unit?: string }

const symbols: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  R$: 'BRL',
  zł: 'PLN',
  'Fr.': 'CHF',
}
const codes = new Set(
  'USD EUR GBP JPY CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY INR CNY HKD SGD KRW BRL MXN ZAR ILS RUB THB'.split(
    ' ',
  ),
)

const affix = String.raw`(?:US\$|R\$|Fr\.|zł|[$€£¥₹₽₩₪]|[A-Z]{3})`
const shape = new RegExp(
  String.raw`^(${affix})?\s*([-+]?)\s*(${affix})?\s*([\d.,' ]+(?:[eE][-+]?\d{1,3})?)\s*([-%]?)\s*(${affix})?$`,
)
const grouped = {
  point:
    /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[' ]\d{3})+|\d+)?(?:\.\d*)?(?:[eE][-+]?\d+)?$/,
  comma: /^(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[' ]\d{3})+|\d+)?(?:,\d*)?(?:[eE][-+]?\d+)?$/,
} as const

/** Parses a number as people write it; undefined for text and for codes such as `00417`. */
export function parseNumber(text: string, style: DecimalStyle): ParsedNumber | undefined {
  // Most cells are words, so they are dismissed early.
  if (text.length > 60 || !/\d/.test(text)) return undefined
  let body = text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('\u2212', '-')
    .replaceAll('’', "'")
    .trim()
  if (body === '' || body.length > 40) return undefined
  const parenthesised = /^\((.*)\)$/.exec(body) ?? /^([$€£]\s?)?\((.*)\)$/.exec(body)
  if (parenthesised)
    body = `${parenthesised[2] ? (parenthesised[1] ?? '') : ''}${parenthesised[2] ?? parenthesised[1] ?? ''}`
  const match = shape.exec(body)
  if (!match) return undefined
  const digits = match[4] ?? ''
  if (!/\d/.test(digits) || !grouped[style].test(digits)) return undefined
  if (/^0\d/.test(digits) || digits.replaceAll(/\D/g, '').length > 15) return undefined
  const unit = unitOf(match[1] ?? match[3] ?? match[6])
  if (unit === null) return undefined
  const negative = parenthesised !== null || match[2] === '-' || match[5] === '-'
  const plain = Number(normalised(digits, style))
  const value = negative ? 0 - plain : plain
  if (match[5] === '%') return { value, unit: '%' }
  return unit === undefined ? { value } : { value, unit }
}

function normalised(digits: string, style: DecimalStyle): string {
  return style === 'point'
    ? digits.replaceAll(/[,' ]/g, '')
    : digits.replaceAll(/[.' ]/g, '').replace(',', '.')
}

/** Null for letters that are not a currency. */
function unitOf(sign: string | undefined): string | undefined | null {
  if (sign === undefined) return undefined
  return symbols[sign] ?? (codes.has(sign) ? sign : null)
}

/** The unit that a header or a number format names: `Amount (EUR)`, `Weight [kg]`, `#,##0 €`. */
export function namedUnit(text: string): string | undefined {
  const sign = /US\$|R\$|[€£¥₹₽₩₪%$]/.exec(text)?.[0]
  if (sign) return symbols[sign] ?? sign
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g
  for (const match of text.matchAll(code)) if (codes.has(match[0])) return match[0]
  const bracketed = /[([]\s*(?:in )?([a-zA-Zµ°²³/]{1,8})\s*[)\]]\s*$/.exec(text)?.[1]
  return bracketed !== undefined && units.has(bracketed) ? bracketed : undefined
}

const units = new Set(
  'kg g mg lb lbs oz t km m cm mm mi ft in l ml h hrs hours min s ms days kWh W kW °C °F C F km/h mph bpm kcal cal kJ m² m³ steps pcs'.split(
    ' ',
  ),
)

/** The only style that fits a written number; undefined if both or neither do. */
export function styleShown(text: string): DecimalStyle | undefined {
  const point = parseNumber(text, 'point')
  const comma = parseNumber(text, 'comma')
  if (point && !comma) return 'point'
  if (comma && !point) return 'comma'
  return undefined
}
