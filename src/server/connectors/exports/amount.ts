import { readCents } from '../bank/read-amount.ts'

const signs: readonly [RegExp, string][] = [
  [/€|eur/i, 'EUR'],
  [/£|gbp/i, 'GBP'],
  [/¥|jpy/i, 'JPY'],
  [/₹|inr/i, 'INR'],
  [/chf/i, 'CHF'],
  [/\$|usd/i, 'USD'],
]

/** An amount in hundredths; null if it is not one. */
export const centsOf = (written: string): number | null =>
  written.trim() === '' ? null : (readCents(written) ?? null)

/** The currency from its own column, or else from the symbol of an amount. */
export const currencyOf = (written: string, ...amounts: readonly string[]): string => {
  if (/^[A-Za-z]{3}$/.test(written.trim())) return written.trim().toUpperCase()
  return signs.find(([sign]) => [written, ...amounts].some((text) => sign.test(text)))?.[1] ?? ''
}

export const numberOf = (written: string): number | null => {
  const plain = written.trim().replaceAll(/[\s'$€£]/g, '')
  if (plain === '') return null
  const value = Number(
    /,\d{1,2}$/.test(plain)
      ? plain.replaceAll('.', '').replace(',', '.')
      : plain.replaceAll(',', ''),
  )
  return Number.isFinite(value) ? value : null
}
