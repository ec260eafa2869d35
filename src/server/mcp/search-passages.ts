import { documentNames } from '#server/answers/document-names.ts'
import type { Services } from '#server/services.ts'

type Deps = Pick<Services, 'search' | 'documents'>
type SearchInput = { query: string; limit: number; documentId?: string | undefined }

/** Full passages, each with its document and position. */
export async function searchPassages(
  { search, documents }: Deps,
  userId: string,
  { query, limit, documentId }: SearchInput,
  signal: AbortSignal,
) {
  const within = documentId === undefined ? {} : { documentIds: [documentId] }
  const hits = await search.search(userId, query, { limit, signal, ...within })
  const names = await documentNames(documents, userId, hits)
  return {
    passages: hits.map(({ passageId, documentId: of, text, path, locator, score }) => ({
      passageId,
      documentId: of,
      documentName: names.get(of) ?? path[0] ?? '',
      path,
      text,
      locator,
      score,
    })),
  }
}
