import { expect } from 'vitest'
import { z } from 'zod'
import { searchResponse } from '#shared/documents.ts'
import { peopleChange, peopleList } from '#shared/people.ts'
import { importBasket } from '#shared/sources.ts'
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
  | 'person'
  | 'renaming',
  string
>
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

export async function bringSecrets(browser: Browser): Promise<Ids> {
  const csv = 'item,amount\ntangerine,700000\ntangerine,12345\n'
  const [document] = await browser.bring({ 'secret.csv': csv })
  const found = searchResponse.parse(
    await (await browser.post('/api/search', { query: 'tangerine' })).json(),
  )
  const created = async (answer: Promise<Response>) => withId.parse(await (await answer).json()).id
  const query = await created(browser.post('/api/queries', { question }))
  const source = await created(browser.post('/api/data-sources', newSource))
  expect((await importChat(browser, source)).status).toBe(202)
  const chat = await (await browser.post('/api/chat', { message: question })).json()
  const { conversationId } = z.object({ conversationId: z.string() }).parse(chat)
  const passage = found.results[0]?.passageId
  if (!document || !passage) throw new Error('the document was not found by its owner')
  const reported = async () =>
    (await browser.get(`/api/data-sources/${source}/report`)).json() as Promise<unknown>
  await expect.poll(reported, { timeout: 20_000 }).not.toBeNull()
  const { id: basket, files } = importBasket.parse(
    await (await sendChat(browser, '/api/imports')).json(),
  )
  const basketFile = files[0]?.id ?? ''
  const conversation = conversationId
  const apiKey = await created(
    browser.post('/api/account/api-keys', { name: 'Backup', scopes: ['records', 'documents'] }),
  )
  const { people } = peopleList.parse(await (await browser.get('/api/people?q=Bea')).json())
  const person = people[0]?.id ?? ''
  const name = 'Bea of the tangerine'
  const renamed = await browser.post(`/api/people/${person}/rename`, { name })
  const renaming = peopleChange.parse(await renamed.json()).undo
  const own = { document: document.id, person, renaming }
  return { ...own, passage, query, conversation, source, basket, basketFile, apiKey }
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
    '/api/people',
    `/api/people/${ids.person}`,
  ]
  return Promise.all(paths.map(async (path) => (await browser.get(path)).text()))
}
