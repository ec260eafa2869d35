import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { sameAccount } from '../credentials.ts'
import { dataSources } from '../tables.ts'
import { openSource, type OpenSource } from '../view-source.ts'

/** Whether another source of the same account is being synced; the two would disturb each other. */
export async function syncsElsewhere(
  tx: Tx,
  keys: PersonKeys,
  source: OpenSource,
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(dataSources)
    .where(
      and(
        eq(dataSources.userId, source.userId),
        eq(dataSources.type, source.type),
        ne(dataSources.id, source.id),
        eq(dataSources.runKind, 'sync'),
        eq(dataSources.runState, 'running'),
      ),
    )
  return rows.some((row) => sameAccount(openSource(keys, row), source))
}
