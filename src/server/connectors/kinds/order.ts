import { z } from 'zod'

/** One thing that was ordered or bought, as it is sealed. What was paid for it is the bank's to tell. */
export const order = z.object({
  /** Who sold it or took the order: `Amazon`, `eBay`, `PayPal`, … */
  shop: z.string(),
  /** ISO 8601 day, wall time or instant. */
  at: z.string(),
  item: z.string(),
  /** Whom a shop of many sellers names; or empty. */
  seller: z.string(),
  quantity: z.number(),
  /** What it cost in all, in hundredths; null where the export does not say. */
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
