import type { Catalog } from '#server/workspace/catalog.ts'
import type { QueryOptions } from '#server/workspace/workspace.ts'
import type { AnswerDeps } from '../ask.ts'
import { indexCatalog } from '../plan/catalog-index.ts'
import type { Given, Need } from './messages.ts'

/** Requests data of the call's person from the server. */
export type AskServer = (asked: Need) => Promise<Given>

type Held = { number: number; catalog: Catalog }
export type HeldCatalogs = ReturnType<typeof createHeldCatalogs>

/** As many people as have workspaces at once. */
const mostHeld = 8

/** Catalogs of the most recent people, each with the index built from it. */
export function createHeldCatalogs() {
  const held = new Map<string, Held>()
  return {
    of: (userId: string) => held.get(userId),
    keep(userId: string, entry: Held): void {
      held.delete(userId)
      held.set(userId, entry)
      if (held.size <= mostHeld) return
      for (const oldest of held.keys()) {
        held.delete(oldest)
        break
      }
    },
    forget: (userId: string) => held.delete(userId),
  }
}

const isOf = <What extends Given['what']>(given: Given, what: What): given is GivenFor<What> =>
  given.what === what

type GivenFor<What> = Extract<Given, { what: What }>
type NeedFor<What> = Extract<Need, { what: What }>

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
  held: HeldCatalogs,
  { indexing, reads, embeds }: RemoteOptions,
): AnswerDeps {
  async function ask<What extends Need['what']>(
    asked: NeedFor<What> & { what: What },
  ): Promise<GivenFor<What>> {
    const given = await server(asked)
    if (isOf(given, asked.what)) return given
    throw new Error('The server gave something else')
  }

  async function catalogOf(userId: string): Promise<Catalog> {
    const present = held.of(userId)
    const given = await ask({ what: 'catalog', ...(present ? { held: present.number } : {}) })
    const catalog = given.catalog ?? present?.catalog
    if (!catalog) throw new Error('The server gave no catalog')
    held.keep(userId, { number: given.number, catalog })
    if (given.catalog) indexing(() => indexCatalog(catalog).joined())
    return catalog
  }

  return {
    ...(reads && {
      reader: {
        read: async (question, windows) =>
          (await ask({ what: 'read', question, windows })).readings,
      },
    }),
    ...(embeds && {
      embed: async (texts) => (await ask({ what: 'embed', texts })).vectors,
    }),
    search: {
      search: async (_, question, { limit, fewest = 0 }) =>
        (await ask({ what: 'search', question, limit, fewest })).hits,
      around: async (_, ids, reach) => (await ask({ what: 'around', ids, reach })).passages,
    },
    workspaces: {
      catalog: catalogOf,
      query: async (_, sql, options) =>
        (await ask({ what: 'query', sql, options: withoutSignal(options) })).result,
      places: async (_, rows, most) => (await ask({ what: 'places', rows, most })).places,
    },
    documents: {
      list: async () => await ask({ what: 'documents' }),
      findMany: async (_, ids) => (await ask({ what: 'documents-by-id', ids })).found,
      isEmpty: async () => (await ask({ what: 'is-empty' })).isEmpty,
    },
  }
}
