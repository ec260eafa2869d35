import { sql } from 'drizzle-orm'
import type { Citation } from '#shared/answers.ts'
import type { Tx } from '#server/db/open.ts'

/** Counts what an answer cites by source, or by kind of upload; which document it was is not kept. */
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
