import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { extend } from 'zod/mini'
import {
  correction,
  readingLimits,
  type Correction,
  type RememberedReading,
} from '#shared/readings.ts'
import type { Database } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { phraseKey } from './corrections.ts'

export type ReadingStore = ReturnType<typeof createReadingStore>
export type Remembered = Correction & { id: string; meaning: string; at: Date }

const row = z.object({ id: z.string(), at: z.coerce.date(), sealed: z.instanceof(Buffer) })
const sealedReading = extend(correction, { meaning: z.string() })

const sealContext = (userId: string, id: string) => ({ table: 'readings', id, userId })

/** Per phrase, one column or table, one value, one person and one period are remembered. */
function hashOf(keys: PersonKeys, { phrase, choice }: Correction): Buffer {
  const of = choice.kind === 'table' ? 'column' : choice.kind
  return createHmac('sha256', keys.index)
    .update(`reading:${of}:${phraseKey(phrase)}`)
    .digest()
}

/** A person's corrections of what words mean. */
export function createReadingStore({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** Newest first. */
    async all(userId: string): Promise<Remembered[]> {
      const keys = await vault.keysOf(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select id, said_at as at, sealed from readings where user_id = ${userId}
          order by said_at desc, id desc limit ${readingLimits.remembered}`),
      )
      return z
        .array(row)
        .parse(rows)
        .map(({ id, at, sealed }) => ({
          id,
          at,
          ...sealedReading.parse(openJson(keys.content, sealContext(userId, id), sealed)),
        }))
    },

    /** Replaces what was remembered for the phrase; returns the id that deletes it. */
    async remember(userId: string, correction: Correction, meaning: string): Promise<string> {
      const keys = await vault.keysOf(userId)
      const id = newId('rdg')
      const hash = hashOf(keys, correction)
      const sealed = sealJson(keys.content, sealContext(userId, id), { ...correction, meaning })
      // A deleted reading of the phrase is replaced, too.
      await db.asUserWithDeleted(userId, async (tx) => {
        await tx.execute(sql`
          insert into readings (user_id, id, phrase, sealed)
          values (${userId}, ${id}, ${hash}, ${sealed})
          on conflict (user_id, phrase) do update set id = excluded.id, sealed = excluded.sealed, said_at = now()`)
        await tx.execute(sql`
          delete from readings where user_id = ${userId} and id in (
            select id from readings where user_id = ${userId}
            order by said_at desc, id desc offset ${readingLimits.remembered})`)
      })
      return id
    },
  }
}

export const viewReading = ({
  id,
  phrase,
  choice,
  meaning,
  at,
}: Remembered): RememberedReading => ({
  id,
  kind: choice.kind,
  phrase,
  meaning,
  at: at.toISOString(),
})
