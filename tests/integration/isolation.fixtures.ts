import { createCanvas } from '@napi-rs/canvas'
import { expect } from 'vitest'
import { z } from 'zod'
import { passkeyList, signedInBrowsers } from '#shared/account-security.ts'
import { searchResponse } from '#shared/documents.ts'
import { moneyList } from '#shared/money.ts'
import { peopleChange, peopleList, personDetail, suggestionList } from '#shared/people.ts'
import { rememberedReadings } from '#shared/readings.ts'
import { importDraft, type SourceType } from '#shared/sources.ts'
import { threadList } from '#shared/threads.ts'
import { createAuthenticator } from '#tests/authenticator.ts'
import { create, idOf, importFiles, mboxMail, settled } from '#tests/data-sources.ts'
import type { Browser } from '#tests/server.ts'
import { put, watch } from '#tests/watched-folder.ts'
import { connectAssistant } from './assistant.fixtures.ts'
import type { Ids } from './isolation-types.ts'

export const question = 'What is the sum of amount for tangerine?'

/** A question by somebody else: it contains nothing that only the owner knows. */
export const curious = 'What is the sum of amount?'

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
const chatExport = '12/03/2025, 10:15 - Bea Gardner: The tangerine cake is ready.\n'
const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Bea Gardner\nEMAIL:bea@tangerine.example\nEND:VCARD\n'
const statement = 'Date,Description,Amount\n03/09/2026,MANDARIN LUNCH,-12.50\n'
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

/** A passkey without a challenge from the server. */
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

type SignedUp = Browser & { email: string; password: string }

async function addReading(browser: Browser): Promise<{ reading: string; answer: string }> {
  const choice = { kind: 'column', table: 'secret', column: 'amount' }
  const reading = { phrase: 'amount', choice }
  const answer = await browser.post('/api/ask', { question, reading })
  expect(answer.status).toBe(200)
  const { id } = withId.parse(await answer.json())
  const readings = rememberedReadings.parse(await (await browser.get('/api/readings')).json())
  return { reading: readings[0]?.id ?? '', answer: id }
}

async function bringSource(browser: Browser, type: SourceType, files: Record<string, string>) {
  const { id } = withId.parse(await (await create(browser, type, {})).json())
  expect((await importFiles(browser, id, files)).status).toBe(202)
  await settled(browser, id)
}

/** Bea in a chat and Bea in an address book, who may be the same person. */
async function bringPeople(browser: Browser) {
  await bringSource(browser, 'google', { 'contacts.vcf': card })
  const { people } = peopleList.parse(await (await browser.get('/api/people?q=Bea')).json())
  const [person = '', other = ''] = people.map(({ id }) => id)
  const { suggestions } = suggestionList.parse(
    await (await browser.get('/api/people/suggestions')).json(),
  )
  const suggestion = suggestions[0]?.id ?? ''
  const detail = personDetail.parse(await (await browser.get(`/api/people/${person}`)).json())
  const identity = detail.identities[0]?.id ?? ''
  const renamed = await browser.post(`/api/people/${other}/rename`, { name: 'Bea Gardner' })
  const renaming = peopleChange.parse(await renamed.json()).undo
  return { person, other, suggestion, identity, renaming, thread: await threadOf(browser, people) }
}

/** The chat, whichever of the two people has it. */
async function threadOf(browser: Browser, people: readonly { id: string }[]) {
  const found: string[] = []
  for (const { id } of people) {
    const { threads } = threadList.parse(
      await (await browser.get(`/api/threads?person=${id}`)).json(),
    )
    found.push(...threads.map(({ documentId }) => documentId))
  }
  return found[0] ?? ''
}

async function bringMoney(browser: Browser) {
  await bringSource(browser, 'bank_of_america', { 'stmt_4321.csv': statement })
  const found = await (await browser.get('/api/money/transactions')).json()
  return { transaction: moneyList.parse(found).transactions[0]?.id ?? '' }
}

async function bringDocument(browser: SignedUp) {
  const csv = 'item,amount,levy\ntangerine,700000,1\ntangerine,12345,2\n'
  const [document] = await browser.bring({ 'secret.csv': csv })
  const png = new Uint8Array(await createCanvas(40, 40).encode('png'))
  const [picture] = await browser.bring({ 'secret.png': png })
  const found = searchResponse.parse(
    await (await browser.post('/api/search', { query: 'tangerine' })).json(),
  )
  const passage = found.results[0]?.passageId
  if (!document || !picture || !passage) throw new Error('the document was not found by its owner')
  return { document: document.id, picture: picture.id, passage }
}

async function bringAccess(browser: SignedUp) {
  const key = { name: 'Backup', scopes: ['records', 'documents'] }
  const created = await (await browser.post('/api/account/api-keys', key)).json()
  const passkey = await addPasskey(browser)
  const browsers = await (await browser.get('/api/account/browsers')).json()
  return {
    apiKey: withId.parse(created).id,
    assistant: await connectAssistant(browser, 'tangerine helper'),
    passkey,
    browser: signedInBrowsers.parse(browsers)[0]?.id ?? '',
    email: browser.email,
    user: await idOf(browser),
  }
}

/** Deletes a query; returns the id that undoes the deletion. */
export async function deleteQuery(browser: Browser): Promise<string> {
  const asked = await browser.post('/api/queries', { question })
  const { id } = withId.parse(await asked.json())
  const deleted = await browser.del(`/api/queries/${id}`)
  return deleted.headers.get('x-undo') ?? ''
}

export async function bringSecrets(browser: SignedUp): Promise<Ids> {
  const document = await bringDocument(browser)
  // Trove asks about a mailbox, so the file will wait.
  put(await watch(browser), 'tangerine.mbox', mboxMail(1))
  const created = async (answer: Promise<Response>) => withId.parse(await (await answer).json()).id
  const reading = await addReading(browser)
  const query = await created(browser.post('/api/queries', { question }))
  const source = await created(browser.post('/api/data-sources', newSource))
  expect((await importChat(browser, source)).status).toBe(202)
  const chat = await (await browser.post('/api/chat', { message: question })).json()
  const { conversationId: conversation } = z.object({ conversationId: z.string() }).parse(chat)
  await settled(browser, source)
  const { id: draft, files } = importDraft.parse(
    await (await sendChat(browser, '/api/imports')).json(),
  )
  return {
    ...document,
    ...(await bringPeople(browser)),
    ...(await bringMoney(browser)),
    ...(await bringAccess(browser)),
    ...reading,
    query,
    deletion: await deleteQuery(browser),
    conversation,
    source,
    draft,
    draftFile: files[0]?.id ?? '',
  }
}

/** The owner's data at these ids, to check that nobody changed it. */
export async function everythingOf(browser: Browser, ids: Ids): Promise<string[]> {
  const paths = [
    '/api/documents',
    `/api/documents/${ids.document}/content`,
    `/api/conversations/${ids.conversation}`,
    `/api/data-sources`,
    `/api/queries/${ids.query}`,
    `/api/imports/${ids.draft}`,
    `/api/ask/answers/${ids.answer}`,
    '/api/account/api-keys',
    '/api/account/assistants',
    '/api/account/passkeys',
    '/api/people',
    '/api/readings',
    `/api/people/${ids.person}`,
    '/api/people/suggestions',
    '/api/money/transactions',
    '/api/settings/model',
  ]
  return Promise.all(paths.map(async (path) => (await browser.get(path)).text()))
}
