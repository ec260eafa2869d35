import { and, inArray, isNull, or, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { own } from '../store.ts'
import { dataSources } from '../tables.ts'

export type RunRequests = ReturnType<typeof createRunRequests>

const idle = or(isNull(dataSources.runState), eq(dataSources.runState, 'stopped'))

/** What a person asks of imports and syncs; a job does it. */
export function createRunRequests({ db }: { db: Database }) {
  return {
    /** Asks for an import of files that arrived; a run that goes on takes them up at its end. */
    async import(userId: string, id: string): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx
          .update(dataSources)
          .set(waiting('import'))
          .where(and(own(userId, id), idle)),
      )
    },

    /** Asks for a sync, now; one that goes on already is that one. */
    async sync(userId: string, id: string): Promise<void> {
      await db.asUser(userId, async (tx) => {
        const now = { nextSyncAt: sql`now()` }
        await tx.update(dataSources).set(now).where(own(userId, id))
        await tx
          .update(dataSources)
          .set(waiting('sync'))
          .where(and(own(userId, id), idle))
      })
    },

    /** Ends a run behind the page at hand; one that only waits does not begin. */
    async stop(userId: string, id: string): Promise<void> {
      await db.asUser(userId, (tx) =>
        tx
          .update(dataSources)
          .set({
            runState: sql`case run_state when 'waiting' then 'stopped' else 'stopping' end`,
          })
          .where(and(own(userId, id), inArray(dataSources.runState, ['waiting', 'running']))),
      )
    },

    /** Lets a stopped run go on where it was; answers whether a job is needed for it. */
    async resume(userId: string, id: string): Promise<boolean> {
      const resumed = await db.asUser(userId, (tx) =>
        tx
          .update(dataSources)
          .set({
            runState: sql`case run_state when 'stopped' then 'waiting' else 'running' end`,
          })
          .where(and(own(userId, id), inArray(dataSources.runState, ['stopping', 'stopped'])))
          .returning({ id: dataSources.id }),
      )
      return resumed.length > 0
    },

    /** Whether a request is not yet taken up. */
    async waits(userId: string, id: string): Promise<boolean> {
      const rows = await db.asUser(userId, (tx) =>
        tx
          .select({ id: dataSources.id })
          .from(dataSources)
          .where(and(own(userId, id), eq(dataSources.runState, 'waiting'))),
      )
      return rows.length > 0
    },
  }
}

/** A run that was stopped goes on with what it had counted. */
const waiting = (kind: 'import' | 'sync') => ({
  runKind: sql`case when run_state = 'stopped' then run_kind else ${kind} end`,
  runState: 'waiting' as const,
  runStartedAt: sql`case when run_state = 'stopped' then run_started_at else now() end`,
  runCounts: sql`case when run_state = 'stopped' then run_counts end`,
})
