import { cleanName } from '#server/merchants/clean-name.ts'
import { australia } from '#server/merchants/lists/australia.ts'
import { benelux } from '#server/merchants/lists/benelux.ts'
import { canada } from '#server/merchants/lists/canada.ts'
import { france } from '#server/merchants/lists/france.ts'
import { india } from '#server/merchants/lists/india.ts'
import { ireland } from '#server/merchants/lists/ireland.ts'
import type { Merchants } from '#server/merchants/lists/list.ts'
import { newZealand } from '#server/merchants/lists/new-zealand.ts'
import { southAfrica } from '#server/merchants/lists/south-africa.ts'
import { southernEurope } from '#server/merchants/lists/southern-europe.ts'
import { unitedKingdom } from '#server/merchants/lists/united-kingdom.ts'
import { unitedKingdomServices } from '#server/merchants/lists/united-kingdom-services.ts'
import { unitedStates } from '#server/merchants/lists/united-states.ts'
import { shopping } from '#server/merchants/lists/shopping.ts'
import { travel } from '#server/merchants/lists/travel.ts'
import { finance } from '#server/merchants/lists/finance.ts'
import { foodAndHome } from '#server/merchants/lists/food-and-home.ts'
import { healthAndInsurance } from '#server/merchants/lists/health-and-insurance.ts'
import { leisure } from '#server/merchants/lists/leisure.ts'
import { createMerchantFinder } from '#server/merchants/known-merchants.ts'
import { plainWords } from '#server/merchants/plain-words.ts'

/** `undefined` for lists of shops that are known in many countries, or in the United States. */
const countries: readonly (readonly [string | undefined, readonly Merchants[]])[] = [
  [undefined, [foodAndHome, travel, healthAndInsurance, shopping, leisure, finance, unitedStates]],
  ['GBP', [unitedKingdom, unitedKingdomServices]],
  ['AUD', [australia]],
  ['CAD', [canada]],
  ['INR', [india]],
  ['NZD', [newZealand]],
  ['ZAR', [southAfrica]],
  ['EUR', [ireland, france, benelux, southernEurope]],
]

/** Different shops of a country that a statement needs; some are known abroad, too. */
const leastShops = 4
/** How many times as many of them as of any other country. */
const lead = 2

let finders:
  | { currency: string | undefined; find: ReturnType<typeof createMerchantFinder> }[]
  | undefined

/** The currency of the country whose shops a statement names; undefined if that is not clear. */
export function currencyOfShops(texts: readonly string[]): string | undefined {
  finders ??= countries.map(([currency, lists]) => ({
    currency,
    find: createMerchantFinder(lists),
  }))
  const named = [...new Set(texts)].map((text) => plainWords(cleanName(text.slice(0, 200))))
  const counts = finders
    .map(({ currency, find }) => ({
      currency,
      shops: new Set(named.flatMap((words) => find(words)?.name ?? [])).size,
    }))
    .toSorted((a, b) => b.shops - a.shops)
  const [most, next] = counts.filter(({ currency }) => currency !== undefined)
  const known = counts.find(({ currency }) => currency === undefined)?.shops ?? 0
  const isClear = most && most.shops >= leastShops && most.shops >= lead * (next?.shops ?? 0)
  // Among twice as many shops that are everywhere, a few of a country are chains known abroad.
  return isClear && lead * most.shops >= known ? most.currency : undefined
}
