import { openJsonStandIn, type StoodIn } from '../json-stand-in.fixtures.ts'

export type StoodInPost = { id: string; text: string; [field: string]: unknown }
type Refusal = 'token' | 'limited' | 'credits' | 'capped' | 'protected' | 'broken' | undefined

const perPage = 2
const token = 'AAAA-bearer'
const type = (name: string) => `https://api.twitter.com/2/problems/${name}`

/** The X API v2 as available to a bearer token, with two posts per page. */
export async function openX() {
  const state = {
    token,
    refusal: undefined as Refusal,
    /** Newest first. */
    posts: [] as StoodInPost[],
    includes: {},
    errors: [] as unknown[],
    user: {
      id: '42',
      username: 'ada',
      name: 'Ada',
      description: 'Mathematics &amp; engines',
      created_at: '2010-01-02T03:04:05.000Z',
      location: 'London',
    },
  }

  function timeline(query: URLSearchParams): StoodIn {
    const since = BigInt(query.get('since_id') ?? '0')
    const until = BigInt(query.get('until_id') ?? '9'.repeat(19))
    const start = query.get('start_time') ?? ''
    const fitting = state.posts.filter(
      ({ id, created_at }) =>
        BigInt(id) > since && BigInt(id) < until && String(created_at) >= start,
    )
    const from = Number(query.get('pagination_token')?.replace('page-', '') ?? 0)
    const data = fitting.slice(from, from + perPage)
    const meta = {
      result_count: data.length,
      ...(data.length === 0 ? {} : { newest_id: data[0]?.id, oldest_id: data.at(-1)?.id }),
      ...(from + perPage < fitting.length ? { next_token: `page-${from + perPage}` } : {}),
    }
    const errors = state.errors.length === 0 ? {} : { errors: state.errors }
    return {
      body: { ...(data.length === 0 ? {} : { data }), includes: state.includes, meta, ...errors },
    }
  }

  const refusals: Record<NonNullable<Refusal>, StoodIn> = {
    token: { status: 401, body: { title: 'Unauthorized', type: 'about:blank', status: 401 } },
    limited: {
      status: 429,
      headers: { 'x-rate-limit-reset': String(Math.floor(Date.now() / 1000) + 120) },
      body: { title: 'Too Many Requests', type: 'about:blank', status: 429 },
    },
    credits: { status: 402, body: { title: 'CreditsDepleted', type: type('credits') } },
    capped: { status: 429, body: { title: 'UsageCapExceeded', type: type('usage-capped') } },
    protected: { status: 403, body: { title: 'Forbidden', type: type('client-forbidden') } },
    broken: { status: 503, body: 'Over capacity' },
  }

  const server = await openJsonStandIn((url, { headers }) => {
    if (headers.authorization !== `Bearer ${state.token}`) return refusals.token
    if (state.refusal) return refusals[state.refusal]
    if (url.pathname === `/users/by/username/${state.user.username}`) {
      return { body: { data: state.user } }
    }
    if (url.pathname === `/users/${state.user.id}/tweets`) return timeline(url.searchParams)
    const missing = { title: 'Not Found Error', type: type('resource-not-found') }
    return { body: { errors: [missing] } }
  })
  return Object.assign(server, { state, token })
}

/** A post in the API's format. */
export const answeredPost = (
  number: number,
  fields: Record<string, unknown> = {},
): StoodInPost => ({
  id: String(1_000_000 + number),
  text: `Post ${number}`,
  created_at: `2026-01-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  author_id: '42',
  public_metrics: { like_count: number, retweet_count: 1, reply_count: 2 },
  ...fields,
})
