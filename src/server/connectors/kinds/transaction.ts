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

/** A movement of money; stored sealed. */
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
  /** The category assigned by the bank or the exporting program. */
  bankCategory: z.string().optional(),
  /** The bank's own term for the type of movement, such as `ACH_CREDIT`. */
  bankType: z.string().optional(),
  /** Known to the bank but not final yet. */
  pending: z.boolean().optional(),
  /** The account balance after it, in hundredths. */
  balance: z.number().int().optional(),
  /** The format it was read from. */
  origin: z.enum(['ofx', 'csv', 'qif', 'mt940', 'camt', 'simplefin']).optional(),
})
export type Transaction = z.infer<typeof transaction>
