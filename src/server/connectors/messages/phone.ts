import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Normalises a number or an address. */
export type AddressForm = (raw: string) => string

/** The calling code of a number, such as `1` or `49`; used to read numbers written without one. */
export const callingCodeOf = (number: string): string | undefined =>
  parsePhoneNumberFromString(number)?.countryCallingCode

/** The most common calling code among numbers. */
export function usualCallingCode(numbers: Iterable<string>): string | undefined {
  const counts = new Map<string, number>()
  let looked = 0
  for (const number of numbers) {
    if (!number.startsWith('+')) continue
    const code = callingCodeOf(number)
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1)
    looked += 1
    if (looked >= enough) break
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/**
 * `+15551234567` if the country is known, otherwise the original, so that short codes and sender
 * names stay unchanged.
 */
export function createAddressForm(callingCode?: string): AddressForm {
  const known = new Map<string, string>()
  return (raw) => {
    const before = known.get(raw)
    if (before !== undefined) return before
    const form = formOf(raw, callingCode)
    if (known.size < mostKnown) known.set(raw, form)
    return form
  }
}

const enough = 2_000
const mostKnown = 100_000
/** Shorter numbers are short codes, such as a bank's. */
const fewestDigits = 7

/** The international dialling prefix, in North America and nearly everywhere else. */
const abroadFromAmerica = /^011(?=[\s()-]*[1-9])/
const abroad = /^00(?=[\s()-]*[1-9])/

function formOf(raw: string, callingCode: string | undefined): string {
  const text = raw.trim()
  if (text.includes('@')) return text.toLowerCase()
  const digits = text.replaceAll(/\D/g, '')
  if (/\p{L}/u.test(text) || digits.length < fewestDigits) return text
  const number = parsePhoneNumberFromString(
    text.replace(callingCode === '1' ? abroadFromAmerica : abroad, '+'),
    callingCode === undefined ? {} : { defaultCallingCode: callingCode },
  )
  if (number?.isPossible()) return number.number
  return text.startsWith('+') ? `+${digits}` : digits
}
