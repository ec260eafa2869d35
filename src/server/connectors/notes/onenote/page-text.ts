import { property } from './node-kinds.ts'
import type { PropertySet } from './property-set.ts'

/** The text of a property in UTF-16, up to its end mark. */
export const stringIn = ({ bytes }: PropertySet, name: number): string | undefined =>
  bytes.get(name)?.toString('utf16le').replace(/\0.*$/s, '')

/** The displayed text of a paragraph, followed by the addresses of its links. */
export function textIn(properties: PropertySet): string {
  const whole =
    stringIn(properties, property.text) ??
    properties.bytes.get(property.textBytes)?.toString('latin1').replace(/\0.*$/s, '') ??
    ''
  const addresses: string[] = []
  const shown = whole
    .replaceAll(/\ufddf\s*HYPERLINK "([^"\n]*)"[^\S\n]*/g, (_, address: string) => {
      if (/^(https?|mailto):/i.test(address)) addresses.push(address)
      return ''
    })
    // Places of pictures and formulas within the line, and other characters that are not displayed.
    .replaceAll(/[\ufdd0-\ufdef\ufffc\ufffd]/g, '')
    .replaceAll(/\r\n|[\v\r]/g, '\n')
    .trimEnd()
  const hidden = [...new Set(addresses)].filter((address) => !shown.includes(address))
  return [shown, ...hidden.map((address) => `<${address}>`)].filter((part) => part !== '').join(' ')
}

/** The text of a picture that another program or OneNote has recognised in it. */
export const pictureText = (properties: PropertySet): string => {
  const text = stringIn(properties, property.pictureAltText)?.trim() ?? ''
  const name = stringIn(properties, property.pictureName)?.trim() ?? ''
  const shown = text || name
  return shown === '' ? '' : `[Picture: ${shown}]`
}

/**
 * The start of a list entry: a dash for a bullet, or the number within what surrounds it. The format
 * is a length, then characters with U+FFFD and a style in the place of the number.
 */
export function listMark(format: string, number: number): string {
  const letters = format.slice(1, 1 + format.charCodeAt(0))
  const at = letters.indexOf('\ufffd')
  if (at < 0) return '- '
  const before = letters.slice(0, at)
  const after = letters.slice(at + 2)
  return `${before}${numeral(number, letters.charCodeAt(at + 1))}${after.trim() || '.'} `
}

/** Styles that start with letters: upper and lower case; everything else is read as digits. */
function numeral(number: number, style: number): string {
  const letter = String.fromCharCode(((number - 1) % 26) + 65)
  if (style === 3) return letter
  return style === 4 ? letter.toLowerCase() : String(number)
}

/** Shapes of tags that can be ticked: [MS-ONE] 2.3.86. */
export const isCheckbox = (shape: number) => (shape >= 1 && shape <= 12) || tickable.has(shape)
const tickable = new Set([28, 30, 32, 48, 50, 52, 69, 71, 73, 94, 95, 96, 97, 98, 99])
