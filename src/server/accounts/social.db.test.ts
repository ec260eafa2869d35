import { afterEach, expect, test, vi } from 'vitest'
import { authAccounts, users } from '#server/db/tables.ts'
import { requirement } from '#tests/requirement.ts'
import { ada, openAccounts } from './fixtures.ts'
import { readWholeDatabase, tablesWith } from './whole-database.fixtures.ts'

const keys = {
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  APPLE_CLIENT_ID: 'apple-id',
  APPLE_CLIENT_SECRET: 'apple-secret',
  PUBLIC_URL: 'https://trove.example',
}
const claims = {
  sub: '1234567',
  email: 'Gail@Example.org',
  email_verified: true,
  name: 'Gail Thistlewood',
  picture: 'https://pictures.example/thistlewood.png',
}

afterEach(() => vi.unstubAllGlobals())

/** Stands in for the providers' token endpoints; returns the requests they received. */
function fakeProviders(person: object = claims, status = 200) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const idToken = `${part({ alg: 'RS256', kid: '1' })}.${part(person)}.c2lnbmF0dXJl`
  const requests: URL[] = []
  vi.stubGlobal('fetch', async (input: string | URL) => {
    requests.push(new URL(input))
    return Response.json(
      {
        access_token: 'access-token-secret',
        refresh_token: 'refresh-token-secret',
        id_token: idToken,
        token_type: 'Bearer',
        expires_in: 3600,
      },
      { status },
    )
  })
  return { requests, idToken }
}

type Trove = Awaited<ReturnType<typeof openAccounts>>
type Browser = ReturnType<Trove['browser']>

async function begin(browser: Browser, path = '/api/auth/google') {
  const answer = await browser.call(path)
  expect(answer.status).toBe(302)
  const location = new URL(answer.headers.get('location') ?? '')
  return { location, state: location.searchParams.get('state') ?? '' }
}

const back = async (browser: Browser, query: Record<string, string>) => {
  const path = `/api/auth/callback/google?${new URLSearchParams(query).toString()}`
  const answer = await browser.call(path, { headers: { 'user-agent': 'Quokkabrowser/9' } })
  expect(answer.status).toBe(302)
  return answer.headers.get('location')
}

test('the buttons lead to the provider, with a state that the browser keeps', async () => {
  requirement('api.auth.social')
  await using trove = await openAccounts(keys)
  const browser = trove.browser()
  const google = (await begin(browser)).location
  expect(google.origin + google.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    client_id: 'google-id',
    redirect_uri: 'https://trove.example/api/auth/callback/google',
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{20,}/),
  })
  const apple = (await begin(browser, '/api/auth/apple')).location
  expect(apple.origin + apple.pathname).toBe('https://appleid.apple.com/auth/authorize')
  expect(Object.fromEntries(apple.searchParams)).toMatchObject({
    client_id: 'apple-id',
    redirect_uri: 'https://trove.example/api/auth/callback/apple',
    response_mode: 'form_post',
  })
})

test('a provider that is not configured leads back to the page, which says so', async () => {
  await using trove = await openAccounts()
  const goTo = async (path: string) => {
    const answer = await trove.browser().call(path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await goTo('/api/auth/google')).toEqual([302, '/?auth-error=social_not_configured'])
  expect(await goTo('/api/auth/apple?from=/documents')).toEqual([
    302,
    '/documents?auth-error=social_not_configured',
  ])
  for (const from of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    expect(await goTo(`/api/auth/apple?from=${encodeURIComponent(from)}`)).toEqual([
      302,
      '/?auth-error=social_not_configured',
    ])
  }
})

test('a first sign-in with Google creates an account with a sealed name', async () => {
  await using trove = await openAccounts(keys)
  const { requests, idToken } = fakeProviders()
  const browser = trove.browser()
  const { state } = await begin(browser, '/api/auth/google?from=/documents')
  expect(await back(browser, { code: 'a-code', state })).toBe('/documents')
  expect(requests.map(String)).toEqual(['https://oauth2.googleapis.com/token'])
  expect(await browser.me()).toEqual({
    id: expect.any(String),
    name: 'Gail Thistlewood',
    email: 'gail@example.org',
    role: 'admin',
    onboarding: true,
  })
  const contents = await readWholeDatabase(trove.connection)
  const secrets = ['istlewood', 'access-token', 'refresh-token', idToken, 'pictures.example']
  for (const text of [...secrets, 'Quokkabrowser', '192.0.2.1']) {
    expect(tablesWith(contents, text)).toEqual([])
  }
  expect(trove.lines.join('')).not.toMatch(/istlewood|-token-secret|gail@/i)
  const [account] = await trove.db.auth.select().from(authAccounts)
  expect(account).toMatchObject({ providerId: 'google', accountId: '1234567' })
})

test('a second sign-in with Google finds the same person', async () => {
  await using trove = await openAccounts(keys)
  fakeProviders()
  const people = []
  for (let i = 0; i < 2; i++) {
    const browser = trove.browser()
    const { state } = await begin(browser)
    expect(await back(browser, { code: 'a-code', state })).toBe('/')
    people.push(await browser.me())
  }
  expect(people[1]).toEqual(people[0])
  expect(await trove.db.auth.$count(users)).toBe(1)
  expect(await trove.db.auth.$count(authAccounts)).toBe(1)
})

test('a disabled person returns from Google signed out, with the reason', async () => {
  await using trove = await openAccounts(keys)
  fakeProviders()
  const first = trove.browser()
  await back(first, { code: 'a-code', state: (await begin(first)).state })
  await trove.db.auth.update(users).set({ disabled: true })
  const browser = trove.browser()
  const { state } = await begin(browser, '/api/auth/google?from=/documents')
  const location = await back(browser, { code: 'a-code', state })
  expect(location).toBe('/documents?auth-error=account_disabled')
  expect(await browser.me()).toBeNull()
})

test('a guest who signs in with Google keeps their data', async () => {
  await using trove = await openAccounts(keys)
  fakeProviders()
  const browser = trove.browser()
  const guest = await browser.become('/api/visit')
  const { state } = await begin(browser)
  await back(browser, { code: 'a-code', state })
  const person = await browser.me()
  expect(trove.adopted).toEqual([[guest.id, person?.id]])
  expect(trove.deleted).toEqual([guest.id])
})

test('an account with a password is not taken over by the same address at a provider', async () => {
  await using trove = await openAccounts(keys)
  await trove.browser().become('/api/auth/email/signup', { json: ada })
  fakeProviders({ ...claims, email: ada.email })
  const browser = trove.browser()
  const { state } = await begin(browser)
  expect(await back(browser, { code: 'a-code', state })).toBe('/?auth-error=social_failed')
  expect(await browser.me()).toBeNull()
})

test('cancelling leads back to the starting page', async () => {
  await using trove = await openAccounts(keys)
  const browser = trove.browser()
  const { state } = await begin(browser, '/api/auth/google?from=/documents?view=all')
  expect(await back(browser, { error: 'access_denied', error_description: 'no', state })).toBe(
    '/documents?view=all&auth-error=social_cancelled',
  )
})

test('a provider that refuses the code leads back with an error', async () => {
  await using trove = await openAccounts(keys)
  fakeProviders({}, 400)
  const browser = trove.browser()
  const { state } = await begin(browser, '/api/auth/google?from=/documents')
  expect(await back(browser, { code: 'a-code', state })).toBe('/documents?auth-error=social_failed')
  expect(await browser.me()).toBeNull()
})

test('a callback that this browser did not start is refused', async () => {
  await using trove = await openAccounts(keys)
  fakeProviders()
  const attacker = trove.browser()
  const { state } = await begin(attacker)
  const victim = trove.browser()
  expect(await back(victim, { code: 'a-code', state })).toBe('/?auth-error=social_failed')
  expect(await back(victim, { code: 'a-code', state: 'made-up' })).toBe(
    '/?auth-error=social_failed',
  )
  expect(await back(victim, { code: 'a-code' })).toBe('/?auth-error=social_failed')
  expect(await victim.me()).toBeNull()
  expect(await trove.db.auth.$count(users)).toBe(0)
})

test("Apple's posted response is accepted, with the name that it contains only once", async () => {
  await using trove = await openAccounts(keys)
  fakeProviders({ sub: 'apple-1', email: 'gail@example.org', email_verified: 'true' })
  const browser = trove.browser()
  const { state } = await begin(browser, '/api/auth/apple?from=/documents')
  const user = JSON.stringify({ name: { firstName: 'Gail', lastName: 'Thistlewood' } })
  // Apple's page posts without our cookies; the browser then follows a redirect, with them.
  const posted = await trove.browser().call('/api/auth/callback/apple', {
    method: 'POST',
    form: { code: 'a-code', state, user },
    headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
  })
  const location = posted.headers.get('location') ?? ''
  expect(location).toMatch(/^\/api\/auth\/callback\/apple\?code=a-code/)
  expect((await browser.call(location)).headers.get('location')).toBe('/documents')
  expect(await browser.me()).toMatchObject({ name: 'Gail Thistlewood', email: 'gail@example.org' })
})

test('no other route of the sign-in library is reachable', async () => {
  await using trove = await openAccounts(keys)
  for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'start-session', 'error']) {
    const answer = await trove.browser().call(`/api/auth/${path}`, { json: ada })
    expect(answer.status).toBe(404)
  }
})
