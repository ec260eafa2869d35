import type { AccountSet } from './account-set.ts'

export type GetAccounts = (
  query: Record<string, string>,
  signal: AbortSignal,
) => Promise<AccountSet>
