import { sql } from 'drizzle-orm'
import type { Citation } from '#shared/answers.ts'
import type { Tx } from '#server/db/open.ts'

/** Counts an answer's citations by source or kind of upload, without storing which documents. */
export async function countCitations(
  tx: Tx,
  question: { userId: string; id: string },
  citations: readonly Pick<Citation, 'documentId'>[],
): Promise<void> {
  if (citations.length === 0) return
  const documentIds = citations.map(({ documentId }) => documentId)
  await tx.execute(sql`
    insert into question_citations (user_id, question_id, source_id, kind, citations)
    select ${question.userId}, ${question.id}, source_id,
      case when source_id is null then kind end as origin, count(*)
    from unnest(${sql.param(documentIds)}::text[]) as cited (id)
    join documents on documents.user_id = ${question.userId} and documents.id = cited.id
    group by source_id, origin`)
}
