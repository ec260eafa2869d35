import type { SearchRequest, SearchResult } from '#shared/documents.ts'
import { limits } from '#shared/limits.ts'
import { findExcerpt } from '#server/search/matches.ts'
import type { Search } from '#server/search/search.ts'
import type { DocumentStore } from './store.ts'
import { idsWithTag } from './tagged-search.ts'

/** Most passages of one document in a list of results. */
const passagesADocument = 3

/** Passages that match a search, best first, as results of the Documents screen. */
export const createDocumentSearch =
  ({ search, documents }: { search: Search; documents: DocumentStore }) =>
  async (
    userId: string,
    { query, tag }: SearchRequest,
    signal: AbortSignal,
  ): Promise<SearchResult[]> => {
    const within =
      tag === undefined ? {} : { documentIds: await idsWithTag(documents, userId, tag) }
    const options = { limit: limits.searchResults * 2, signal, ...within }
    const hits = await search.search(userId, query, options)
    const views = await documents.findMany(userId, [...new Set(hits.map((hit) => hit.documentId))])
    const shown = new Map<string, number>()
    return hits
      .flatMap((hit): SearchResult[] => {
        const view = views.get(hit.documentId)
        const count = shown.get(hit.documentId) ?? 0
        if (!view || count >= passagesADocument) return []
        shown.set(hit.documentId, count + 1)
        const { text, matches } = findExcerpt(hit.text, hit.matchedTerms)
        return [
          {
            ...view,
            relevanceScore: hit.score,
            matchedText: text,
            matches,
            passageId: hit.passageId,
            locator: hit.locator,
          },
        ]
      })
      .slice(0, limits.searchResults)
  }
