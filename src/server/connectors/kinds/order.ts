import { z } from 'zod'

/** One ordered or bought item; stored sealed. The payment itself is in the bank's transactions. */
export const order = z.object({
  /** The shop that sold it or took the order: `Amazon`, `eBay`, `PayPal`, … */
  shop: z.string(),
  /** ISO 8601 day, wall time or instant. */
  at: z.string(),
  item: z.string(),
  /** The seller on a marketplace, or empty. */
  seller: z.string(),
  quantity: z.number(),
  /** The total price in hundredths; null if the export does not have it. */
  cents: z.number().int().nullable(),
  currency: z.string(),
  number: z.string(),
  /** `ordered`, `shipped`, `cancelled`, `returned`, … in the source's words; or empty. */
  status: z.string(),
  paidWith: z.string(),
  category: z.string(),
  url: z.string(),
})
export type Order = z.infer<typeof order>
