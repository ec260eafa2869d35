import { createMerchantFinder, type KnownMerchant } from '#server/merchants/known-merchants.ts'
import { plainWords } from '#server/merchants/plain-words.ts'

let finder: ReturnType<typeof createMerchantFinder> | undefined

/** The shop or service that the lists know by this name of a payee. */
export function knownShop(payee: string): KnownMerchant | undefined {
  finder ??= createMerchantFinder()
  return finder(plainWords(payee))
}
