import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  apiKeyLimits,
  type ApiKeyScope,
  type ApiKeyView,
  type CreatedApiKey,
  type newApiKey,
} from '#shared/api-keys.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import { hashOf } from '#server/vault/token-hash.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { apiKeys } from './tables.ts'

export type ApiKeys = ReturnType<typeof createApiKeys>

const keyForm = /^trv_[A-Za-z0-9_-]{43}$/
const dayMs = 86_400_000
/** Resolution of the time of last use. */
const usedMs = 60_000

const sealedName = z.object({ name: z.string() })
const sealContext = (userId: string, id: string) => ({ table: 'api_keys', id, userId })

type Row = Omit<typeof apiKeys.$inferSelect, 'hash'>

const viewOf = (keys: PersonKeys, row: Row): ApiKeyView => ({
  id: row.id,
  name: sealedName.parse(openJson(keys.content, sealContext(row.userId, row.id), row.sealed)).name,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

/** API keys, with which other programs access a person's data. */
export function createApiKeys({
  db,
  vault,
  now = Date.now,
}: {
  db: Database
  vault: Vault
  now?: () => number
}) {
  return {
    async list(userId: string): Promise<ApiKeyView[]> {
      const keys = await vault.keysOf(userId)
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select()
          .from(apiKeys)
          .where(eq(apiKeys.userId, userId))
          .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),
      )
      return rows.map((row) => viewOf(keys, row))
    },

    /** Creates a key; only this response contains it. */
    async create(userId: string, given: z.output<typeof newApiKey>): Promise<CreatedApiKey> {
      const keys = await vault.keysOf(userId)
      const { name, scopes, days } = given
      const key = `trv_${randomBytes(32).toString('base64url')}`
      const id = newId('key')
      const row = {
        userId,
        id,
        scopes,
        expiresAt: days === undefined ? null : new Date(now() + days * dayMs),
        lastUsedAt: null,
        sealed: sealJson(keys.content, sealContext(userId, id), { name }),
        createdAt: new Date(now()),
      }
      await db.asUser(userId, async (tx) => {
        const [known] = await tx
          .select({ keys: count() })
          .from(apiKeys)
          .where(eq(apiKeys.userId, userId))
        if ((known?.keys ?? 0) >= apiKeyLimits.keys) {
          throw new AppError(
            'conflict',
            'api_key.too_many',
            `You have ${apiKeyLimits.keys} keys already. Revoke one that you no longer use first.`,
          )
        }
        await tx.insert(apiKeys).values({ ...row, hash: hashOf(key) })
      })
      return { ...viewOf(keys, row), key }
    },

    /** Returns whether the key existed. */
    async revoke(userId: string, id: string): Promise<boolean> {
      const revoked = await db.asUser(userId, (tx) =>
        tx
          .delete(apiKeys)
          .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
          .returning({ id: apiKeys.id }),
      )
      return revoked.length > 0
    },

    /** Returns the number of keys. */
    async revokeAll(userId: string): Promise<number> {
      const revoked = await db.asUser(userId, (tx) =>
        tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id }),
      )
      return revoked.length
    },

    /** The key's person and scopes; `undefined` if it is not valid, for whatever reason. */
    async find(key: string): Promise<{ userId: string; scopes: ApiKeyScope[] } | undefined> {
      if (!keyForm.test(key)) return undefined
      const at = new Date(now())
      const [row] = await db.auth
        .select({
          userId: apiKeys.userId,
          id: apiKeys.id,
          scopes: apiKeys.scopes,
        })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(
          and(
            eq(apiKeys.hash, hashOf(key)),
            eq(users.disabled, false),
            or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
          ),
        )
      if (!row) return undefined
      const { userId, id, scopes } = row
      const before = new Date(at.getTime() - usedMs)
      const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))
      await db.auth
        .update(apiKeys)
        .set({ lastUsedAt: at })
        .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id), isOld))
      return { userId, scopes }
    },
  }
}
