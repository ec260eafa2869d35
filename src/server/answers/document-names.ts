import type { DocumentView } from '#shared/documents.ts'
import type { TextHit } from './answer-text.ts'

export type FindDocuments = {
  findMany(userId: string, ids: string[]): Promise<Map<string, DocumentView>>
}

/** Names of the documents that contain the passages, by id. */
export async function documentNames(
  documents: FindDocuments,
  userId: string,
  hits: readonly TextHit[],
): Promise<Map<string, string>> {
  const ids = [...new Set(hits.map(({ documentId }) => documentId))]
  const views = await documents.findMany(userId, ids)
  return new Map([...views].map(([id, { originalName }]) => [id, originalName]))
}
