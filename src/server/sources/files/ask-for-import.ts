import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { own } from '../store.ts'
import { dataSources, importFiles } from '../tables.ts'

/** No run of the source is active or waiting. */
export const isIdle = or(isNull(dataSources.runState), eq(dataSources.runState, 'stopped'))

/** Marks a run as waiting; a stopped run keeps its counts. */
export const waitingRun = (kind: 'import' | 'sync') => ({
  runKind: sql`case when run_state = 'stopped' then run_kind else ${kind} end`,
  runState: 'waiting' as const,
  runStartedAt: sql`case when run_state = 'stopped' then run_started_at else now() end`,
  runCounts: sql`case when run_state = 'stopped' then run_counts end`,
})

/** Requests an import of the files that arrived; an active run reads them at its end. */
export async function askForImport(tx: Tx, userId: string, sourceId: string): Promise<void> {
  await tx
    .update(dataSources)
    .set(waitingRun('import'))
    .where(and(own(userId, sourceId), isIdle))
}

/** Whether the source has files left to import. */
export async function filesWait(tx: Tx, userId: string, sourceId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: importFiles.id })
    .from(importFiles)
    .where(
      and(
        eq(importFiles.userId, userId),
        eq(importFiles.sourceId, sourceId),
        eq(importFiles.complete, true),
      ),
    )
    .limit(1)
  return rows.length > 0
}
