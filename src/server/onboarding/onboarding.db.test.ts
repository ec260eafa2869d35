import { expect } from 'vitest'
import { person as personSchema } from '#shared/accounts.ts'
import { onboardingUpload } from '#shared/onboarding.ts'
import { sourceList } from '#shared/sources.ts'
import { requirement } from '#tests/requirement.ts'
import { test, type Browser } from '#tests/server.ts'

const complete = '/api/onboarding/complete'

const isOffered = async (browser: Browser) =>
  personSchema.parse(await (await browser.get('/api/me')).json()).onboarding
const sourcesOf = async (browser: Browser) =>
  sourceList.parse(await (await browser.get('/api/data-sources')).json())

test('completing the wizard adds its sources and ends it for good', async ({ server }) => {
  requirement('api.onboarding.complete')
  const ida = await server.person('Ida')
  expect(await isOffered(ida)).toBe(true)
  const answer = await ida.post(complete, {
    dataSources: [
      { type: 'google', credentials: '123.apps.googleusercontent.com' },
      { type: 'linkedin', credentials: 'ida@example.org' },
      { type: 'bank_of_america', credentials: 'hunter2' },
    ],
    documentsCount: 2,
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ success: true })
  expect(await isOffered(ida)).toBe(false)
  const sources = await sourcesOf(ida)
  expect(sources.map(({ name, type, config }) => [name, type, config.category])).toEqual([
    ['Google Analytics', 'google', 'business'],
    ['LinkedIn', 'linkedin', 'social'],
    ['Bank of America', 'bank_of_america', 'financial'],
  ])
  expect(sources.map(({ config }) => config.accountId)).toEqual([
    '123.apps.googleusercontent.com',
    'ida@example.org',
    '',
  ])
})

test('a completion that names an unknown or empty source adds none', async ({ server }) => {
  const ida = await server.person('Ida')
  const good = { type: 'facebook', credentials: 'ida@example.org' }
  for (const bad of [
    { type: 'whatsapp', credentials: 'x' },
    { type: 'myspace', credentials: 'x' },
    { type: 'gmail', credentials: '  ' },
  ]) {
    const answer = await ida.post(complete, { dataSources: [good, bad], documentsCount: 0 })
    expect(answer.status).toBe(400)
  }
  expect(await sourcesOf(ida)).toEqual([])
  expect(await isOffered(ida)).toBe(true)
})

test('the wizard can be left without adding anything', async ({ server }) => {
  const ida = await server.person('Ida')
  expect(await (await ida.post('/api/onboarding/leave')).json()).toEqual({ success: true })
  expect(await isOffered(ida)).toBe(false)
  expect(await sourcesOf(ida)).toEqual([])
})

test('files in the repeated field are stored as documents', async ({ server }) => {
  requirement('api.onboarding.upload')
  const ida = await server.person('Ida')
  const form = new FormData()
  form.append('files', new File(['Item,Amount\nRent,700\n'], 'rent.csv', { type: 'text/csv' }))
  form.append('files', new File(['Item,Amount\nFood,40\n'], 'food.csv', { type: 'text/csv' }))
  const answer = await ida.send('POST', '/api/onboarding/upload-documents', { body: form })
  expect(answer.status).toBe(201)
  const { success, documents } = onboardingUpload.parse(await answer.json())
  expect(success).toBe(true)
  expect(documents.map(({ originalName }) => originalName)).toEqual(['rent.csv', 'food.csv'])
  const listed = await (await ida.get('/api/documents')).json()
  expect(listed).toHaveLength(2)
})

test('only people with an account have a wizard', async ({ server }) => {
  const guest = server.visitor()
  expect((await guest.upload({ 'a.csv': 'A,B\n1,2\n' })).status).toBe(201)
  for (const browser of [server.visitor(), guest]) {
    expect((await browser.post(complete, { dataSources: [], documentsCount: 0 })).status).toBe(401)
    expect((await browser.post('/api/onboarding/leave')).status).toBe(401)
    expect((await browser.post('/api/onboarding/upload-documents')).status).toBe(401)
  }
})
