import { expect } from 'vitest'
import { sourceView, type SourceInclude } from '#shared/sources.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import {
  chatMessage,
  exportOf as facebookExport,
  facebookJson,
  profile as facebookProfile,
  thread,
} from '#server/connectors/facebook/export.fixtures.ts'
import { graphPost, openGraph } from '#server/connectors/facebook/graph.fixtures.ts'
import {
  connections,
  exportOf as linkedInExport,
  messages as linkedInMessages,
  profile as linkedInProfile,
} from '#server/connectors/linkedin/export.fixtures.ts'
import { account, archiveOf, tweet, ytd } from '#server/connectors/twitter/archive.fixtures.ts'
import { answeredPost, openX } from '#server/connectors/twitter/x.fixtures.ts'
import { create, list, report, search, settled, syncNow } from '#tests/data-sources.ts'
import { openTestServer, test, type Browser } from '#tests/server.ts'

async function importAll(browser: Browser, id: string, ...files: ImportFile[]) {
  const form = new FormData()
  for (const file of files) {
    const bytes = await file.read(0, file.size)
    form.append('files', new File([new Uint8Array(bytes)], file.name))
  }
  const answer = await browser.send('POST', `/api/data-sources/${id}/import`, { body: form })
  expect(answer.status).toBe(202)
  return settled(browser, id)
}

const idOf = async (answer: Response) => sourceView.parse(await answer.json()).id

test('X posts are fetched by the token and from the archive, without duplicates', async () => {
  await using x = await openX()
  await using server = await openTestServer({ X_API_URL: x.base })
  x.state.posts = [2, 1].map((number) => answeredPost(number, { text: `Marmalade ${number}` }))
  const ada = await server.person('Ada')
  const id = await idOf(await create(ada, 'twitter', { username: '@ada', bearerToken: x.token }))
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', live: true })
  expect(await report(ada, id)).toMatchObject({ stored: 3, failed: 0 })
  const archive = archiveOf({
    'account.js': ytd('account', [account]),
    'tweets.js': ytd('tweets', [
      tweet('1000001', 'Marmalade 1'),
      tweet('7', 'An elderberry cordial'),
    ]),
    // Likes and followers have no time.
    'like.js': ytd('like', [{ like: { tweetId: '5', fullText: 'A liked fig' } }]),
    'follower.js': ytd('follower', [{ follower: { accountId: '8' } }]),
  })
  await importAll(ada, id, archive)
  expect(await report(ada, id)).toMatchObject({ stored: 3, failed: 0 })
  expect((await list(ada))[0]?.counts).toMatchObject({ posts: 4, contacts: 1 })
  expect((await search(ada, 'elderberry cordial'))[0]?.matchedText).toContain('elderberry')

  x.state.refusal = 'credits'
  await syncNow(ada, id)
  const [source] = await list(ada)
  expect(source).toMatchObject({ status: 'connected', counts: { posts: 4 } })
  expect(source?.reason).toMatch(/Buy credits at developer\.x\.com/)
  expect(server.logged.join('\n')).not.toMatch(/Marmalade|AAAA-bearer/)
})

test('Facebook is fetched by its token, asks for another after it expired, and accepts the export', async () => {
  await using graph = await openGraph()
  await using server = await openTestServer({ FACEBOOK_API_URL: graph.base })
  graph.state.edges['posts'] = [graphPost(1, { message: 'A quince tart' })]
  const ada = await server.person('Ada')
  const credentials = { email: 'ada@example.org', password: 'x', accessToken: graph.token }
  const id = await idOf(await create(ada, 'facebook', credentials))
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { posts: 1 } })
  const include = async (given: SourceInclude) => {
    const changed = await ada.patch(`/api/data-sources/${id}`, { include: given })
    expect(changed.status).toBe(200)
    await syncNow(ada, id)
    return (await list(ada))[0]?.counts?.['posts']
  }
  graph.state.edges['posts'].unshift(graphPost(6), graphPost(3))
  expect(await include({ since: '2026-01-05' })).toBe(2)
  // Items before the last fetched post are fetched once they are included again.
  expect(await include({})).toBe(3)
  graph.state.error = { code: 190, error_subcode: 463 }
  await syncNow(ada, id)
  const [source] = await list(ada)
  expect(source).toMatchObject({ status: 'error', counts: { posts: 3 } })
  expect(source?.reason).toMatch(/access token has expired/)

  const inbox = 'your_facebook_activity/messages/inbox/beaunal_123/'
  await importAll(
    ada,
    id,
    facebookExport(
      {
        'personal_information/profile_information/profile_information.json': facebookProfile,
        'your_facebook_activity/posts/your_posts_1.json': facebookJson([
          {
            timestamp: Date.parse('2026-01-01T10:00:00Z') / 1000,
            data: [{ post: 'A quince tart' }],
          },
        ]),
      },
      'facebook-ada-1.zip',
    ),
    facebookExport(
      {
        [`${inbox}message_1.json`]: thread([
          chatMessage('Bea Ünal', 1, { content: 'Grüße vom Rübenfeld' }),
        ]),
      },
      'facebook-ada-2.zip',
    ),
  )
  expect((await list(ada))[0]?.counts).toMatchObject({ posts: 3, messages: 1 })
  expect((await search(ada, 'Rübenfeld'))[0]?.matchedText).toContain('Grüße vom Rübenfeld')
})

test('LinkedIn contains what is in its export', async ({ server }) => {
  const ada = await server.person('Ada')
  const id = await idOf(await create(ada, 'linkedin', { email: 'ada@example.org', password: 'x' }))
  const file = linkedInExport({
    'Connections.csv': connections,
    'messages.csv': linkedInMessages,
    'Profile.csv': linkedInProfile,
  })
  expect(await importAll(ada, id, file)).toMatchObject({
    status: 'connected',
    counts: { contacts: 2, messages: 3 },
  })
  expect(await report(ada, id)).toMatchObject({ stored: 6, skipped: 3, failed: 0 })
  await importAll(ada, id, file)
  expect(await report(ada, id)).toMatchObject({ stored: 0, updated: 0, failed: 0 })
})
