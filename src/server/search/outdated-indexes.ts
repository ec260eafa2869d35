import { z } from 'zod'
import type { Database } from '#server/db/open.ts'

const owners = z.array(z.object({ userId: z.string() }))

/** Why a person's index has to be worked through: keys of terms, or vectors, of an earlier release. */
const conditions = { 'rekey-passages': 'legacy', 'renew-vectors': 'renew_vectors' } as const

/** People whose index awaits the job. Disabled accounts wait until they are enabled again. */
export async function findOutdatedIndexes(
  db: Database,
  job: keyof typeof conditions,
): Promise<{ userId: string }[]> {
  const { rows } = await db.jobs.query(
    `select user_id as "userId" from passage_totals
     where ${conditions[job]}
       and not exists (select from users where users.id = user_id and disabled)
     order by user_id limit 10000`,
  )
  return owners.parse(rows)
}
