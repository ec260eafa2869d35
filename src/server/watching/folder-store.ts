import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import { emptyState, folderState, type FolderState } from './known-files.ts'

export type FolderStore = ReturnType<typeof createFolderStore>
export type StoredFolder = FolderState & { scannedAt: Date | null }

const rows = z.array(
  z.object({ sealed: z.instanceof(Buffer), scannedAt: z.nullable(z.coerce.date()) }),
)
const people = z.array(z.object({ userId: z.string() }))
const place = (userId: string) => ({ table: 'watched_folders', id: userId, userId })

/** The state of the files in each person's watched folder. */
export function createFolderStore({ db, vault }: { db: Database; vault: Vault }) {
  return {
    /** `undefined` if the person's folder is not watched. */
    async find(userId: string): Promise<StoredFolder | undefined> {
      const keys = await vault.keysOf(userId)
      const found = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select sealed, scanned_at as "scannedAt" from watched_folders where user_id = ${userId}`),
      )
      const [row] = rows.parse(found.rows)
      if (!row) return undefined
      const state = folderState.parse(openJson(keys.content, place(userId), row.sealed))
      return { ...state, scannedAt: row.scannedAt }
    },

    async add(userId: string): Promise<void> {
      const keys = await vault.keysOf(userId)
      const sealed = sealJson(keys.content, place(userId), emptyState)
      await db.asUser(userId, (tx) =>
        tx.execute(sql`
          insert into watched_folders (user_id, sealed) values (${userId}, ${sealed})
          on conflict (user_id) do nothing`),
      )
    },

    async remove(userId: string): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx.execute(sql`delete from watched_folders where user_id = ${userId}`),
      )
    },

    /** Changes the state, unless the folder is no longer watched. */
    async change(
      userId: string,
      change: (state: FolderState) => FolderState,
      { scanned = false } = {},
    ): Promise<FolderState | undefined> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const found = await tx.execute(sql`
          select sealed, scanned_at as "scannedAt" from watched_folders
          where user_id = ${userId} for update`)
        const [row] = rows.parse(found.rows)
        if (!row) return undefined
        const next = change(folderState.parse(openJson(keys.content, place(userId), row.sealed)))
        const sealed = sealJson(keys.content, place(userId), next)
        await tx.execute(sql`
          update watched_folders
          set sealed = ${sealed}, scanned_at = case when ${scanned} then now() else scanned_at end
          where user_id = ${userId}`)
        return next
      })
    },

    /** Everybody whose folder is watched and whose account is not disabled. */
    async people(): Promise<string[]> {
      const found = await db.jobs.query(
        `select user_id as "userId" from watched_folders
         where not exists (select from users where users.id = user_id and disabled)`,
      )
      return people.parse(found.rows).map(({ userId }) => userId)
    },
  }
}
