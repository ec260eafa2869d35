import type { Person } from '#shared/accounts.ts'
import type { ApiKeyScope } from '#shared/api-keys.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { AppError } from '#server/errors.ts'
import type { ApiKeys } from './api-keys.ts'

export type KeyDeps = { accounts: Pick<Accounts, 'sessions'>; apiKeys: ApiKeys }

export const refusedKey = (message: string) =>
  new AppError('unauthenticated', 'api_key.refused', message)

/** The person and scopes of the key sent as `Authorization: Bearer …`. */
export async function personOfKey(
  { accounts: { sessions }, apiKeys }: KeyDeps,
  header: string,
): Promise<{ person: Person; scopes: ApiKeyScope[] }> {
  const key = /^Bearer +(\S+) *$/i.exec(header)?.[1]
  const found = key === undefined ? undefined : await apiKeys.find(key)
  if (!found) throw refusedKey('This API key is wrong, has expired or was revoked.')
  return { person: await sessions.personById(found.userId), scopes: found.scopes }
}
