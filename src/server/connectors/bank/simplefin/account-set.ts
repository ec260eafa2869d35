import { z } from 'zod'
import type { BankAccount } from '../../kinds/bank-account.ts'
import type { AccountType, Transaction } from '../../kinds/transaction.ts'
import { lastDigits } from '../parse-bank-csv.ts'
import { readCents } from '../read-amount.ts'

const seconds = z.number().catch(0)
const optionalText = z.string().nullish().catch(undefined)

const simpleFinTransaction = z.object({
  id: z.coerce.string(),
  posted: seconds,
  transacted_at: z.number().nullish().catch(undefined),
  amount: z.coerce.string(),
  description: z.string().catch(''),
  payee: optionalText,
  memo: optionalText,
  pending: z.boolean().nullish().catch(undefined),
})
export type SimpleFinTransaction = z.infer<typeof simpleFinTransaction>

const simpleFinAccount = z.object({
  id: z.coerce.string(),
  name: z.string().catch(''),
  currency: z.string().catch('USD'),
  balance: z.coerce.string().optional().catch(undefined),
  'balance-date': seconds.optional(),
  org: z.object({ name: optionalText, domain: optionalText }).optional().catch(undefined),
  transactions: z.array(simpleFinTransaction).catch([]),
})
export type SimpleFinAccount = z.infer<typeof simpleFinAccount>

/** The response of `GET /accounts`. */
export const accountSet = z.object({
  errors: z.array(z.coerce.string()).catch([]),
  errlist: z
    .array(z.object({ msg: z.string() }))
    .optional()
    .catch(undefined),
  accounts: z.array(simpleFinAccount),
})
export type AccountSet = z.infer<typeof accountSet>

export const bankOf = ({ org }: SimpleFinAccount) => org?.name ?? org?.domain ?? ''

const typesByName: readonly [RegExp, AccountType][] = [
  [/credit card|card|visa|mastercard|amex|kreditkarte/i, 'card'],
  [/saving|money market|spar|tagesgeld/i, 'savings'],
  [/loan|mortgage|kredit|darlehen/i, 'loan'],
  [/ira\b|401|brokerage|invest|depot/i, 'investment'],
  [/checking|current|giro|everyday|spend/i, 'checking'],
]

/** Guesses the account type from its name. */
export const accountTypeOf = (name: string): AccountType | undefined =>
  typesByName.find(([pattern]) => pattern.test(name))?.[1]

const dayOf = (unix: number) => new Date(unix * 1_000).toISOString().slice(0, 10)

/** The account itself; undefined if there is no balance. */
export function toBankAccount(account: SimpleFinAccount): BankAccount | undefined {
  const balance = readCents(account.balance ?? '', '.')
  const at = account['balance-date'] ?? 0
  if (balance === undefined || at <= 0 || at > 4e9) return undefined
  const type = accountTypeOf(account.name)
  return {
    name: account.name,
    bank: bankOf(account),
    account: accountDigits(account),
    ...(type === undefined ? {} : { accountType: type }),
    balance,
    currency: currencyOf(account),
    asOf: dayOf(at),
  }
}

const accountDigits = ({ id, name }: SimpleFinAccount) => lastDigits(name) || lastDigits(id) || id
const currencyOf = ({ currency }: SimpleFinAccount) =>
  /^[A-Z]{3}$/.test(currency) ? currency : 'XXX'

/** Undefined if the amount or the date cannot be read. */
export function toTransaction(
  account: SimpleFinAccount,
  found: SimpleFinTransaction,
): Transaction | undefined {
  const cents = readCents(found.amount, '.')
  const at = found.posted > 0 ? found.posted : (found.transacted_at ?? 0)
  if (cents === undefined || at <= 0 || at > 4e9) return undefined
  const type = accountTypeOf(account.name)
  const texts = [found.description, found.memo ?? ''].filter((text) => text.trim() !== '')
  const isPending = found.pending === true || found.posted <= 0
  return {
    date: dayOf(at),
    cents,
    currency: /^[A-Z]{3}$/.test(account.currency) ? account.currency : 'XXX',
    payee: found.payee || found.description,
    description: texts.join(', ') || (found.payee ?? ''),
    account: lastDigits(account.name) || lastDigits(account.id) || account.id,
    accountName: account.name,
    ...(type === undefined ? {} : { accountType: type }),
    ...(isPending ? { pending: true } : {}),
    origin: 'simplefin',
  }
}
