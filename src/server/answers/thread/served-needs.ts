import type { Catalog } from '#server/workspace/catalog.ts'
import type { AnswerDeps } from '../ask.ts'
import type { Given, Need } from './messages.ts'

/** Serves the thread's requests for one person's data. */
export function createServedNeeds({ search, workspaces, documents, reader, embed }: AnswerDeps) {
  const numbers = new WeakMap<Catalog, number>()
  let catalogsSoFar = 0

  function numberOf(catalog: Catalog): number {
    const number = numbers.get(catalog) ?? ++catalogsSoFar
    numbers.set(catalog, number)
    return number
  }

  return async function meet(asked: Need, userId: string, signal: AbortSignal): Promise<Given> {
    switch (asked.what) {
      case 'search': {
        const { what, question, limit, fewest } = asked
        return { what, hits: await search.search(userId, question, { limit, fewest, signal }) }
      }
      case 'read': {
        const { what, question, windows } = asked
        if (!reader) throw new Error('There is no reader')
        return { what, readings: await reader.read(question, windows, signal) }
      }
      case 'embed': {
        if (!embed) throw new Error('There is no embedding model')
        return { what: asked.what, vectors: await embed(asked.texts, signal) }
      }
      case 'around': {
        const passages = await search.around?.(userId, asked.ids, asked.reach)
        return { what: asked.what, passages: passages ?? [] }
      }
      case 'query': {
        const { what, sql, options } = asked
        return { what, result: await workspaces.query(userId, sql, { ...options, signal }) }
      }
      case 'catalog': {
        const catalog = await workspaces.catalog(userId)
        const number = numberOf(catalog)
        return { what: asked.what, number, ...(number === asked.held ? {} : { catalog }) }
      }
      case 'places':
        return {
          what: asked.what,
          places: await workspaces.places(userId, asked.rows, asked.most),
        }
      case 'documents':
        return { what: asked.what, page: (await documents.list(userId)).page }
      case 'documents-by-id':
        return { what: asked.what, found: await documents.findMany(userId, asked.ids) }
      case 'is-empty': {
        const isEmpty = await documents.isEmpty?.(userId)
        return {
          what: asked.what,
          isEmpty: isEmpty ?? (await documents.list(userId)).page.length === 0,
        }
      }
    }
  }
}
