import { z } from 'zod'

export const accountType = z.enum([
  'checking',
  'savings',
  'card',
  'cash',
  'loan',
  'investment',
  'wallet',
])
export type AccountType = z.infer<typeof accountType>

/** A movement of money as it is sealed. */
export const transaction = z.object({
  /** `YYYY-MM-DD`, as the bank posts it. */
  date: z.string(),
  /** Cents (or the currency's hundredths): spending is negative. */
  cents: z.number().int(),
  currency: z.string(),
  payee: z.string(),
  description: z.string(),
  account: z.string(),
  accountName: z.string().optional(),
  accountType: accountType.optional(),
  /** What the bank, or the program that exported it, files it under. */
  bankCategory: z.string().optional(),
  /** The bank's own word for what kind of movement it is, such as `ACH_CREDIT`. */
  bankType: z.string().optional(),
  /** Seen by the bank, and not final yet. */
  pending: z.boolean().optional(),
  /** What the account held after it, in hundredths. */
  balance: z.number().int().optional(),
  /** The format that it came in. */
  origin: z.enum(['ofx', 'csv', 'qif', 'mt940', 'camt', 'simplefin']).optional(),
})
export type Transaction = z.infer<typeof transaction>
