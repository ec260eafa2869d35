import { eq, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { relationRole } from '#shared/people.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { newId } from '#server/ids.ts'
import { countChange } from '#server/records/count-change.ts'
import { createRecordReader } from '#server/sources/reading/read-records.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Decision } from './join.ts'
import { mentionKinds, type MentionKind } from './mention.ts'

export type PeopleStore = ReturnType<typeof createPeopleStore>
/** A deleted record has no `value`. */
export type StoredRecord = { id: number; seq: number; sourceId: string; documentId: string } & (
  | { kind: MentionKind; value: unknown }
  | { kind: 'gone' }
)

const mentionKind = z.enum(mentionKinds)
/** Earlier versions stored a decision's kind by another word. */
const earlierKinds = new Map<unknown, Decision['kind']>([
  ['same', 'join'],
  ['apart', 'separate'],
  ['name', 'rename'],
  ['relations', 'relations'],
])
const stored = z.looseObject({ of: z.unknown().optional() })
const decision = z.preprocess(
  (value) => {
    const { of, ...rest } = stored.parse(value)
    return of === undefined ? rest : { ...rest, kind: earlierKinds.get(of) }
  },
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('join'), keys: z.array(z.string()) }),
    z.object({ kind: z.literal('separate'), key: z.string(), from: z.array(z.string()) }),
    z.object({ kind: z.literal('rename'), key: z.string(), name: z.string() }),
    z.object({ kind: z.literal('relations'), key: z.string(), roles: z.array(relationRole) }),
  ]) satisfies z.ZodType<Decision>,
)
const decisionRow = z.object({ id: z.string(), sealed: z.instanceof(Buffer) })

const decisionContext = (userId: string, id: string) => ({ table: 'people_decisions', id, userId })

/** The records that name people, and the person's decisions about them. */
export function createPeopleStore({ db, vault }: { db: Database; vault: Vault }) {
  const reader = createRecordReader(db)

  return {
    /**
     * Records after a position in the sequence, page by page; a changed record moves to the end.
     */
    async *records(userId: string, after: number): AsyncGenerator<StoredRecord[]> {
      const keys = await vault.keysOf(userId)
      const reading = { userId, keys, items: mentionKinds, unbatched: ['gone'] }
      const pages = after === 0 ? reader.all(reading) : reader.after(reading, after)
      for await (const page of pages) {
        yield page.map(({ kind, value, ...where }) =>
          kind === 'gone' ? { ...where, kind } : { ...where, kind: mentionKind.parse(kind), value },
        )
      }
    },

    /** Ids of the existing records. */
    async ids(userId: string): Promise<Set<number>> {
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select id::text as id from records
          where user_id = ${userId} and kind = any(${sql.param([...mentionKinds])}::text[])`),
      )
      return new Set(
        z
          .array(z.object({ id: z.coerce.number() }))
          .parse(rows)
          .map(({ id }) => id),
      )
    },

    async accountEmail(userId: string): Promise<string> {
      const own = eq(users.id, userId)
      const [row] = await db.auth.select({ email: users.email }).from(users).where(own)
      return row?.email ?? ''
    },

    /** In chronological order. */
    async decisions(userId: string): Promise<Decision[]> {
      const keys = await vault.keysOf(userId)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          select id, sealed from people_decisions where user_id = ${userId} order by ordinal`),
      )
      return z
        .array(decisionRow)
        .parse(rows)
        .map(({ id, sealed }) =>
          decision.parse(openJson(keys.content, decisionContext(userId, id), sealed)),
        )
    },

    /** Stores a decision; returns the id with which it can be undone. */
    async decide(userId: string, decision: Decision): Promise<string> {
      const keys = await vault.keysOf(userId)
      const id = newId('dec')
      const sealed = sealJson(keys.content, decisionContext(userId, id), decision)
      await db.asUser(userId, async (tx) => {
        await tx.execute(sql`
          insert into people_decisions (user_id, id, sealed) values (${userId}, ${id}, ${sealed})`)
        await countChange(tx, userId)
      })
      return id
    },

    /** Returns whether the decision existed. */
    async undo(userId: string, id: string): Promise<boolean> {
      return db.asUser(userId, async (tx) => {
        const { rowCount } = await tx.execute(sql`
          delete from people_decisions where user_id = ${userId} and id = ${id}`)
        if (rowCount !== 1) return false
        await countChange(tx, userId)
        return true
      })
    },

    /** Makes ids that are stable for an identity and reveal nothing about it. */
    async idMaker(userId: string): Promise<(text: string) => string> {
      const keys = await vault.keysOf(userId)
      return (text) =>
        createHmac('sha256', keys.index).update(`people:${text}`).digest('hex').slice(0, 26)
    },
  }
}
