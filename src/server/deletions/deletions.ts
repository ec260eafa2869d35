import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { countChange } from '#server/records/count-change.ts'
import { recordsOf } from '#server/records/count-records.ts'
import { forgetBatches } from '#server/records/forget-batches.ts'
import { withDeletedRows } from './with-deleted-rows.ts'

export type Deletions = ReturnType<typeof createDeletions>
export type DeletedKind = keyof typeof rowsOf

/** What a person can delete and restore, by kind. */
const rowsOf = {
  document: sql`documents where source_id is null`,
  source: sql`data_sources where true`,
  answer: sql`questions where kind in ('ask', 'reasoning')`,
  query: sql`questions where kind = 'query'`,
  conversation: sql`conversations where true`,
  reading: sql`readings where true`,
}
const kinds = z.enum(['document', 'source', 'answer', 'query', 'conversation', 'reading'])
const marks = z.array(z.object({ kind: kinds, target: z.string() }))

/** The page offers Undo for ten seconds, and longer while its notice is hovered or focused. */
const keptSeconds = 60

/** Removes a row of a kind for good, with everything derived from it. */
export type Erase = (userId: string, id: string) => Promise<unknown>

type Deps = { db: Database; queue: Queue }

/**
 * Deletes in two steps: rows are hidden at once, by row-level security, and erased shortly after.
 * In between they can be restored.
 */
export function createDeletions({ db, queue }: Deps) {
  return {
    /** Hides rows; all of the kind without `ids`. The result restores them; `undefined` if there are none. */
    async hide(userId: string, kind: DeletedKind, ids?: readonly string[]) {
      const id = newId('del')
      const count = await db.asUser(userId, async (tx) => {
        const { rows } = await tx.execute(sql`
          insert into deletions (user_id, id, kind, target)
          select ${userId}, ${id}, ${kind}, id from ${rowsOf[kind]} and user_id = ${userId}
            ${ids ? sql`and id = any(${sql.param([...ids])}::text[])` : sql``}
          on conflict do nothing
          returning kind, target`)
        const hidden = marks.parse(rows)
        await changed(tx, userId, hidden)
        return hidden.length
      })
      if (count === 0) return undefined
      const job = { userId, deletionId: id }
      await queue.send('erase-deleted', job, id, { startAfter: keptSeconds })
      return { id, count }
    },

    /** Restores everything that was hidden under an id; false if it is too late. */
    async restore(userId: string, id: string): Promise<boolean> {
      const restored = await db.asUser(userId, async (tx) => {
        const { rows } = await tx.execute(sql`
          delete from deletions where user_id = ${userId} and id = ${id} and not erasing
          returning kind, target`)
        const shown = marks.parse(rows)
        await changed(tx, userId, shown)
        return shown
      })
      if (restored.some(({ kind }) => isData(kind))) await queueSkippedWork(userId)
      return restored.length > 0
    },

    /** Erases what was hidden under an id; may run again after an interruption. */
    async erase(userId: string, id: string, erasers: Record<'document' | 'source', Erase>) {
      const due = await db.asUser(userId, async (tx) => {
        const { rows } = await tx.execute(sql`
          update deletions set erasing = true where user_id = ${userId} and id = ${id}
          returning kind, target`)
        return marks.parse(rows)
      })
      for (const { kind, target } of due) {
        if (kind === 'document' || kind === 'source') await erasers[kind](userId, target)
        await db.asUserWithDeleted(userId, async (tx) => {
          if (!isData(kind)) {
            await tx.execute(
              sql`delete from ${rowsOf[kind]} and user_id = ${userId} and id = ${target}`,
            )
          }
          await tx.execute(sql`
            delete from deletions
            where user_id = ${userId} and kind = ${kind} and target = ${target}`)
        })
      }
      if (due.some(({ kind }) => isData(kind))) await queueSkippedWork(userId)
    },

    /** Deletions that are overdue, after a restart. */
    async due(): Promise<{ userId: string; deletionId: string }[]> {
      const { rows } = await db.jobs.query<{ userId: string; deletionId: string }>(
        `select distinct user_id as "userId", id as "deletionId" from deletions
         where deleted_at < now() - make_interval(secs => $1) limit 1000`,
        [keptSeconds],
      )
      return rows
    },
  }

  /** Queues the jobs that skipped hidden rows. */
  async function queueSkippedWork(userId: string): Promise<void> {
    await queue.send('find-unprocessed', {}, 'find-unprocessed')
    await queue.send('batch-records', { userId }, userId)
  }
}

const isData = (kind: DeletedKind) => kind === 'document' || kind === 'source'

/** Readers with copies of records reload them, since records have gone or come back. */
async function changed(tx: Tx, userId: string, marked: z.infer<typeof marks>): Promise<void> {
  const data = marked.filter(({ kind }) => isData(kind)).map(({ target }) => target)
  if (data.length === 0) return
  await withDeletedRows(tx, userId, () => forgetBatches(tx, userId, recordsOf(data)))
  await countChange(tx, userId)
}
