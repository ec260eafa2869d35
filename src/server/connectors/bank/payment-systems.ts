/**
 * Payment systems of a single country, by the currency that they settle in: Zelle exists only in the
 * United States, UPI only in India. ACH and direct debits are left out, since many countries have them.
 */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:UPI|IMPS|NEFT|RTGS)(?=[-/ ])/, 'INR'],
  [/\b(?:Zelle|Venmo)\b/i, 'USD'],
  [/\bInterac\b/i, 'CAD'],
  [/\b(?:Osko|BPAY|PayID)\b/i, 'AUD'],
  [/\b(?:BACS|CHAPS|F(?:aster|ASTER) P(?:ayments?|AYMENTS?))\b/, 'GBP'],
  [/\b(?:SEPA|iDEAL)\b|\bBizum\b/, 'EUR'],
  [/\bTWINT\b/i, 'CHF'],
  [/\bBLIK\b/i, 'PLN'],
  [/\bSwish\b/i, 'SEK'],
  [/\bVipps\b/i, 'NOK'],
  [/\bPayNow\b/i, 'SGD'],
  [/\b(?:SPEI|CLABE)\b/, 'MXN'],
  [/\bM-?PESA\b/i, 'KES'],
]

/** The currency of the payment system that a description names; undefined for none or several. */
export function settledIn(description: string): string | undefined {
  const found = new Set(
    systems.flatMap(([pattern, currency]) => (pattern.test(description) ? [currency] : [])),
  )
  const [only] = found
  return found.size === 1 ? only : undefined
}
