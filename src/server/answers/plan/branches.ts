import type { IndexedColumn } from './indexed-table.ts'
import { knownShop } from './known-shop.ts'

/** Another business of the same name. */
const business =
  /(?<!\p{L})(?:bank|banking|insurance|credit|finance|loans?|mortgages?|card|pay|mobile|energy|travel|money)(?!\p{L})/iu

/** Whether a name says more than a known shop's, as banks write branches: "Checkers Wonderpark". */
const isBranchOf = (name: string, shop: string): boolean =>
  name.startsWith(`${shop} `) &&
  !business.test(name.slice(shop.length)) &&
  knownShop(shop)?.name === shop &&
  // "Uber Eats" is not a branch of Uber.
  knownShop(name)?.name === shop

/** Merchants together with the branches of known shops. */
export const withBranches = (
  { name, values }: IndexedColumn,
  merchants: readonly string[],
): string[] =>
  name === 'merchant'
    ? [...merchants, ...values.filter((each) => merchants.some((one) => isBranchOf(each, one)))]
    : [...merchants]
