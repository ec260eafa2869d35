import { openJsonStandIn, type StoodIn } from '../json-stand-in.fixtures.ts'

const token = 'EAAB-token'
const perPage = 2

type GraphError = { code: number; error_subcode?: number; is_transient?: boolean; message?: string }
export type StoodInEdge = Record<string, unknown>[]

/** The Graph API as available to a person's own token, with two entries per page. */
export async function openGraph() {
  const state = {
    error: undefined as GraphError | undefined,
    headers: {} as Record<string, string>,
    /** Lists that the token may not read. */
    denied: new Set<string>(),
    /** The most entries a list returns at once. */
    most: Number.POSITIVE_INFINITY,
    edges: { posts: [], photos: [], likes: [], events: [] } as Record<string, StoodInEdge>,
    /** Puts an empty page between two others, as Facebook does. */
    gap: false,
  }

  const failing = (error: GraphError, status = 400): StoodIn => ({
    status,
    headers: state.headers,
    body: { error: { message: 'no', type: 'OAuthException', fbtrace_id: 'x', ...error } },
  })

  function edge(name: string, url: URL): StoodIn {
    if (state.denied.has(name)) return failing({ code: 200, message: 'Requires permission' }, 403)
    const limit = Number(url.searchParams.get('limit'))
    if (limit > state.most)
      return failing({ code: 1, message: 'Please reduce the amount of data' }, 500)
    const since = Number(url.searchParams.get('since') ?? 0)
    const things = (state.edges[name] ?? []).filter(
      ({ created_time }) => since === 0 || Date.parse(String(created_time)) / 1000 >= since,
    )
    const after = url.searchParams.get('after') ?? '0'
    const from = Number(after.replace('gap', ''))
    const isGap = state.gap && from > 0 && !after.startsWith('gap')
    const data = isGap ? [] : things.slice(from, from + perPage)
    const place = isGap
      ? `gap${from}`
      : from + perPage < things.length
        ? String(from + perPage)
        : ''
    const next = new URL(url.pathname, 'https://graph.facebook.com')
    next.searchParams.set('access_token', token)
    next.searchParams.set('after', place)
    const paging =
      place === '' ? { cursors: { after: 'end' } } : { cursors: { after: place }, next: next.href }
    return { body: { data, ...(data.length === 0 && place === '' ? {} : { paging }) } }
  }

  const server = await openJsonStandIn((url, { headers }) => {
    if (headers.authorization !== `Bearer ${token}`) return failing({ code: 190 }, 401)
    if (state.error) return failing(state.error)
    if (url.pathname === '/me')
      return { body: { id: '1', name: 'Ada Löwe', email: 'ada@example.org' } }
    const name = /^\/me\/(\w+)$/.exec(url.pathname)?.[1] ?? ''
    return name in state.edges ? edge(name, url) : failing({ code: 100 })
  })
  return Object.assign(server, { state, token })
}

export const graphPost = (number: number, more: Record<string, unknown> = {}) => ({
  id: `1_${number}`,
  message: `Post ${number}`,
  created_time: `2026-01-${String(number).padStart(2, '0')}T10:00:00+0000`,
  permalink_url: `https://www.facebook.com/1/posts/${number}`,
  reactions: { data: [], summary: { total_count: number } },
  comments: { data: [], summary: { total_count: 1 } },
  ...more,
})
