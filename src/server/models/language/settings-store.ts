import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { modelProvider, type ModelChange, type ModelView } from '#shared/language-models.ts'
import type { Database } from '#server/db/open.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { ModelSettings } from './open-model.ts'

const sealedSettings = z.object({
  provider: modelProvider,
  model: z.string(),
  address: z.string().optional(),
  key: z.string().optional(),
})

const builtIn: ModelSettings = { provider: 'none', model: '' }
const sealContext = (userId: string) => ({ table: 'model_settings', id: userId, userId })

export type ModelSettingsStore = ReturnType<typeof createModelSettingsStore>

/** Each person's choice of a model, sealed with their key. */
export function createModelSettingsStore({ db, vault }: { db: Database; vault: Vault }) {
  async function read(userId: string): Promise<ModelSettings> {
    const { rows } = await db.asUser(userId, (tx) =>
      tx.execute<{ sealed: Buffer }>(
        sql`select sealed from model_settings where user_id = ${userId}`,
      ),
    )
    const [row] = rows
    if (!row) return builtIn
    const keys = await vault.keysOf(userId)
    return sealedSettings.parse(openJson(keys.content, sealContext(userId), row.sealed))
  }

  /** A key belongs to one service and address, and is not sent to another. */
  async function merged(userId: string, change: ModelChange): Promise<ModelSettings> {
    const before = await read(userId)
    const sameService = before.provider === change.provider && before.address === change.address
    const key = change.key ?? (sameService ? before.key : undefined)
    const { provider, model, address } = change
    return {
      provider,
      model,
      ...(address === undefined ? {} : { address }),
      ...(key === undefined ? {} : { key }),
    }
  }

  return {
    read,
    merged,

    async view(userId: string): Promise<ModelView> {
      return viewOf(await read(userId))
    },

    async write(userId: string, change: ModelChange): Promise<ModelView> {
      const settings = await merged(userId, change)
      const keys = await vault.keysOf(userId)
      const sealed = sealJson(keys.content, sealContext(userId), settings)
      await db.asUser(userId, (tx) =>
        tx.execute(sql`
          insert into model_settings (user_id, sealed) values (${userId}, ${sealed})
          on conflict (user_id) do update set sealed = excluded.sealed, changed_at = now()`),
      )
      return viewOf(settings)
    },
  }
}

const viewOf = ({ provider, model, address, key }: ModelSettings): ModelView => ({
  provider,
  model,
  ...(address === undefined ? {} : { address }),
  hasKey: (key ?? '') !== '',
})
