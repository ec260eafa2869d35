import type { CatalogInZone } from '#server/workspace/catalog.ts'
import type { QueryOptions } from '#server/workspace/workspace.ts'
import type { AnswerDeps } from '../answer-deps.ts'
import { indexCatalog } from '../plan/catalog-index.ts'
import type { DataResponse, DataRequest } from './messages.ts'

/** Requests data of the call's person from the server. */
export type AskServer = (asked: DataRequest) => Promise<DataResponse>

type CachedCatalog = { number: number; catalog: CatalogInZone }
export type CatalogCache = ReturnType<typeof createCatalogCache>

/** As many people as have workspaces at once. */
const mostCached = 8

/** Questions of this thread that wait for the reader, which reads for one after the other. */
let readsWaiting = 0
const busyFrom = 3

/** Catalogs of the most recent people, one for each time zone, with the index built from each. */
export function createCatalogCache() {
  let held: (CachedCatalog & { userId: string })[] = []
  return {
    of: (userId: string): CachedCatalog[] => held.filter((each) => each.userId === userId),
    keep(userId: string, entry: CachedCatalog): void {
      const { timeZone } = entry.catalog
      const others = held.filter(
        (each) => each.userId !== userId || each.catalog.timeZone !== timeZone,
      )
      held = [...others, { userId, ...entry }].slice(-mostCached)
    },
    forget(userId: string): void {
      held = held.filter((each) => each.userId !== userId)
    },
  }
}

const isOf = <Kind extends DataResponse['kind']>(
  given: DataResponse,
  kind: Kind,
): given is GivenFor<Kind> => given.kind === kind

type GivenFor<Kind> = Extract<DataResponse, { kind: Kind }>
type NeedFor<Kind> = Extract<DataRequest, { kind: Kind }>

/** A signal cannot be sent; the server itself stops what an aborted call waits for. */
const withoutSignal = ({ signal: _, ...options }: QueryOptions = {}) => options

type RemoteOptions = { indexing: (work: () => void) => void; reads: boolean; embeds: boolean }

/**
 * The person's data as the planner sees it, each access a message to the server and back: search,
 * tables, documents and models stay there. `indexing` wraps the work done once per new catalog;
 * `reads` and `embeds` tell which models the server has.
 */
export function createRemoteData(
  server: AskServer,
  held: CatalogCache,
  { indexing, reads, embeds }: RemoteOptions,
): AnswerDeps {
  async function ask<Kind extends DataRequest['kind']>(
    asked: NeedFor<Kind> & { kind: Kind },
  ): Promise<GivenFor<Kind>> {
    const given = await server(asked)
    if (isOf(given, asked.kind)) return given
    throw new Error('The server returned something else')
  }

  async function catalogOf(userId: string, timeZone?: string): Promise<CatalogInZone> {
    const present = held.of(userId)
    const numbers = present.map(({ number }) => number)
    const given = await ask({ kind: 'catalog', held: numbers, timeZone })
    const catalog = given.catalog ?? present.find(({ number }) => number === given.number)?.catalog
    if (!catalog) throw new Error('The server returned no catalog')
    held.keep(userId, { number: given.number, catalog })
    if (given.catalog) indexing(() => indexCatalog(catalog).joined())
    return catalog
  }

  return {
    ...(reads && {
      reader: {
        async read(question, windows) {
          readsWaiting += 1
          try {
            return (await ask({ kind: 'read', question, windows })).readings
          } finally {
            readsWaiting -= 1
          }
        },
        isBusy: () => readsWaiting >= busyFrom,
      },
    }),
    ...(embeds && {
      embed: async (texts) => (await ask({ kind: 'embed', texts })).vectors,
    }),
    search: {
      search: async (_, question, { limit, fewest = 0 }) =>
        (await ask({ kind: 'search', question, limit, fewest })).hits,
      around: async (_, ids, reach) => (await ask({ kind: 'around', ids, reach })).passages,
    },
    workspaces: {
      catalog: catalogOf,
      query: async (_, sql, options) =>
        (await ask({ kind: 'query', sql, options: withoutSignal(options) })).result,
      places: async (_, rows, most) => (await ask({ kind: 'places', rows, most })).places,
    },
    documents: {
      list: async () => await ask({ kind: 'documents' }),
      findMany: async (_, ids) => (await ask({ kind: 'documents-by-id', ids })).found,
      isEmpty: async () => (await ask({ kind: 'is-empty' })).isEmpty,
    },
  }
}
