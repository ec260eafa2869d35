const pair = /&#(x?)([0-9a-f]+);&#(x?)([0-9a-f]+);/gi
const single = /&#(x?)([0-9a-f]+);/gi

/**
 * The apps write an emoji as two surrogates, `&#55357;&#56832;`, and keep control characters. Both
 * are invalid in XML and the parser would leave them as text, so pairs are joined and the rest
 * removed.
 */
export function repairReferences(text: string): string {
  if (!text.includes('&#')) return text
  return text
    .replaceAll(pair, (whole, hexHigh: string, high: string, hexLow: string, low: string) => {
      const [first, second] = [codeOf(hexHigh, high), codeOf(hexLow, low)]
      return isHigh(first) && isLow(second) ? String.fromCharCode(first, second) : whole
    })
    .replaceAll(single, (whole, hex: string, digits: string) =>
      isAllowed(codeOf(hex, digits)) ? whole : '',
    )
}

const codeOf = (hex: string, digits: string) => Number.parseInt(digits, hex === '' ? 10 : 16)
const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000
const isAllowed = (code: number) =>
  code >= 32 && !isHigh(code) && !isLow(code) && code !== 0xfffe && code !== 0xffff
