import { sql } from 'drizzle-orm'
import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'

export type RecapStore = ReturnType<typeof createRecapStore>

const row = z.object({ sealed: z.instanceof(Buffer) })
const sealedRecap = z.object({ timeZone: z.string() })
const userRows = z.array(z.object({ userId: z.string() }))

const place = (userId: string) => ({ table: 'weekly_recaps', id: userId, userId })
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The same for each mail to a person, so that the link of an old one works, too. */
const tokenOf = (keys: PersonKeys) =>
  createHmac('sha256', keys.index).update('weekly recap').digest('base64url')

/** Who gets the weekly recap, and when next. */
export function createRecapStore({ db, vault }: { db: Database; vault: Vault }) {
  const end = (userId: string) =>
    db.asUser(userId, (tx) => tx.execute(sql`delete from weekly_recaps where user_id = ${userId}`))

  return {
    end,

    async isOn(userId: string): Promise<boolean> {
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`select from weekly_recaps where user_id = ${userId}`),
      )
      return rows.length > 0
    },

    async begin(userId: string, timeZone: string, due: Date): Promise<void> {
      const keys = await vault.keysOf(userId)
      const sealed = sealJson(keys.content, place(userId), { timeZone })
      await db.asUser(userId, (tx) =>
        tx.execute(sql`
          insert into weekly_recaps (user_id, due_at, token_hash, sealed)
          values (${userId}, ${due.toISOString()}, ${hashOf(tokenOf(keys))}, ${sealed})
          on conflict (user_id) do update set due_at = excluded.due_at, sealed = excluded.sealed`),
      )
    },

    /** What a recap needs; `undefined` if the person has turned it off. */
    async find(userId: string): Promise<{ timeZone: string; token: string } | undefined> {
      const keys = await vault.keysOf(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`select sealed from weekly_recaps where user_id = ${userId}`),
      )
      const [found] = z.array(row).parse(rows)
      if (!found) return undefined
      const { timeZone } = sealedRecap.parse(openJson(keys.content, place(userId), found.sealed))
      return { timeZone, token: tokenOf(keys) }
    },

    /** Takes a recap that is due; false if another process has taken it. */
    async take(userId: string, now: Date, next: Date): Promise<boolean> {
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          update weekly_recaps set due_at = ${next.toISOString()}
          where user_id = ${userId} and due_at <= ${now.toISOString()} returning user_id`),
      )
      return rows.length > 0
    },

    async postpone(userId: string, until: Date): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx.execute(sql`
          update weekly_recaps set due_at = ${until.toISOString()} where user_id = ${userId}`),
      )
    },

    /** The people whose recap is due. */
    async due(now: Date): Promise<{ userId: string }[]> {
      const { rows } = await db.jobs.query(
        `select user_id as "userId" from weekly_recaps
         where due_at <= $1
           and not exists (select from users where users.id = user_id and disabled)
         order by due_at limit 1000`,
        [now],
      )
      return userRows.parse(rows)
    },

    /** Turns the mails off for the person with this token. */
    async endByToken(token: string): Promise<void> {
      const { rows } = await db.jobs.query(
        'select user_id as "userId" from weekly_recaps where token_hash = $1',
        [hashOf(token)],
      )
      for (const { userId } of userRows.parse(rows)) await end(userId)
    },
  }
}
