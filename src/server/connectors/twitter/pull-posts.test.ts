import { expect, test } from 'vitest'
import { postsOf, readImport, readPull } from '../read-import.fixtures.ts'
import { archiveOf, tweet, ytd } from './archive.fixtures.ts'
import { createTwitter } from './twitter.ts'
import { answeredPost, openX } from './x.fixtures.ts'

type X = Awaited<ReturnType<typeof openX>>
const connectorFor = (x: X, given: { token?: string; since?: string; username?: string } = {}) =>
  createTwitter(
    {
      username: given.username ?? '@ada',
      bearerToken: given.token ?? x.token,
      since: given.since,
    },
    x.base,
  )

test('posts are fetched newest first, later only newer ones, and the token is in no address', async () => {
  await using x = await openX()
  x.state.posts = [5, 4, 3, 2, 1].map((number) => answeredPost(number))
  const connector = connectorFor(x)
  const first = await readPull(connector)
  expect(postsOf(first.items).map(({ text }) => text)).toEqual(
    [5, 4, 3, 2, 1].map((number) => `Post ${number}`),
  )
  expect(postsOf(first.items)[0]).toMatchObject({
    author: 'Ada',
    at: '2026-01-05T10:00:00.000Z',
    url: 'https://x.com/ada/status/1000005',
    likes: 5,
    shares: 1,
    replies: 2,
  })
  x.state.posts.unshift(answeredPost(6))
  const second = await readPull(connector, first.cursor)
  expect(postsOf(second.items).map(({ text }) => text)).toEqual(['Post 6'])
  expect(x.asked.every(({ url }) => !url.href.includes(x.token))).toBe(true)
})

test('an interrupted fetch resumes after the last stored post', async () => {
  await using x = await openX()
  x.state.posts = [5, 4, 3, 2, 1].map((number) => answeredPost(number))
  let cursor: string | undefined
  for await (const page of connectorFor(x).pull?.(undefined, AbortSignal.timeout(9_000)) ?? []) {
    cursor = page.cursor
    if (cursor !== undefined) break
  }
  x.state.posts.unshift(answeredPost(6))
  const rest = await readPull(connectorFor(x), cursor)
  expect(postsOf(rest.items).map(({ text }) => text)).toEqual(['Post 3', 'Post 2', 'Post 1'])
  const next = await readPull(connectorFor(x), rest.cursor)
  expect(postsOf(next.items).map(({ text }) => text)).toEqual(['Post 6'])
})

test('long posts, reposts and pictures are complete, and missing ones are reported', async () => {
  await using x = await openX()
  x.state.posts = [
    answeredPost(4, {
      text: 'Long…',
      note_tweet: {
        text: 'Long and whole https://t.co/a',
        entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://a.example' }] },
      },
    }),
    answeredPost(3, {
      text: 'RT @bea: cut…',
      referenced_tweets: [{ type: 'retweeted', id: '77' }],
    }),
    answeredPost(2, {
      text: '@bea see https://t.co/p',
      in_reply_to_user_id: '7',
      referenced_tweets: [{ type: 'replied_to', id: '78' }],
      entities: { urls: [{ url: 'https://t.co/p', media_key: 'k1' }] },
      attachments: { media_keys: ['k1'] },
    }),
  ]
  x.state.includes = {
    tweets: [{ id: '77', text: 'cut no more', author_id: '7' }],
    users: [{ id: '7', username: 'bea', name: 'Bea' }],
    media: [{ media_key: 'k1', url: 'https://pbs.twimg.com/media/p.jpg', alt_text: 'A pear' }],
  }
  x.state.errors = [{ title: 'Not Found Error', resource_id: '78' }]
  const { items, notes } = await readPull(connectorFor(x))
  expect(postsOf(items)).toMatchObject([
    { kind: 'post', text: 'Long and whole https://a.example' },
    { kind: 'share', about: '@bea', text: 'RT @bea: cut no more' },
    { kind: 'reply', about: '@bea', text: '@bea see', files: ['p.jpg (A pear)'] },
  ])
  expect(notes.join(' ')).toMatch(/deleted or protected/)
})

test('a post from the archive is the same post from the API', async () => {
  await using x = await openX()
  x.state.posts = [answeredPost(1)]
  const live = await readPull(connectorFor(x))
  const archive = archiveOf({ 'tweets.js': ytd('tweets', [tweet('1000001', 'Post 1')]) })
  const filed = await readImport(connectorFor(x), archive)
  const keys = (items: typeof live.items) =>
    items.filter(({ kind }) => kind === 'post').map(({ key }) => key)
  expect(keys(filed.items)).toEqual(keys(live.items))
})

test('no post older than wanted is requested, because each one costs', async () => {
  await using x = await openX()
  x.state.posts = [3, 2, 1].map((number) => answeredPost(number))
  const { items } = await readPull(connectorFor(x, { since: '2026-01-02' }))
  expect(postsOf(items).map(({ text }) => text)).toEqual(['Post 3', 'Post 2'])
})

test('a person who later wants older posts gets them, and pays for none twice', async () => {
  await using x = await openX()
  x.state.posts = [6, 5, 4, 3, 2, 1].map((number) => answeredPost(number))
  const textsOf = ({ items }: Awaited<ReturnType<typeof readPull>>) =>
    postsOf(items).map(({ text }) => text)
  const first = await readPull(connectorFor(x, { since: '2026-01-05' }))
  const second = await readPull(connectorFor(x, { since: '2026-01-03' }), first.cursor)
  expect(textsOf(second)).toEqual(['Post 4', 'Post 3'])
  x.state.posts.unshift(answeredPost(7))
  const third = await readPull(connectorFor(x), second.cursor)
  expect(textsOf(third)).toEqual(['Post 7', 'Post 2', 'Post 1'])
  expect(textsOf(await readPull(connectorFor(x), third.cursor))).toEqual([])
})

test.each([
  ['token', 'auth_failed', undefined],
  ['limited', 'rate_limited', 120_000],
  ['credits', 'quota_or_billing', 86_400_000],
  ['capped', 'quota_or_billing', 86_400_000],
  ['protected', 'permission', undefined],
  ['broken', 'transient', undefined],
] as const)('when X refuses (%s), the reason is %s', async (refusal, code, wait) => {
  await using x = await openX()
  x.state.refusal = refusal
  const error: unknown = await connectorFor(x)
    .verify?.(AbortSignal.timeout(9_000))
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'ConnectorError', code })
  const { retryAfterMs } = Object(error) as { retryAfterMs?: number }
  if (wait === undefined) expect(retryAfterMs).toBeUndefined()
  else expect(Math.abs((retryAfterMs ?? 0) - wait)).toBeLessThan(3_000)
})

test('an unknown account is not found, and an invalid name is not requested at all', async () => {
  await using x = await openX()
  for (const username of ['nobody', '../2/users/me']) {
    const verified = connectorFor(x, { username }).verify?.(AbortSignal.timeout(9_000))
    await expect(verified).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(x.asked.map(({ url }) => url.pathname)).toEqual(['/users/by/username/nobody'])
})

test('a token copied from an address works', async () => {
  await using x = await openX()
  x.state.token = 'AAAA=+bearer'
  const connector = connectorFor(x, { token: 'AAAA%3D%2Bbearer' })
  expect(await connector.verify?.(AbortSignal.timeout(9_000))).toEqual({ account: '@ada' })
})

test.each(['', 'file', ' File '])('with the token "%s" nothing is fetched', async (token) => {
  await using x = await openX()
  const { verify, pull } = connectorFor(x, { token })
  expect([verify, pull]).toEqual([undefined, undefined])
})
