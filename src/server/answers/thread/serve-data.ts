import type { Catalog } from '#server/workspace/catalog.ts'
import type { AnswerDeps } from '../answer-deps.ts'
import type { DataResponse, DataRequest } from './messages.ts'

/** Serves the thread's requests for one person's data. */
export function createDataServer({ search, workspaces, documents, reader, embed }: AnswerDeps) {
  const numbers = new WeakMap<Catalog, number>()
  let catalogsSoFar = 0

  function numberOf(catalog: Catalog): number {
    const number = numbers.get(catalog) ?? ++catalogsSoFar
    numbers.set(catalog, number)
    return number
  }

  return async function serve(
    asked: DataRequest,
    userId: string,
    signal: AbortSignal,
  ): Promise<DataResponse> {
    switch (asked.kind) {
      case 'search': {
        const { kind, question, limit, fewest } = asked
        return { kind, hits: await search.search(userId, question, { limit, fewest, signal }) }
      }
      case 'read': {
        const { kind, question, windows } = asked
        if (!reader) throw new Error('There is no reader')
        return { kind, readings: await reader.read(question, windows, signal) }
      }
      case 'embed': {
        if (!embed) throw new Error('There is no embedding model')
        return { kind: asked.kind, vectors: await embed(asked.texts, signal) }
      }
      case 'around': {
        const passages = await search.around?.(userId, asked.ids, asked.reach)
        return { kind: asked.kind, passages: passages ?? [] }
      }
      case 'query': {
        const { kind, sql, options } = asked
        return { kind, result: await workspaces.query(userId, sql, { ...options, signal }) }
      }
      case 'catalog': {
        const catalog = await workspaces.catalog(userId, asked.timeZone)
        const number = numberOf(catalog)
        return { kind: asked.kind, number, ...(asked.held.includes(number) ? {} : { catalog }) }
      }
      case 'places':
        return {
          kind: asked.kind,
          places: await workspaces.places(userId, asked.rows, asked.most),
        }
      case 'documents':
        return { kind: asked.kind, page: (await documents.list(userId)).page }
      case 'documents-by-id':
        return { kind: asked.kind, found: await documents.findMany(userId, asked.ids) }
      case 'is-empty': {
        const isEmpty = await documents.isEmpty?.(userId)
        return {
          kind: asked.kind,
          isEmpty: isEmpty ?? (await documents.list(userId)).page.length === 0,
        }
      }
    }
  }
}
