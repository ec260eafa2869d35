import { expect } from 'vitest'
import { authorization, sourceView } from '#shared/sources.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { openGoogle } from '#server/connectors/google/google.fixtures.ts'
import { analyticsScope, driveScope } from '#server/connectors/google/sign-in.ts'
import { oauthClient, openOidc } from '#server/oauth/oidc.fixtures.ts'
import { create, list, search, settled, syncNow } from '#tests/data-sources.ts'
import { erase, remove } from '#tests/deletions.ts'
import { requirement } from '#tests/requirement.ts'
import { openTestServer, test as base, type Browser } from '#tests/server.ts'

const redirectUri = 'http://localhost:3000/api/oauth/google/callback'
const credentials = { email: 'ada@gmail.com', ...oauthClient }

async function openAll() {
  const google = await openGoogle()
  const oidc = await openOidc(redirectUri)
  google.state.accepts = (token) => token !== ''
  google.state.drive.files = [
    { id: 'root', name: 'My Drive', mimeType: 'application/vnd.google-apps.folder' },
    {
      id: 'f1',
      name: 'harvest.txt',
      mimeType: 'text/plain',
      parents: ['root'],
      content: 'Forty-two zucchini were picked.',
    },
    {
      id: 'f2',
      name: 'beds.txt',
      mimeType: 'text/plain',
      parents: ['root'],
      content: 'Beans stand in bed three.',
    },
  ]
  const server = await openTestServer({
    GOOGLE_ISSUER: oidc.issuer,
    GOOGLE_DRIVE_URL: google.servers.drive,
    GOOGLE_ANALYTICS_ADMIN_URL: google.servers.analyticsAdmin,
    GOOGLE_ANALYTICS_DATA_URL: google.servers.analyticsData,
  })
  return {
    google,
    oidc,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await Promise.all([google[Symbol.asyncDispose](), oidc[Symbol.asyncDispose]()])
    },
  }
}

/** Shared by the tests in this file; each test has its own person. */
const test = base.extend<{ $file: { parts: Awaited<ReturnType<typeof openAll>> } }>({
  parts: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from the pattern
    async ({}, use) => {
      await using parts = await openAll()
      await use(parts)
    },
    { scope: 'file' },
  ],
})

const added = async (browser: Browser, given: Record<string, string> = credentials) =>
  sourceView.parse(await (await create(browser, 'google', given)).json())

const urlOf = async (browser: Browser, id: string) =>
  authorization.parse(await (await browser.get(`/api/data-sources/${id}/authorize`)).json())

/** Files are read for search after the sync. */
const polling = { timeout: 25_000, interval: 100 }
const namesOf = async (browser: Browser, query: string) =>
  (await search(browser, query)).map(({ originalName }) => originalName)

/** Returns from Google, and returns the page where the browser ends up. */
async function comeBack(browser: Browser, at: URL): Promise<string> {
  const answer = await browser.get(`${at.pathname}${at.search}`)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}

test('a Drive is read after the person has granted access, and no token is shown', async ({
  parts,
}) => {
  requirement('sources.connected-means-verified')
  const { server, oidc } = parts
  const ada = await server.person('Ada')
  const source = await added(ada)
  expect(source).toMatchObject({ status: 'disconnected', needsAuthorization: true })
  expect(source.reason).toContain('Continue at Google')

  const { url, redirectUri: sent } = await urlOf(ada, source.id)
  expect(sent).toBe(redirectUri)
  const returned = await oidc.visit(url)
  const asked = oidc.state.asked.at(-1)
  expect(asked?.get('login_hint')).toBe('ada@gmail.com')
  expect(asked?.get('scope')).toBe(`openid email ${driveScope}`)
  expect(asked?.get('code_challenge_method')).toBe('S256')
  expect(await comeBack(ada, returned)).toBe(`/data-sources?connected=${source.id}`)

  const connected = await settled(ada, source.id)
  expect(connected).toMatchObject({ status: 'connected', config: { accountId: 'ada@gmail.com' } })
  expect(connected.needsAuthorization).toBeUndefined()
  expect(connected.config.saved).toEqual(['email', 'clientId', 'clientSecret'])
  expect(JSON.stringify(await list(ada))).not.toContain('okens')
  const stored = await readWholeDatabase(server.opened.connection)
  const code = returned.searchParams.get('code') ?? ''
  for (const secret of [oauthClient.clientSecret, 'googleTokens', code]) {
    expect(secret).not.toBe('')
    expect(tablesWith(stored, secret)).toEqual([])
    expect(server.logged.join('')).not.toContain(secret)
  }
  await expect.poll(() => namesOf(ada, 'zucchini'), polling).toEqual(['harvest.txt'])
})

test('the redirect back works once, and only in the session that started it', async ({ parts }) => {
  const { server, oidc } = parts
  const ada = await server.person('Ada')
  const mallory = await server.person('Mallory')
  const { id } = await added(ada)
  const returned = await oidc.visit((await urlOf(ada, id)).url)
  const failed = (reason: string) => `/data-sources?authorization=failed&reason=${reason}`
  expect(await comeBack(mallory, returned)).toBe(failed('expired'))
  expect(await comeBack(server.visitor(), returned)).toBe(failed('session'))
  const elsewhere = server.visitor()
  const { email, password } = ada
  expect((await elsewhere.post('/api/auth/email/login', { email, password })).status).toBe(200)
  expect(await comeBack(elsewhere, returned)).toBe(failed('expired'))
  expect(await comeBack(ada, returned)).toBe(`/data-sources?connected=${id}`)
  expect(await comeBack(ada, returned)).toBe(failed('expired'))
  await settled(ada, id)
})

test('every failed consent has its reason, and connects nothing', async ({ parts }) => {
  const { server, oidc } = parts
  const ada = await server.person('Ada')
  const { id } = await added(ada)
  const attempt = async () => comeBack(ada, await oidc.visit((await urlOf(ada, id)).url))
  const reasonAfter = async (change: Partial<typeof oidc.state>) => {
    const before = { ...oidc.state }
    Object.assign(oidc.state, change)
    const reason = new URL(await attempt(), redirectUri).searchParams.get('reason')
    Object.assign(oidc.state, { ...before, asked: oidc.state.asked, revoked: oidc.state.revoked })
    return reason
  }
  expect(await reasonAfter({ denies: true })).toBe('denied')
  expect(await reasonAfter({ account: 'mallory@gmail.com' })).toBe('account')
  expect(await reasonAfter({ unticked: [driveScope] })).toBe('scope')
  expect((await list(ada))[0]).toMatchObject({ status: 'disconnected', needsAuthorization: true })
  // The dots in a Gmail address make no difference.
  expect(await reasonAfter({ account: 'a.da@googlemail.com' })).toBeNull()
  await settled(ada, id)
})

test('a wrong client secret is reported when the person returns', async ({ parts }) => {
  const { server, oidc } = parts
  const ada = await server.person('Ada')
  const { id } = await added(ada, { ...credentials, clientSecret: 'wrong' })
  expect(await comeBack(ada, await oidc.visit((await urlOf(ada, id)).url))).toContain(
    'reason=client',
  )
})

test('a source without a client, or of another type, cannot be authorized', async ({ parts }) => {
  const ada = await parts.server.person('Ada')
  const { id, needsAuthorization } = await added(ada, { email: 'ada@gmail.com' })
  expect(needsAuthorization).toBeUndefined()
  expect((await ada.get(`/api/data-sources/${id}/authorize`)).status).toBe(400)
  const other = sourceView.parse(await (await create(ada, 'whatsapp', {})).json())
  expect((await ada.get(`/api/data-sources/${other.id}/authorize`)).status).toBe(400)
})

test('changes and deletions in the Drive are followed', async ({ parts }) => {
  const { server, oidc, google } = parts
  const ada = await server.person('Ada')
  const { id } = await added(ada)
  await comeBack(ada, await oidc.visit((await urlOf(ada, id)).url))
  await settled(ada, id)
  await expect.poll(() => namesOf(ada, 'zucchini'), polling).toEqual(['harvest.txt'])
  const beds = google.state.drive.files.find((file) => file.id === 'f2')
  if (!beds) throw new Error('the file is gone')
  beds.content = 'Pumpkins stand in bed three.'
  google.state.drive.changes.push({ fileId: 'f2', removed: false }, { fileId: 'f1', removed: true })
  await syncNow(ada, id)
  await expect.poll(() => namesOf(ada, 'pumpkins'), polling).toEqual(['beds.txt'])
  expect(await namesOf(ada, 'zucchini')).toEqual([])
})

test('another client needs another consent', async ({ parts }) => {
  const { server, oidc } = parts
  const ada = await server.person('Ada')
  const { id } = await added(ada)
  await comeBack(ada, await oidc.visit((await urlOf(ada, id)).url))
  await settled(ada, id)
  const answer = await ada.patch(`/api/data-sources/${id}`, { credentials: { clientId: 'other' } })
  expect(sourceView.parse(await answer.json())).toMatchObject({ needsAuthorization: true })
})

test('the consent is revoked when a deleted source is erased', async ({ parts }) => {
  const { server, oidc } = parts
  const ada = await server.person('Ada')
  const { id } = await added(ada)
  await comeBack(ada, await oidc.visit((await urlOf(ada, id)).url))
  await settled(ada, id)
  const before = oidc.state.revoked
  const undo = await remove(ada, `/api/data-sources/${id}`)
  expect(oidc.state.revoked).toBe(before)
  await erase(server, ada, undo)
  await expect.poll(() => oidc.state.revoked, { timeout: 10_000 }).toBe(before + 1)
})

test("the wizard's Google source is web analytics", async ({ parts }) => {
  const { server, oidc, google } = parts
  google.state.properties = [{ property: 'properties/1', displayName: 'Garden' }]
  google.state.rows = [{ property: 'properties/1', date: '2026-01-05', figures: [7, 5, 12] }]
  const ada = await server.person('Ada')
  const config = {
    credentials,
    category: 'business',
    scrapingEnabled: true,
    vectorizationEnabled: true,
  }
  const given = { name: 'Google Analytics', type: 'google', config }
  const { id } = sourceView.parse(await (await ada.post('/api/data-sources', given)).json())
  const returned = await oidc.visit((await urlOf(ada, id)).url)
  expect(oidc.state.asked.at(-1)?.get('scope')).toBe(`openid email ${analyticsScope}`)
  await comeBack(ada, returned)
  expect(await settled(ada, id)).toMatchObject({ status: 'connected', counts: { web_metrics: 3 } })
})
