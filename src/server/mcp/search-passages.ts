import { documentNames } from '#server/answers/document-names.ts'
import { idsWithTag } from '#server/documents/tagged-search.ts'
import type { Services } from '#server/services.ts'

type Deps = Pick<Services, 'search' | 'documents'>
type SearchInput = {
  query: string
  limit: number
  documentId?: string | undefined
  tag?: string | undefined
}

/** Full passages, each with its document and position. */
export async function searchPassages(
  { search, documents }: Deps,
  userId: string,
  { query, limit, documentId, tag }: SearchInput,
  signal: AbortSignal,
) {
  const ids = tag === undefined ? undefined : await idsWithTag(documents, userId, tag)
  const wanted =
    documentId === undefined ? ids : [documentId].filter((id) => ids?.includes(id) ?? true)
  const within = wanted === undefined ? {} : { documentIds: wanted }
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
