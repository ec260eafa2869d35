import { headings, plainLetters } from './heading-words.ts'

export type Role = keyof typeof headings

/** A normalised heading; `currency` is its suffix, as in `Amount (USD)`. */
export function plainHeading(text: string): { name: string; currency?: string } {
  const plain = plainLetters(text)
  const unit =
    /^(.*?)\s?(?:\(?\b(?:in )?(usd|eur|gbp|chf|cad|aud|inr|sek|nok|dkk|pln|jpy)\)?|\(?([$€£])\)?)$/.exec(
      plain,
    )
  const name = (unit?.[1] ?? plain).replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  const code = unit?.[2] ?? currencies.exec(name)?.[0]
  const currency = code?.toUpperCase() ?? signs[unit?.[3] ?? '']
  return name === '' || currency === undefined ? { name: name || plain } : { name, currency }
}

const currencies = /^(?:cad|usd|eur|gbp|chf)$/
const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** The index of the first heading with one of the role's names, ignoring columns in use. */
export function placeOf(
  names: readonly string[],
  role: Role,
  used: ReadonlySet<number>,
): number | undefined {
  for (const wanted of headings[role]) {
    const start = wanted.endsWith('*') ? wanted.slice(0, -1) : undefined
    const at = names.findIndex(
      (name, place) =>
        !used.has(place) && (start === undefined ? name === wanted : name.startsWith(start)),
    )
    if (at >= 0) return at
  }
  return undefined
}
