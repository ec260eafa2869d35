import type { Database } from '#server/db/open.ts'

type Waiting = { userId: string; documentId: string; next: 'process-document' | 'embed-document' }

/** Documents with pending work, oldest first; most of them already have a job. */
export async function findUnprocessed(db: Database): Promise<Waiting[]> {
  const { rows } = await db.jobs.query<Waiting>(
    `select user_id as "userId", id as "documentId",
       case status when 'processing' then 'process-document' else 'embed-document' end as next
     from documents
     where (status = 'processing'
         or (status = 'processed' and embedded_at is null and source_id is null))
       and not exists (select from users where users.id = user_id and disabled)
     order by uploaded_at limit 10000`,
  )
  return rows
}
