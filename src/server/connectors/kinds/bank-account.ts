import { z } from 'zod'
import { accountType } from './transaction.ts'

/** An account or a card, as it is sealed. */
export const bankAccount = z.object({
  name: z.string(),
  bank: z.string(),
  /** The last digits of its number, as its transactions name it. */
  account: z.string(),
  accountType: accountType.optional(),
  /** What it holds, in hundredths; what is owed is negative. */
  balance: z.number().int(),
  currency: z.string(),
  /** The day of the balance. */
  asOf: z.iso.date(),
})
export type BankAccount = z.infer<typeof bankAccount>
