import { expect } from 'vitest'
import { z } from 'zod'
import { storeBatch } from '#server/sources/reading/record-batches.ts'
import { moneyList } from '#shared/money.ts'
import { create, importFiles, settled } from '#tests/data-sources.ts'
import type { Browser, TestServer } from '#tests/server.ts'
import { bringSecrets } from './isolation.fixtures.ts'

const statement = 'Date,Description,Amount\n03/09/2026,TANGERINE LUNCH,-12.50\n'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Filled only during a run, or after an error. */
export const passing = [
  'data_sources.checkpoint',
  'data_sources.cursor',
  'data_sources.reason_code',
  'data_sources.run_counts',
  'data_sources.run_id',
  'data_sources.run_kind',
  'data_sources.run_state',
  'documents.error_code',
  'documents.error_detail',
  'import_files.batch_id',
  'import_files.source_id',
  'question_citations.source_id',
  // Filled if originals are in another store.
  'document_chunks.object',
  'object_removals.object',
  // Filled if several servers share a database.
  'shared_limits.key',
]

/** The same statement in two sources is stored once, and the second one is remembered. */
async function bringStatement(browser: Browser): Promise<void> {
  for (let source = 0; source < 2; source++) {
    const bank = await (await create(browser, 'bank_of_america', {})).json()
    const { id } = z.object({ id: z.string() }).parse(bank)
    expect((await importFiles(browser, id, { 'stmt_4321.csv': statement })).status).toBe(202)
    await settled(browser, id)
  }
  const found = await (await browser.get('/api/money/transactions')).json()
  const [first] = moneyList.parse(found).transactions
  const correction = { transaction: first?.id, scope: 'transaction', change: { name: 'Tangerine' } }
  expect((await browser.put('/api/money/corrections', correction)).status).toBe(200)
  const budget = {
    category: 'Groceries',
    currency: 'USD',
    month: '2026-03',
    entered: { amount: 500 },
  }
  expect((await browser.put('/api/money/budgets', budget)).status).toBe(200)
  const recap = { on: true, timeZone: 'Europe/Lisbon' }
  expect((await browser.put('/api/account/weekly-recap', recap)).status).toBe(200)
}

/** A program may send any text as a file's type. */
async function sendNamedType(browser: Browser): Promise<void> {
  const form = new FormData()
  form.append('documents', new File(['Sloes.'], 'sloes.txt', { type: 'application/x-tangerine' }))
  expect((await browser.send('POST', '/api/documents/upload', { body: form })).status).toBe(201)
}

/** Nobody answers there, but the request to the provider has been stored. */
async function askProvider(browser: Browser): Promise<void> {
  const client = { clientId: 'tangerine.apps.googleusercontent.com', clientSecret: 'tangerine' }
  const google = await (await create(browser, 'google', client)).json()
  const { id } = z.object({ id: z.string() }).parse(google)
  expect((await browser.get(`/api/data-sources/${id}/authorize`)).status).toBe(503)
}

/** Creates data in every column that a person can fill. */
export async function fill(server: TestServer): Promise<void> {
  const ada = await server.person('Ada of the tangerines')
  const { email, password } = ada
  await bringSecrets(ada)
  await bringStatement(ada)
  await sendNamedType(ada)
  await askProvider(ada)
  // The zone that a browser names is kept.
  expect((await ada.get('/api/dashboard/stats?timeZone=Europe/Lisbon')).status).toBe(200)
  const model = { provider: 'openai', model: 'tangerine-1', key: 'sk-tangerine' }
  expect((await ada.put('/api/settings/model', model)).status).toBe(200)
  expect((await ada.post('/api/account/second-factor', { password })).status).toBe(200)
  expect((await ada.post('/api/account/passkeys/options', { password })).status).toBe(200)
  await ada.post('/api/auth/password/forgot', { email })
  await server.services.accounts.passwords.settle()
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json', 'user-agent': firefox }
  const again = await server.visitor().send('POST', '/api/auth/email/login', { body, headers })
  expect(again.status).toBe(200)
  // A batch requires thousands of records; this one is sealed in the same way.
  const { id: userId } = z.object({ id: z.string() }).parse(await again.json())
  const keys = await server.services.vault.keysOf(userId)
  const place = { userId, range: { from: 1, to: 2 } }
  await server.opened.db.asUser(userId, (tx) => storeBatch(tx, keys, place, []))
}
