import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'

const minutes = 10

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

const oauthRequests = pgTable(
  'oauth_requests',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sourceId: text('source_id').notNull(),
    sealed: bytea('sealed').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

const secret = z.object({ verifier: z.string(), scope: z.string() })
export type OAuthRequest = z.infer<typeof secret> & { sourceId: string }

/** A state works only in the session that created it. */
const idOf = (state: string, session: string) =>
  createHash('sha256')
    .update(JSON.stringify([state, session]))
    .digest('hex')
const requestContext = (userId: string, id: string) => ({ table: 'oauth_requests', id, userId })

/** The person and session that go to a provider. */
export type ConsentStart = { userId: string; session: string }

/** Requests to a provider that wait for the person's return. */
export function createOAuthRequests({ db, vault }: { db: Database; vault: Vault }) {
  return {
    async add(
      { userId, session }: ConsentStart,
      state: string,
      { sourceId, ...kept }: OAuthRequest,
    ): Promise<void> {
      const keys = await vault.keysOf(userId)
      const id = idOf(state, session)
      const sealed = sealJson(keys.content, requestContext(userId, id), secret.parse(kept))
      const now = Date.now()
      const expiresAt = new Date(now + minutes * 60_000)
      await db.asUser(userId, async (tx) => {
        await tx
          .delete(oauthRequests)
          .where(and(eq(oauthRequests.userId, userId), lt(oauthRequests.expiresAt, new Date(now))))
        await tx.insert(oauthRequests).values({ userId, id, sourceId, sealed, expiresAt })
      })
    },

    /** Takes a request once, and only in its person's session. */
    async take(
      { userId, session }: ConsentStart,
      state: string,
    ): Promise<OAuthRequest | undefined> {
      const keys = await vault.keysOf(userId)
      const [row] = await db.asUser(userId, (tx) =>
        tx
          .delete(oauthRequests)
          .where(and(eq(oauthRequests.userId, userId), eq(oauthRequests.id, idOf(state, session))))
          .returning(),
      )
      if (!row || row.expiresAt.getTime() < Date.now()) return undefined
      const kept = secret.parse(openJson(keys.content, requestContext(userId, row.id), row.sealed))
      return { ...kept, sourceId: row.sourceId }
    },
  }
}
export type OAuthRequests = ReturnType<typeof createOAuthRequests>
