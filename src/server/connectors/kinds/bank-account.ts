import { z } from 'zod'
import { accountType } from './transaction.ts'

/** An account or a card; stored sealed. */
export const bankAccount = z.object({
  name: z.string(),
  bank: z.string(),
  /** The last digits of its number, as used by its transactions. */
  account: z.string(),
  accountType: accountType.optional(),
  /** The balance in hundredths; debt is negative. */
  balance: z.number().int(),
  currency: z.string(),
  /** The day of the balance. */
  asOf: z.iso.date(),
})
export type BankAccount = z.infer<typeof bankAccount>
