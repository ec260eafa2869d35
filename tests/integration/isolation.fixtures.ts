import { expect } from 'vitest'
import { z } from 'zod'
import { passkeyList, signedInBrowsers } from '#shared/account-security.ts'
import { searchResponse } from '#shared/documents.ts'
import { peopleChange, peopleList } from '#shared/people.ts'
import { rememberedReadings } from '#shared/readings.ts'
import { importBasket } from '#shared/sources.ts'
import { createAuthenticator } from '#tests/authenticator.ts'
import { settled } from '#tests/data-sources.ts'
import type { Browser } from '#tests/server.ts'

/** Ids of everything that Ada has. */
export type Ids = Record<
  | 'document'
  | 'passage'
  | 'query'
  | 'conversation'
  | 'source'
  | 'basket'
  | 'basketFile'
  | 'apiKey'
  | 'passkey'
  | 'browser'
  | 'person'
  | 'renaming'
  | 'reading',
  string
>

type Call = (browser: Browser, ids: Ids) => Promise<Response>

/** Routes, with the call that somebody else makes with a person's ids, and how that is answered. */
export type IsolationMatrix = Record<string, [Call, number]>

export const question = 'What is the sum of amount for tangerine?'

export const newSource = {
  name: 'WhatsApp',
  type: 'whatsapp',
  config: {
    credentials: { phoneNumber: '+49 30 1234567', sessionData: '' },
    category: 'social',
    scrapingEnabled: true,
    vectorizationEnabled: true,
  },
}
const chatExport = '12/03/2025, 10:15 - Bea: The tangerine cake is ready.\n'
const withId = z.object({ id: z.string() })

export function sendFile(browser: Browser, url: string, field: string) {
  const form = new FormData()
  form.append(field, new File(['harmless'], 'harmless.txt', { type: 'text/plain' }))
  return browser.send('POST', url, { body: form })
}

export const importChat = (browser: Browser, source: string) =>
  sendChat(browser, `/api/data-sources/${source}/import`)

function sendChat(browser: Browser, url: string) {
  const form = new FormData()
  form.append('files', new File([chatExport], 'WhatsApp Chat with Bea.txt', { type: 'text/plain' }))
  return browser.send('POST', url, { body: form })
}

/** A passkey that no challenge of the server's was signed for. */
export const madeNowhere = {
  name: 'Mine',
  credential: createAuthenticator({ origin: 'http://localhost' }).make({
    challenge: 'none',
    rp: { id: 'localhost' },
  }),
}

async function addPasskey(browser: SignedUp): Promise<string> {
  const origin = 'http://localhost'
  const path = '/api/account/passkeys'
  const { password } = browser
  const options = await (await browser.post(`${path}/options`, { password })).json()
  const credential = createAuthenticator({ origin }).make(options)
  const answer = await browser.send('POST', path, {
    body: JSON.stringify({ name: 'tangerine phone', credential }),
    headers: { 'content-type': 'application/json', origin, host: 'localhost' },
  })
  expect(answer.status).toBe(201)
  return passkeyList.parse(await answer.json())[0]?.id ?? ''
}

type SignedUp = Browser & { password: string }

async function addReading(browser: Browser): Promise<string> {
  const choice = { kind: 'column', table: 'secret', column: 'amount' }
  const reading = { phrase: 'amount', choice }
  expect((await browser.post('/api/ask', { question, reading })).status).toBe(200)
  const readings = rememberedReadings.parse(await (await browser.get('/api/readings')).json())
  return readings[0]?.id ?? ''
}

export async function bringSecrets(browser: SignedUp): Promise<Ids> {
  const csv = 'item,amount,levy\ntangerine,700000,1\ntangerine,12345,2\n'
  const [document] = await browser.bring({ 'secret.csv': csv })
  const found = searchResponse.parse(
    await (await browser.post('/api/search', { query: 'tangerine' })).json(),
  )
  const created = async (answer: Promise<Response>) => withId.parse(await (await answer).json()).id
  const reading = await addReading(browser)
  const query = await created(browser.post('/api/queries', { question }))
  const source = await created(browser.post('/api/data-sources', newSource))
  expect((await importChat(browser, source)).status).toBe(202)
  const chat = await (await browser.post('/api/chat', { message: question })).json()
  const { conversationId } = z.object({ conversationId: z.string() }).parse(chat)
  const passage = found.results[0]?.passageId
  if (!document || !passage) throw new Error('the document was not found by its owner')
  await settled(browser, source)
  const { id: basket, files } = importBasket.parse(
    await (await sendChat(browser, '/api/imports')).json(),
  )
  const basketFile = files[0]?.id ?? ''
  const conversation = conversationId
  const apiKey = await created(
    browser.post('/api/account/api-keys', { name: 'Backup', scopes: ['records', 'documents'] }),
  )
  const passkey = await addPasskey(browser)
  const browsers = await (await browser.get('/api/account/browsers')).json()
  const own = { passkey, browser: signedInBrowsers.parse(browsers)[0]?.id ?? '' }
  const { people } = peopleList.parse(await (await browser.get('/api/people?q=Bea')).json())
  const person = people[0]?.id ?? ''
  const name = 'Bea of the tangerine'
  const renamed = await browser.post(`/api/people/${person}/rename`, { name })
  const renaming = peopleChange.parse(await renamed.json()).undo
  const named = { ...own, document: document.id, person, renaming }
  return { ...named, reading, passage, query, conversation, source, basket, basketFile, apiKey }
}

/** What the owner sees at the ids, to show that nobody changed it. */
export async function everythingOf(browser: Browser, ids: Ids): Promise<string[]> {
  const paths = [
    '/api/documents',
    `/api/documents/${ids.document}/content`,
    `/api/conversations/${ids.conversation}`,
    `/api/data-sources`,
    `/api/queries/${ids.query}`,
    `/api/imports/${ids.basket}`,
    '/api/account/api-keys',
    '/api/account/passkeys',
    '/api/people',
    '/api/readings',
    `/api/people/${ids.person}`,
  ]
  return Promise.all(paths.map(async (path) => (await browser.get(path)).text()))
}
