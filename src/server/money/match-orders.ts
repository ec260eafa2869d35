import { shopsOnStatements } from '#server/connectors/all.ts'
import type { Order } from '#server/connectors/kinds/order.ts'
import { daysBetween } from './calendar.ts'
import type { Entry } from './entry.ts'

/** Items paid at once: an order, or one item of it that was sent separately. */
type Purchase = { signs: string[]; day: string; cents: number; currency: string; items: string[] }

/** A bank in another zone may post a payment the day before; a shop may charge weeks later. */
const earliestDays = -1
const latestDays = 14
/** A shorter name of a seller may be part of any other word. */
const fewestLetters = 4

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const notBought = /cancel|refus|return|refund|storniert|erstattet/i

/**
 * The items bought with each payment: from the same shop, for the same amount and within days, if
 * exactly one purchase fits exactly one payment. Uncertain pairs are left out.
 */
export function matchOrders(
  entries: readonly Entry[],
  orders: readonly Order[],
): Map<string, string> {
  const bought = new Map<string, string[]>()
  const payments = entries
    .filter(({ transaction }) => transaction.cents < 0)
    .map((entry) => ({
      entry,
      text: plain(`${entry.transaction.payee} ${entry.transaction.description}`),
    }))
  const byAmount = Map.groupBy(payments, ({ entry }) => -entry.transaction.cents)
  const fitting = (purchase: Purchase) =>
    (byAmount.get(purchase.cents) ?? []).filter(({ entry: { transaction }, text }) => {
      const days = signedDays(purchase.day, transaction.date)
      const sameMoney = purchase.currency === '' || purchase.currency === transaction.currency
      const isNear = days >= earliestDays && days <= latestDays
      return sameMoney && isNear && purchase.signs.some((sign) => text.includes(sign))
    })
  for (const ofShop of Map.groupBy(orders, ({ shop }) => shop).values()) {
    const taken = new Set<string>()
    for (const purchases of purchasesOf(ofShop)) {
      const found = purchases.map((purchase) => ({ purchase, fits: fitting(purchase) }))
      const claims = Map.groupBy(
        found.flatMap(({ fits }) => fits),
        ({ entry }) => entry.id,
      )
      for (const { purchase, fits } of found) {
        const [payment] = fits
        const id = payment?.entry.id ?? ''
        if (fits.length !== 1 || claims.get(id)?.length !== 1 || taken.has(id)) continue
        taken.add(id)
        const known = bought.get(id) ?? []
        bought.set(id, [...new Set([...known, ...purchase.items])])
      }
    }
  }
  return new Map([...bought].map(([id, items]) => [id, items.join('; ')]))
}

const signedDays = (from: string, to: string) =>
  from <= to ? daysBetween(from, to) : -daysBetween(to, from)

/** Whole orders first; then single things of orders with several. */
function purchasesOf(orders: readonly Order[]): Purchase[][] {
  const paid = orders.filter(
    ({ cents, status, item, at }) =>
      cents !== null && cents > 0 && !notBought.test(status) && item !== '' && at !== '',
  )
  const alone = paid.filter(({ number }) => number === '').map((order) => [order])
  const numbered = Map.groupBy(
    paid.filter(({ number }) => number !== ''),
    ({ number }) => number,
  )
  const wholes = [...numbered.values(), ...alone]
  const parts = wholes.filter((whole) => whole.length > 1).flat()
  return [wholes.flatMap((whole) => purchaseOf(whole)), parts.flatMap((part) => purchaseOf([part]))]
}

function purchaseOf(things: readonly Order[]): Purchase[] {
  const [first] = things
  if (!first) return []
  const shop = plain(first.shop)
  const sellers = things
    .map(({ seller }) => plain(seller))
    .filter((name) => name.length >= fewestLetters)
  return [
    {
      signs: [...(shopsOnStatements[shop] ?? [shop]), ...sellers],
      day: first.at.slice(0, 10),
      cents: things.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
      currency: first.currency,
      items: things.map(({ item }) => item),
    },
  ]
}
