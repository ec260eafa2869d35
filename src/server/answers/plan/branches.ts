import type { IndexedColumn } from './indexed-table.ts'
import { knownShop } from './known-shop.ts'

/** Whether a name says more than the shop's, as banks write branches: "Checkers Wonderpark". */
function isBranchOf(name: string, shop: string): boolean {
  if (!name.startsWith(`${shop} `)) return false
  const known = knownShop(name)?.name
  // "Uber Eats" is not a branch of Uber.
  return known === undefined || known === shop
}

/** Merchants together with their branches. */
export const withBranches = (
  { name, values }: IndexedColumn,
  merchants: readonly string[],
): string[] =>
  name === 'merchant'
    ? [...merchants, ...values.filter((each) => merchants.some((one) => isBranchOf(each, one)))]
    : [...merchants]
