import { z } from 'zod'
import type { Account, Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { loose } from '../lenient.ts'
import { askGraph, RefusedQuestion, type GraphAccess } from './ask-graph.ts'
import { profileItem } from './read-profile.ts'
import { readEdge, secondsOf, type EdgeName } from './read-graph.ts'

const fields: Record<EdgeName, string> = {
  posts:
    'id,message,story,created_time,permalink_url,place{name},attachments{media_type,title,description,url},shares,reactions.summary(true).limit(0),comments.summary(true).limit(0)',
  photos: 'id,name,created_time,link,album{name}',
  likes: 'id,name,created_time,link',
  events: 'id,name,description,start_time,end_time,place{name},rsvp_status',
}
const edges = [
  { name: 'posts', path: '/me/posts', words: 'posts (user_posts)', byTime: true },
  { name: 'photos', path: '/me/photos', words: 'photos (user_photos)', byTime: true },
  { name: 'likes', path: '/me/likes', words: 'liked pages (user_likes)', byTime: false },
  { name: 'events', path: '/me/events', words: 'events (user_events)', byTime: false },
] as const satisfies readonly { name: EdgeName; path: string; words: string; byTime: boolean }[]
type Edge = (typeof edges)[number]

const edgeState = z.object({
  /** Everything up to this second was fetched. */
  since: z.number().optional(),
  /** The newest second seen in the current fetch, and the position at which it continues. */
  newest: z.number().optional(),
  place: z.record(z.string(), z.string()).optional(),
  done: z.boolean().optional(),
})
type EdgeState = z.infer<typeof edgeState>
const cursorShape = z.object({ edges: z.record(z.string(), edgeState) })

const me = z.object({ id: z.string(), name: loose, email: loose })
const answered = z.object({
  data: z.array(z.unknown()).catch([]),
  paging: z.object({ next: loose }).catch({ next: '' }),
})

/**
 * The position of the next page. Its address also holds the token, which must not get into a
 * cursor.
 */
function placeIn(next: string): Record<string, string> | undefined {
  const query = URL.parse(next)?.searchParams
  if (!query) return undefined
  const names = ['after', 'until', '__paging_token', 'offset']
  const place = names.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return place.length === 0 ? undefined : Object.fromEntries(place)
}

export async function findMe(access: GraphAccess, signal: AbortSignal) {
  const answer = await askGraph(access, '/me', { fields: 'id,name,email' }, signal).catch(plainly)
  const parsed = me.safeParse(answer)
  if (!parsed.success) throw new ConnectorError('transient')
  return parsed.data
}

export const accountOf = ({ id, name, email }: z.infer<typeof me>): Account => ({
  account: email || name || id,
})

const plainly = (error: unknown): never => {
  throw error instanceof RefusedQuestion
    ? new ConnectorError('permission', { cause: error })
    : error
}

/** Posts, photos with captions, liked pages and events, as far as the token may read them. */
export async function* pullGraph(
  access: GraphAccess & { since?: string },
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const owner = await findMe(access, signal)
  const states = cursor === undefined ? {} : cursorShape.parse(JSON.parse(cursor)).edges
  yield { items: [profileItem({ section: 'about', title: owner.name })] }
  const denied: string[] = []
  for (const [index, edge] of edges.entries()) {
    const state: EdgeState = (states[edge.name] ??= {})
    if (state.done === true) continue
    try {
      for await (const page of edgePages(access, edge, state, owner.name, signal)) {
        yield { ...page, cursor: JSON.stringify({ edges: states }), share: index / edges.length }
      }
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code !== 'permission') throw error
      denied.push(edge.words)
    }
  }
  if (denied.length === edges.length) throw new ConnectorError('permission')
  for (const state of Object.values(states)) delete state.done
  yield {
    items: [],
    cursor: JSON.stringify({ edges: states }),
    share: 1,
    ...(denied.length === 0
      ? {}
      : { notes: [`The access token may not read these: ${denied.join(', ')}.`] }),
  }
}

async function* edgePages(
  access: GraphAccess & { since?: string },
  edge: Edge,
  state: EdgeState,
  owner: string,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  for (;;) {
    signal.throwIfAborted()
    const { data, paging } = await askEdge(access, edge, state, signal)
    const items: Page['items'] = []
    const failures: NonNullable<Page['failures']> = []
    let empty = 0
    for (const value of data) {
      const item = readEdge(edge.name, value, owner)
      if (item === 'empty') empty += 1
      else if (item) items.push(item)
      else failures.push({ item: `${edge.name} of Facebook`, reason: 'This entry cannot be read' })
    }
    if (edge.byTime) state.newest = Math.max(state.newest ?? 0, ...data.map(createdAt))
    // A page may be empty although more follow; the end is only where there is no next address.
    const place = placeIn(paging.next)
    if (place) state.place = place
    else finish(state)
    yield {
      items,
      failures,
      skipped: empty === 0 ? [] : [{ reason: 'Photos without words', count: empty }],
    }
    if (!place) return
  }
}

function finish(state: EdgeState): void {
  const newest = Math.max(state.newest ?? 0, state.since ?? 0)
  if (newest > 0) state.since = newest
  delete state.newest
  delete state.place
  state.done = true
}

const createdAt = (value: unknown) =>
  secondsOf(z.object({ created_time: loose }).safeParse(value).data?.created_time ?? '')

const fewest = 5

async function askEdge(
  access: GraphAccess & { since?: string },
  { name, path, byTime }: Edge,
  state: EdgeState,
  signal: AbortSignal,
) {
  const wanted = access.since === undefined ? undefined : Date.parse(access.since) / 1000
  const since = state.since ?? wanted
  for (let limit = 100; ; limit = Math.ceil(limit / 2)) {
    const query = {
      fields: fields[name],
      limit: String(limit),
      ...(name === 'photos' ? { type: 'uploaded' } : {}),
      ...(byTime && since !== undefined ? { since: String(since) } : {}),
      ...state.place,
    }
    try {
      return answered.parse(await askGraph(access, path, query, signal))
    } catch (error) {
      if (!(error instanceof RefusedQuestion)) throw error
      if (error.tooMuch && limit > fewest) continue
      if (error.tooMuch) throw new ConnectorError('transient', { cause: error })
      // Facebook no longer knows this cursor, so the list starts over.
      if (state.place === undefined) throw new ConnectorError('permission', { cause: error })
      delete state.place
      limit = 200
    }
  }
}
