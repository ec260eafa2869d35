import type { Cell } from '#shared/answers.ts'
import type { Worth } from '#shared/money-overview.ts'

/** A person's tables, which include this folder's transactions. */
export type PersonTables = {
  catalog: (userId: string) => Promise<{ tables: readonly { name: string }[]; timeZone: string }>
  query: (
    userId: string,
    sql: string,
    options: { timeZone: string },
  ) => Promise<{ rows: readonly (readonly Cell[])[] }>
}
type Deps = { workspaces: PersonTables }

/** The latest balance of each account, and their sum for each currency. */
export async function readWorth({ workspaces }: Deps, userId: string): Promise<Worth> {
  const { tables, timeZone } = await workspaces.catalog(userId)
  if (!tables.some(({ name }) => name === 'accounts')) return []
  const { rows } = await workspaces.query(
    userId,
    `select name, coalesce(bank, ''), balance, currency, cast(as_of as varchar)
     from accounts where balance is not null and currency is not null
     qualify row_number() over (
       partition by bank, name, account, currency order by as_of desc nulls last) = 1
     order by balance desc`,
    { timeZone },
  )
  const accounts = rows.map(([name, bank, balance, currency, asOf]) => ({
    name: text(name) || 'Unnamed account',
    bank: text(bank),
    balance: Number(balance),
    currency: text(currency),
    asOf: text(asOf).slice(0, 10),
  }))
  return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, found]) => ({
    currency,
    total: found.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100,
    accounts: found.map(({ name, bank, balance, asOf }) => ({ name, bank, balance, asOf })),
  }))
}

const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))
