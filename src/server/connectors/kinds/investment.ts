import { z } from 'zod'

/** A purchase or sale of a security, or income from one; stored sealed. */
export const trade = z.object({
  broker: z.string(),
  account: z.string(),
  /** ISO 8601 day. */
  date: z.string(),
  action: z.enum([
    'buy',
    'sell',
    'dividend',
    'interest',
    'fee',
    'tax',
    'deposit',
    'split',
    'other',
  ]),
  symbol: z.string(),
  name: z.string(),
  quantity: z.number().nullable(),
  price: z.number().nullable(),
  /** The amount received, in hundredths; payments are negative. */
  cents: z.number().int().nullable(),
  /** In hundredths. */
  feeCents: z.number().int().nullable(),
  currency: z.string(),
  detail: z.string(),
})
export type Trade = z.infer<typeof trade>

/** An account's position in a security on one day; stored sealed. */
export const holding = z.object({
  broker: z.string(),
  account: z.string(),
  /** ISO 8601 day, or empty. */
  asOf: z.string(),
  symbol: z.string(),
  name: z.string(),
  quantity: z.number().nullable(),
  price: z.number().nullable(),
  /** In hundredths. */
  valueCents: z.number().int().nullable(),
  costCents: z.number().int().nullable(),
  currency: z.string(),
})
export type Holding = z.infer<typeof holding>
