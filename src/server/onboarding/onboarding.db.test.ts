import { expect } from 'vitest'
import { person as personSchema } from '#shared/accounts.ts'
import { onboardingChecked, onboardingUpload } from '#shared/onboarding.ts'
import { importDraft, sourceList } from '#shared/sources.ts'
import { openScriptedImap } from '#server/connectors/gmail/scripted-imap.fixtures.ts'
import { settled } from '#tests/data-sources.ts'
import { requirement } from '#tests/requirement.ts'
import { openTestServer, test, type Browser } from '#tests/server.ts'

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

test('a completion that contains an unknown or empty source adds none', async ({ server }) => {
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

test('entered credentials are tried but not stored, and setup connects the source', async () => {
  await using imap = await openScriptedImap()
  await using server = await openTestServer(imap.env)
  const ida = await server.person('Ida')
  const check = async (type: string, credentials: string) => {
    const answer = await ida.post('/api/onboarding/check', { type, credentials })
    expect(answer.status).toBe(200)
    return onboardingChecked.parse(await answer.json())
  }
  expect(await check('gmail', 'ada@gmail.com')).toMatchObject({ result: 'problem' })
  expect(await check('gmail', 'ada@gmail.com wrong wrong wron wron')).toEqual({
    result: 'problem',
    text: 'Gmail refused the address or the password. Check them.',
  })
  const entered = 'ada@gmail.com abcd efgh ijkl mnop'
  expect(await check('gmail', entered)).toEqual({
    result: 'works',
    text: 'It works: ada@gmail.com.',
  })
  imap.state.failure = 'unavailable'
  expect(await check('gmail', entered)).toMatchObject({ result: 'later' })
  imap.state.failure = undefined
  expect(await check('facebook', 'ida@example.org')).toMatchObject({ result: 'later' })
  expect(await check('bank_of_america', 'hunter2')).toMatchObject({ result: 'problem' })
  expect(await sourcesOf(ida)).toEqual([])

  const form = new FormData()
  const statement = 'Date,Description,Amount,Running Bal.\r\n04/02/2026,"COFFEE","-4.50","995.50"'
  form.append('files', new File([statement], 'stmt.csv'))
  const draft = importDraft.parse(
    await (await ida.send('POST', '/api/imports', { body: form })).json(),
  )
  const dataSources = [
    { type: 'gmail', credentials: entered },
    { type: 'bank_of_america', credentials: 'Export file', importId: draft.id },
    { type: 'facebook', credentials: 'Export file', importId: 'bsk_gone' },
  ]
  expect((await ida.post(complete, { dataSources, documentsCount: 0 })).status).toBe(200)
  const [mail, bank, social] = await sourcesOf(ida)
  expect(await settled(ida, mail?.id ?? '')).toMatchObject({ status: 'connected' })
  expect(await settled(ida, bank?.id ?? '')).toMatchObject({ counts: { transactions: 1 } })
  expect(social?.reason).toMatch(/Nothing is imported yet/)
  expect(server.logged.join('\n')).not.toMatch(/abcd|hunter2/)
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

test('only people with an account see the wizard', async ({ server }) => {
  const guest = server.visitor()
  expect((await guest.upload({ 'a.csv': 'A,B\n1,2\n' })).status).toBe(201)
  for (const browser of [server.visitor(), guest]) {
    expect((await browser.post(complete, { dataSources: [], documentsCount: 0 })).status).toBe(401)
    expect((await browser.post('/api/onboarding/check', {})).status).toBe(401)
    expect((await browser.post('/api/onboarding/leave')).status).toBe(401)
    expect((await browser.post('/api/onboarding/upload-documents')).status).toBe(401)
  }
})
