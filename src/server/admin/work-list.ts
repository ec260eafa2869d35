import type pg from 'pg'
import { z } from 'zod'
import type { WorkView } from '#shared/administration.ts'

const count = z.coerce.number()
const rowsOfKinds = z.array(
  z.object({
    kind: z.string(),
    waiting: count,
    retrying: count,
    running: count,
    done: count,
    failed: count,
    oldestWaitingS: count.nullable(),
  }),
)

/** Background jobs by kind: counts and ages, without their subject or person. */
export async function listWork(jobs: pg.Pool): Promise<WorkView['jobs']> {
  const { rows } = await jobs.query(
    `select name as kind,
       count(*) filter (where state = 'created') as waiting,
       count(*) filter (where state = 'retry') as retrying,
       count(*) filter (where state = 'active') as running,
       count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day') as done,
       count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed,
       floor(extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry'))))
         as "oldestWaitingS"
     from trove_jobs.job where name not like '\\_\\_%'
     group by name order by name`,
  )
  return rowsOfKinds.parse(rows)
}
