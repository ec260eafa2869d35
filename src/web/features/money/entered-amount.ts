import { language } from '#web/format/region.ts'

/**
 * An amount as a person enters it in their region: `1,234.50`, or `1.234,50`; otherwise undefined.
 */
export function enteredAmount(text: string): number | undefined {
  const parts = new Intl.NumberFormat(language()).formatToParts(12_345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const [group, decimal] = [sign('group'), sign('decimal')]
  const plain = text
    .replaceAll(/[\s\u00A0\u202F'’\p{Sc}]/gu, '')
    .replaceAll(/[A-Za-z]/g, '')
    .split(group === '' ? '\u0000' : group)
  const whole = isGrouped(plain, decimal) ? plain.join('') : plain.join(group)
  const number = whole.replace(decimal, '.')
  if (!/^\d+(?:\.\d{1,2})?$/.test(number)) return undefined
  return Number(number)
}

/** Three digits after each separator: `1.50` is not a German thousand. */
const isGrouped = (parts: readonly string[], decimal: string) =>
  parts.slice(1).every((part) => /^\d{3}$/.test(part.split(decimal)[0] ?? ''))
