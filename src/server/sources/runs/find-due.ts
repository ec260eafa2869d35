import { z } from 'zod'
import type { Database } from '#server/db/open.ts'

const dueRows = z.array(
  z.object({ userId: z.string(), sourceId: z.string(), run: z.boolean(), embed: z.boolean() }),
)

/**
 * Sources with work to do: a run that is waiting, ending or interrupted, a sync that is due, or
 * passages without vectors. Runs stopped by the person and disabled accounts are left alone.
 */
export async function findDueSources(db: Database) {
  const { rows } = await db.jobs.query(
    `select user_id as "userId", id as "sourceId", embed_pending as embed, run
     from (
       select user_id, id, embed_pending, next_sync_at,
         coalesce(run_state <> 'stopped', next_sync_at <= now(), false) as run
       from data_sources
       where not exists (select from users where users.id = user_id and disabled)
     ) as due
     where run or embed_pending
     order by next_sync_at nulls first limit 10000`,
  )
  return dueRows.parse(rows)
}

/** Removes the files of interrupted uploads and abandoned drafts. */
export async function sweepImportFiles(db: Database): Promise<void> {
  await db.jobs.query('select trove_sweep_import_files()')
}
