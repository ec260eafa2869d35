import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { isIdle, waitingRun } from '../files/ask-for-import.ts'
import { own } from '../store.ts'
import { dataSources } from '../tables.ts'

export type RunRequests = ReturnType<typeof createRunRequests>

/** The person's requests for imports and syncs, which a job carries out. */
export function createRunRequests({ db }: { db: Database }) {
  return {
    /** Requests a sync now; a sync already active counts as that one. */
    async sync(userId: string, id: string): Promise<void> {
      await db.asUser(userId, async (tx) => {
        const now = { nextSyncAt: sql`now()` }
        await tx.update(dataSources).set(now).where(own(userId, id))
        await tx
          .update(dataSources)
          .set(waitingRun('sync'))
          .where(and(own(userId, id), isIdle))
      })
    },

    /** Stops a run after the current page; cancels one that is still waiting. */
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

    /** Resumes a stopped run; returns whether a job is needed for it. */
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

    /** Whether a request has not been taken up yet. */
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
