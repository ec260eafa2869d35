import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DeletedSource } from '#shared/sources.ts'
import type { Tx } from '#server/db/open.ts'

const counts = z.array(z.object({ records: z.coerce.number(), passages: z.coerce.number() }))

/** Counts what is deleted with a source; content that another source has as well stays. */
export async function countContent(
  tx: Tx,
  userId: string,
  id: string,
): Promise<Omit<DeletedSource, 'name'>> {
  const isShared = sql`exists (
    select from record_origins as origins
    where origins.user_id = records.user_id and origins.natural_key = records.natural_key
      and origins.source_id <> records.source_id)`
  const { rows } = await tx.execute(sql`
    select
      (select count(*) from records
       where user_id = ${userId} and source_id = ${id} and kind <> 'gone' and not ${isShared}
      ) as records,
      (select count(*) from passages
       join documents on documents.user_id = passages.user_id and documents.id = document_id
       where passages.user_id = ${userId} and source_id = ${id} and not exists (
         select from records
         where records.user_id = ${userId} and records.document_id = documents.id
           and kind in ('email', 'file') and ${isShared})
      ) as passages`)
  return counts.parse(rows)[0] ?? { records: 0, passages: 0 }
}
