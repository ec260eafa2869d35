export type DecimalSign = '.' | ','

const symbols = /[$€£¥₹]|[A-Za-z]{3}(?=[-+\d.,(])|(?<=[\d.,)-])[A-Za-z]{3}$/g
/** `12.00 DR`, `12,00 S`: the debit or credit mark. */
const side = /(?<=[\d.,)])(cr|dr|[cdsh])$/i

/**
 * Parses a bank's amount in hundredths, never through a float; undefined if it is not an amount. If
 * the decimal separator is unknown, three digits after the last separator are thousands.
 */
export function readCents(text: string, decimal?: DecimalSign): number | undefined {
  let body = text
    .replaceAll(/[\u00a0\u202f\s'’]/g, '')
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(symbols, '')
  let negative = false
  const marked = side.exec(body)
  if (marked) {
    negative = /^[ds]/i.test(marked[0])
    body = body.slice(0, marked.index)
  }
  const parenthesised = /^\((.*)\)$/.exec(body)
  if (parenthesised) {
    negative = true
    body = parenthesised[1] ?? ''
  }
  const signed = /^([-+]?)([\d.,]+)(-?)$/.exec(body)
  if (!signed) return undefined
  const [, before, digits = '', after] = signed
  if (before === '-' || after === '-') negative = !negative
  const value = hundredths(digits, decimal)
  return value !== undefined && negative && value !== 0 ? -value : value
}

function hundredths(digits: string, decimal: DecimalSign | undefined): number | undefined {
  const pattern =
    decimal === undefined
      ? /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/
      : decimal === ','
        ? /^([^,]*?)(?:,(\d*))?$/
        : /^([^.]*?)(?:\.(\d*))?$/
  const split = pattern.exec(digits)
  const whole = (split?.[1] ?? '').replaceAll(/[.,]/g, '').replace(/^0+(?=.)/, '')
  const fraction = (split?.[2] ?? '').padEnd(3, '0')
  if (!split || !/^\d{0,13}$/.test(whole) || !/\d/.test(digits)) return undefined
  const rounded = Number(fraction[2]) >= 5 ? 1 : 0
  return Number(`${whole || '0'}${fraction.slice(0, 2)}`) + rounded
}

/** The decimal separator of a column, if its values reveal it. */
export function findDecimal(texts: readonly string[]): DecimalSign | undefined {
  const votes = { '.': 0, ',': 0 }
  for (const text of texts) {
    const sign = decimalOf(text)
    if (sign !== undefined) votes[sign] += 1
  }
  if (votes['.'] === votes[',']) return undefined
  return votes['.'] > votes[','] ? '.' : ','
}

function decimalOf(text: string): DecimalSign | undefined {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (dots > 1) return ','
  if (commas > 1) return '.'
  const single = /([.,])(\d+)\D*$/.exec(text)
  if (!single || single[2]?.length === 3) return undefined
  return single[1] === '.' ? '.' : ','
}
