import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import {
  test as base,
  expect,
  type APIRequestContext,
  type Page,
  type Request,
  type Route,
} from '@playwright/test'
import * as z from 'zod/mini'
import { documentView, type DocumentView } from '#shared/documents.ts'
import type { FileInTest } from './files.ts'
import { looksUpThenSays, startOpenAiStandIn } from '#tests/openai-stand-in.ts'
import { startServer, type TestServer } from './server.ts'

export { expect, type APIRequestContext, type Page, type Request, type Route }

export type PersonInTest = { name: string; email: string; password: string }

const contactEmail = 'hello@trove.example'
const adminEmail = 'admin@trove.example'

type WorkerFixtures = { server: TestServer }
type TestFixtures = {
  /** Signs up a new person by a call, and leaves the page signed in. */
  signUp: () => Promise<PersonInTest>
  /** The same for an admin. */
  signInAsAdmin: () => Promise<void>
  /** Stores documents of the signed-in person by a call, and waits until they are read. */
  store: (...files: FileInTest[]) => Promise<DocumentView[]>
  /** Calls the server with the cookies of the page. */
  api: APIRequestContext
  /** Fails a test whose page threw an error or made a request to another server. */
  quietPage: void
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads which fixtures are wanted from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using model = await startOpenAiStandIn(
        looksUpThenSays('The model says that the deposit is 900 euros [1].'),
      )
      const server = await startServer({
        LOCAL_MODELS: `Stand-in=${model.address}`,
        // No test calls a real service.
        OPENAI_API_URL: 'http://127.0.0.1:1/v1',
        ADMIN_EMAILS: adminEmail,
        CONTACT_EMAIL: contactEmail,
        MODEL_CACHE_DIR: resolve('.cache/models'),
        RATE_LIMITS: 'off',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // A service worker's requests would bypass the responses that a test replaces.
  serviceWorkers: 'block',

  quietPage: [
    async ({ context, server }, use) => {
      const elsewhere: string[] = []
      const faults: string[] = []
      context.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(server.url)) elsewhere.push(url)
      })
      context.on('weberror', (webError) => faults.push(String(webError.error())))
      await use()
      expect(elsewhere, 'the page asks nobody else').toEqual([])
      expect(faults, 'the page throws no error').toEqual([])
    },
    { auto: true },
  ],

  api: async ({ context }, use) => use(context.request),

  signUp: async ({ api, server }, use) => {
    await use(async () => {
      const person = {
        name: 'Ada Example',
        email: `ada-${randomUUID().slice(0, 8)}@trove.example`,
        password: 'correct horse battery',
      }
      const answer = await api.post('/api/auth/email/signup', {
        data: person,
        headers: { origin: server.url },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      return person
    })
  },

  signInAsAdmin: async ({ api, server }, use) => {
    await use(async () => {
      const data = { name: 'Alan Admin', email: adminEmail, password: 'correct horse battery' }
      const headers = { origin: server.url }
      const signUp = await api.post('/api/auth/email/signup', { data, headers })
      // Another test of this worker has signed up first.
      if (signUp.ok()) return
      const logIn = await api.post('/api/auth/email/login', { data, headers })
      expect(logIn.ok(), await logIn.text()).toBe(true)
    })
  },

  store: async ({ api, server }, use) => {
    await use(async (...files) => {
      for (const file of files) {
        const options = { multipart: { file }, headers: { origin: server.url } }
        const answer = await api.post('/api/documents/upload', options)
        expect(answer.ok(), await answer.text()).toBe(true)
      }
      const list = async () =>
        z.array(documentView).parse(await (await api.get('/api/documents')).json())
      await expect
        .poll(async () => (await list()).map(({ status }) => status), { timeout: 90_000 })
        .toEqual(files.map(() => 'processed'))
      return list()
    })
  },
})

/** Declares that the running test proves these ids of `tests/requirements.jsonl`. */
export function requirement(...ids: string[]): void {
  for (const id of ids) test.info().annotations.push({ type: 'requirement', description: id })
}
