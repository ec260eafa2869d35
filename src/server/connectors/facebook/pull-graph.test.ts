import { expect, test } from 'vitest'
import { postsOf, readImport, readPull } from '../read-import.fixtures.ts'
import { exportOf, facebookJson } from './export.fixtures.ts'
import { createFacebook } from './facebook.ts'
import { graphPost, openGraph } from './graph.fixtures.ts'

type Graph = Awaited<ReturnType<typeof openGraph>>
const connectorFor = (graph: Graph, given: { token?: string; since?: string } = {}) =>
  createFacebook({ accessToken: given.token ?? graph.token, since: given.since }, graph.base)
const time = '2026-01-02T10:00:00+0000'

test('posts, captioned photos, liked pages and events are fetched, with the token in no address and no cursor', async () => {
  await using graph = await openGraph()
  graph.state.gap = true
  graph.state.edges = {
    posts: [5, 4, 3, 2, 1].map((number) => graphPost(number)),
    photos: [
      { id: '7', name: 'The sea', created_time: time, album: { name: 'Trip' } },
      { id: '8' },
    ],
    likes: [{ id: '9', name: 'Tea', created_time: time }],
    events: [
      {
        id: '10',
        name: 'Fair',
        start_time: time,
        place: { name: 'Barn' },
        rsvp_status: 'attending',
      },
    ],
  }
  const { items, skipped, cursor } = await readPull(connectorFor(graph))
  expect(postsOf(items)[0]).toMatchObject({
    kind: 'post',
    text: 'Post 5',
    author: 'Ada Löwe',
    at: '2026-01-05T10:00:00.000Z',
    url: 'https://www.facebook.com/1/posts/5',
    likes: 5,
    replies: 1,
  })
  expect(postsOf(items).map(({ kind, text, about }) => `${kind} ${text}${about}`)).toEqual([
    'post Post 5',
    'post Post 4',
    'post Post 3',
    'post Post 2',
    'post Post 1',
    'post The sea',
    'like Tea',
  ])
  expect(items.at(-1)).toMatchObject({
    event: {
      title: 'Fair',
      location: 'Barn',
      status: 'accepted',
      start: '2026-01-02T10:00:00.000Z',
    },
  })
  expect(skipped).toEqual([{ reason: 'Photos without words', count: 1 }])
  expect(cursor).not.toContain(graph.token)
  expect(graph.asked.every(({ url }) => !url.href.includes(graph.token))).toBe(true)
})

test('later only newer items are fetched', async () => {
  await using graph = await openGraph()
  graph.state.edges['posts'] = [2, 1].map((number) => graphPost(number))
  const { cursor } = await readPull(connectorFor(graph))
  graph.state.edges['posts'].unshift(graphPost(3))
  const { items } = await readPull(connectorFor(graph), cursor)
  expect(postsOf(items).map(({ text }) => text)).toEqual(['Post 3', 'Post 2'])
})

test('nothing older than the person wants is requested', async () => {
  await using graph = await openGraph()
  graph.state.edges['posts'] = [3, 2, 1].map((number) => graphPost(number))
  const { items } = await readPull(connectorFor(graph, { since: '2026-01-02' }))
  expect(postsOf(items).map(({ text }) => text)).toEqual(['Post 3', 'Post 2'])
})

test('a post in the export is the same post from the API', async () => {
  await using graph = await openGraph()
  graph.state.edges['posts'] = [graphPost(1, { message: 'Grüße' })]
  graph.state.edges['likes'] = [{ id: '9', name: 'Tea', created_time: time }]
  const live = await readPull(connectorFor(graph))
  const seconds = Date.parse('2026-01-01T10:00:00Z') / 1000
  const filed = await readImport(
    connectorFor(graph),
    exportOf({
      'posts/your_posts_1.json': facebookJson([{ timestamp: seconds, data: [{ post: 'Grüße' }] }]),
      'pages/pages_you_like.json': facebookJson({
        page_likes_v2: [{ name: 'Tea', timestamp: seconds + 86_400 }],
      }),
    }),
  )
  const keys = (found: typeof live.items) =>
    found.filter(({ kind }) => kind === 'post').map(({ key }) => key)
  expect(keys(filed.items)).toEqual(expect.arrayContaining(keys(live.items)))
  expect(keys(live.items)).toHaveLength(2)
})

test('a list that the token may not read is named, and the others are fetched', async () => {
  await using graph = await openGraph()
  graph.state.denied = new Set(['likes', 'events'])
  graph.state.edges['posts'] = [graphPost(1)]
  const { items, notes } = await readPull(connectorFor(graph))
  expect(postsOf(items)).toHaveLength(1)
  expect(notes).toEqual([
    'The access token may not read these: liked pages (user_likes), events (user_events).',
  ])
  graph.state.denied = new Set(['posts', 'photos', 'likes', 'events'])
  await expect(readPull(connectorFor(graph))).rejects.toMatchObject({ code: 'permission' })
})

test('if a request is too large for Facebook, less is requested', async () => {
  await using graph = await openGraph()
  graph.state.edges['posts'] = [graphPost(1)]
  graph.state.most = 30
  const { items } = await readPull(connectorFor(graph))
  expect(postsOf(items)).toHaveLength(1)
})

test.each([
  [{ code: 190, error_subcode: 463 }, 'needs_reauth'],
  [{ code: 190, error_subcode: 460 }, 'needs_reauth'],
  [{ code: 190, error_subcode: 459 }, 'needs_user_action'],
  [{ code: 368 }, 'needs_user_action'],
  [{ code: 102 }, 'needs_reauth'],
  [{ code: 10 }, 'permission'],
  [{ code: 4 }, 'rate_limited'],
  [{ code: 80_004 }, 'rate_limited'],
  [{ code: 2, is_transient: true }, 'transient'],
] as const)('the error %o means %s', async (error, code) => {
  await using graph = await openGraph()
  graph.state.error = { ...error }
  const verified = connectorFor(graph).verify?.(AbortSignal.timeout(9_000))
  await expect(verified).rejects.toMatchObject({ name: 'ConnectorError', code })
})

test.each([
  [{ 'x-app-usage': '{"call_count":100,"total_time":3}' }, 3_600_000],
  [{ 'x-app-usage': '{"call_count":20}' }, 300_000],
  [{ 'x-business-use-case-usage': '{"1":[{"estimated_time_to_regain_access":7}]}' }, 420_000],
  [{ 'x-app-usage': 'no JSON' }, 300_000],
])('with the headers %o Facebook is called again after %i ms', async (headers, retryAfterMs) => {
  await using graph = await openGraph()
  graph.state.error = { code: 4 }
  graph.state.headers = headers
  const verified = connectorFor(graph).verify?.(AbortSignal.timeout(9_000))
  await expect(verified).rejects.toMatchObject({ retryAfterMs })
})

test('an expired token requires a new one, and anything that is no token is not sent', async () => {
  await using graph = await openGraph()
  const ended = connectorFor(graph, { token: 'EAAB-old' }).verify?.(AbortSignal.timeout(9_000))
  await expect(ended).rejects.toMatchObject({ code: 'needs_reauth' })
  for (const token of ['', 'file', ' FILE ']) {
    expect(connectorFor(graph, { token }).verify).toBeUndefined()
  }
})
