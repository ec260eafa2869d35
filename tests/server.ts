import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, test as base } from 'vitest'
import { z } from 'zod'
import { documentView, type DocumentView } from '#shared/documents.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createHandlers } from '#server/job-handlers.ts'
import { createServices } from '#server/services.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { openTestDatabase } from './database.ts'
import { assertContract } from './assert-contract.ts'

export type TestServer = Awaited<ReturnType<typeof openTestServer>>
export type Browser = ReturnType<TestServer['visitor']>

/** Contents by file name. */
type Files = Record<string, string | Uint8Array<ArrayBuffer>>

/** The whole application on its own database, called through its routes. */
export async function openTestServer(env: Record<string, string> = {}) {
  const opened = await openTestDatabase()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-server-'))
  const watched = path.join(dataDir, 'folders')
  mkdirSync(watched)
  const config = readConfig({
    TROVE_DATA_DIR: dataDir,
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    // A thread takes longer to start than most tests do; its own tests have one.
    IMPORT_THREAD: 'off',
    LOG_LEVEL: 'silent',
    WATCHED_FOLDERS: watched,
    // No test calls a real service.
    X_API_URL: 'http://127.0.0.1:1',
    FACEBOOK_API_URL: 'http://127.0.0.1:1',
    LINKEDIN_API_URL: 'http://127.0.0.1:1',
    ...env,
  })
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) })
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'test')
  const services = createServices({ config, log, db: opened.db, master })
  await services.queue.start(createHandlers(services))
  const app = createApp(services)
  return {
    app,
    services,
    opened,
    dataDir,
    master,
    /** Log lines of the server. */
    logged,
    visitor: () => openBrowser(app),
    /** The same session, with these headers in every call. */
    sending: ({ cookies }: { cookies?: Map<string, string> }, also: Record<string, string>) =>
      openBrowser(app, cookies ? { cookies, also } : { also }),
    /** A person who has just signed up. */
    async person(name: string) {
      const browser = openBrowser(app)
      const email = `person.${randomBytes(4).toString('hex')}@example.org`
      const password = 'correct horse battery'
      const answer = await browser.post('/api/auth/email/signup', { name, email, password })
      expect(answer.status).toBe(201)
      return Object.assign(browser, { email, password })
    },
    async [Symbol.asyncDispose]() {
      await services.close()
      await opened[Symbol.asyncDispose]()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Sending = { cookies?: Map<string, string>; also?: Record<string, string> }

/** Sends requests like a browser, with the cookies it was given. */
function openBrowser(
  app: ReturnType<typeof createApp>,
  { cookies = new Map(), also = {} }: Sending = {},
) {
  async function send(method: string, url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...also, ...Object.fromEntries(new Headers(init.headers)) })
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const body = init.body ? await encoded(init.body, headers) : null
    const answer = await app.request(url, { ...init, method, headers, body })
    await assertContract(method, url, init.body, answer)
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }

  const withBody = (method: string) => (url: string, body?: unknown) =>
    send(
      method,
      url,
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    )

  async function upload(files: Files, field = 'documents') {
    const form = new FormData()
    for (const [name, content] of Object.entries(files)) {
      form.append(field, new File([content], name))
    }
    return send('POST', '/api/documents/upload', { body: form })
  }

  async function list(): Promise<DocumentView[]> {
    const answer = await send('GET', '/api/documents')
    return z.array(documentView).parse(await answer.json())
  }

  return {
    cookies,
    send,
    get: (url: string) => send('GET', url),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    del: withBody('DELETE'),
    upload,
    list,
    /** Uploads files and waits until each is processed or has failed. */
    async bring(files: Files): Promise<DocumentView[]> {
      const answer = await upload(files)
      expect(answer.status).toBe(201)
      const added = z.array(documentView).parse(await answer.json())
      const mine = async () =>
        (await list()).filter(({ id }) => added.some((document) => document.id === id))
      await expect
        .poll(async () => (await mine()).filter(({ status }) => status === 'processing'), {
          timeout: 50_000,
          interval: 50,
        })
        .toEqual([])
      return mine()
    },
  }
}

/**
 * A form as the bytes sent over the network. Node's own form stream throws an uncaught error if a
 * server stops reading early.
 */
async function encoded(body: NonNullable<RequestInit['body']>, headers: Headers) {
  if (!(body instanceof FormData)) return body
  const form = new Response(body)
  headers.set('content-type', form.headers.get('content-type') ?? '')
  return form.arrayBuffer()
}

/** Tests that share one server per file. */
export const test = base.extend<{ $file: { server: TestServer } }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from the pattern
    async ({}, use) => {
      await using server = await openTestServer()
      await use(server)
    },
    { scope: 'file' },
  ],
})
