import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { QueryType } from '#shared/answers.ts'
import { queryLimits, type NewQuery, type QueryStatus, type QuerySummary } from '#shared/queries.ts'
import type { Database } from '#server/db/open.ts'
import { questions } from '#server/db/tables.ts'
import { newId } from '#server/ids.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import { noOutcome, outcome, type Outcome } from './outcome.ts'

export type QueryStore = ReturnType<typeof createQueryStore>
export type StoredQuery = {
  id: string
  question: string
  status: QueryStatus
  createdAt: Date
  outcome: Outcome
  savedAs?: string | undefined
}
/** Measurements that stay readable for statistics. */
export type Measured = {
  durationMs?: number
  queryType?: QueryType
  confidence?: number
  found: boolean
}

const sealedQuery = z.object({
  question: z.string(),
  outcome,
  savedAs: z.string().optional(),
})
const sealContext = (userId: string, id: string) => ({ table: 'questions', id, userId })
const own = (userId: string, id: string) =>
  and(eq(questions.userId, userId), eq(questions.id, id), eq(questions.kind, 'query'))

/** Queries, stored among the person's questions, for one person at a time. */
export function createQueryStore({ db, vault }: { db: Database; vault: Vault }) {
  return {
    async add(userId: string, { question }: NewQuery): Promise<string> {
      const keys = await vault.keysOf(userId)
      const id = newId('ask')
      const sealed = sealJson(keys.content, sealContext(userId, id), {
        question,
        outcome: noOutcome,
      })
      await db.asUser(userId, (tx) =>
        tx.insert(questions).values({ userId, id, kind: 'query', status: 'pending', sealed }),
      )
      return id
    },

    async find(userId: string, id: string): Promise<StoredQuery | undefined> {
      const keys = await vault.keysOf(userId)
      const [row] = await db.asUser(userId, (tx) =>
        tx.select().from(questions).where(own(userId, id)),
      )
      if (!row) return undefined
      const sealed = sealedQuery.parse(openJson(keys.content, sealContext(userId, id), row.sealed))
      return { id, status: row.status, createdAt: row.createdAt, ...sealed }
    },

    /** The saved queries, and the latest others; with `before`, the others that follow it. */
    async list(userId: string, before?: string): Promise<QuerySummary[]> {
      const keys = await vault.keysOf(userId)
      const queries = and(eq(questions.userId, userId), eq(questions.kind, 'query'))
      const place = [questions.createdAt, questions.id] as const
      const rows = await db.asUser(userId, async (tx) => {
        const last = tx
          .select({ at: place[0], id: place[1] })
          .from(questions)
          .where(own(userId, before ?? ''))
        const follows = before === undefined ? undefined : sql`(${place[0]}, ${place[1]}) < ${last}`
        const others = await tx
          .select()
          .from(questions)
          .where(and(queries, isNull(questions.savedAt), follows))
          .orderBy(...place.map(desc))
          .limit(queryLimits.history)
        if (before !== undefined) return others
        const saved = await tx
          .select()
          .from(questions)
          .where(and(queries, isNotNull(questions.savedAt)))
          .orderBy(desc(questions.savedAt))
        return [...saved, ...others]
      })
      return rows.map((row) => {
        const opened = sealedQuery.parse(
          openJson(keys.content, sealContext(userId, row.id), row.sealed),
        )
        return {
          id: row.id,
          question: opened.question,
          status: row.status,
          createdAt: row.createdAt.toISOString(),
          edited: opened.outcome.edited ?? false,
          ...(row.savedAt === null ? {} : { savedAs: opened.savedAs ?? opened.question }),
        }
      })
    },

    /** Saves a query under a name, or unsaves it; returns whether it exists. */
    async save(userId: string, id: string, savedAs: string | null): Promise<boolean> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const [row] = await tx.select().from(questions).where(own(userId, id)).for('update')
        if (!row) return false
        const at = sealContext(userId, id)
        const { question, outcome: kept } = sealedQuery.parse(
          openJson(keys.content, at, row.sealed),
        )
        const value = { question, outcome: kept, ...(savedAs === null ? {} : { savedAs }) }
        await tx
          .update(questions)
          .set({
            savedAt: savedAs === null ? null : new Date(),
            sealed: sealJson(keys.content, at, value),
          })
          .where(own(userId, id))
        return true
      })
    },

    /** Ends a pending query; one that has ended stays unchanged. */
    async end(
      userId: string,
      { id, question }: { id: string; question: string },
      ended: { status: 'completed' | 'error'; outcome: Outcome; measured?: Measured },
    ): Promise<void> {
      const keys = await vault.keysOf(userId)
      const { status, measured } = ended
      const sealed = sealJson(keys.content, sealContext(userId, id), {
        question,
        outcome: ended.outcome,
      })
      await db.asUser(userId, (tx) =>
        tx
          .update(questions)
          .set({ status, sealed, ...measured })
          .where(and(own(userId, id), eq(questions.status, 'pending'))),
      )
    },
  }
}
