import type { ColumnPreview } from '#shared/sources.ts'
import { t } from '#web/words/translate.ts'

export type Mapping = ColumnPreview['mapping']
export type Role = 'date' | 'description' | 'amount' | 'debit' | 'credit' | 'balance'

export const roleNames: Record<Role, string> = {
  date: t('Date'),
  description: t('Description'),
  amount: t('Amount'),
  debit: t('Money out'),
  credit: t('Money in'),
  balance: t('Balance'),
}

export const dateOrders = [
  ['DMY', t('Day first, 31/12/2025')],
  ['MDY', t('Month first, 12/31/2025')],
  ['YMD', t('Year first, 2025-12-31')],
] as const satisfies readonly (readonly [Mapping['dateOrder'], string])[]

/** Currencies to choose from; the one found in the file comes first. */
const currencies =
  'EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY UAH ILS AED INR JPY CNY KRW HKD SGD THB BRL MXN ZAR'.split(
    ' ',
  )
export const currenciesWith = (found: string | undefined): string[] => [
  ...new Set([...(found === undefined ? [] : [found]), ...currencies]),
]

/** Amounts are in one column with a sign, or in two. */
export const hasTwoColumns = ({ amount }: Mapping): boolean => amount === undefined

export function setColumn(mapping: Mapping, role: Role, column: number | undefined): Mapping {
  if (role === 'date' || role === 'description') {
    return column === undefined ? mapping : { ...mapping, [role]: column }
  }
  return { ...mapping, [role]: column }
}

/** Switches between one column and two; choices are kept as far as they fit. */
export function setTwoColumns(mapping: Mapping, two: boolean): Mapping {
  const { amount, debit, credit, spendingIsPositive: _sign, ...rest } = mapping
  return two
    ? { ...rest, debit: debit ?? amount, credit }
    : { ...rest, amount: debit ?? credit ?? 0 }
}

/** The meanings of a column. */
export function rolesOf(mapping: Mapping, column: number): Role[] {
  const roles: Role[] = ['date', 'description', 'amount', 'debit', 'credit', 'balance']
  return roles.filter((role) => mapping[role] === column)
}
