import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import pino from 'pino'
import * as z from 'zod/mini'
import { createApiKeys } from '#server/api-keys/api-keys.ts'
import { createAssistants } from '#server/assistants/assistants.ts'
import { readConfig } from '#server/config.ts'
import { createErrorHandler, notFound } from '#server/http/error-handler.ts'
import { createPresence } from '#server/http/presence.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import {
  personOrGuest,
  requireAdmin,
  sessionMiddleware,
  type SessionEnv,
} from '#server/http/session.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { createVault } from '#server/vault/vault.ts'
import { person } from '#shared/accounts.ts'
import { openTestDatabase } from '#tests/database.ts'
import { createAccounts } from './accounts.ts'
import { accountRoutes } from './routes.ts'

export type Call = {
  method?: string
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
  /** The caller's IP address. */
  from?: string
}

/** The account routes on their own database, with one extra route for guests and one for admins. */
export async function openAccounts(
  env: Record<string, string> = {},
  { beyondLoopback = false } = {},
) {
  const opened = await openTestDatabase()
  const config = { ...readConfig(env), beyondLoopback }
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'test')
  const vault = createVault({ db: opened.db, master })
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const adopted: [string, string][] = []
  const deleted: string[] = []
  const signedIn: string[] = []
  const signedOut: string[] = []
  const deletion = { fails: false }
  // Authenticator codes go by the real time, so the test's clock runs too, ahead of it.
  const clock = { ahead: 0, waited: 0 }
  const apiKeys = createApiKeys({ db: opened.db, vault })
  const assistants = createAssistants({ db: opened.db, vault, master })
  const accounts = createAccounts({
    db: opened.db,
    vault,
    master,
    config,
    mailer: createMailer({ config, log }),
    log,
    adoptGuest: async (from, to) => void adopted.push([from, to]),
    revokeApiKeys: (userId) => apiKeys.revokeAll(userId),
    disconnectAssistants: (userId) => assistants.grants.revokeAll(userId),
    onDelete(userId) {
      if (!deletion.fails) return void deleted.push(userId)
      deletion.fails = false
      throw new Error('broken off')
    },
    onSignIn: async (userId) => void signedIn.push(userId),
    onSignOut: async (userId) => void signedOut.push(userId),
    now: () => Date.now() + clock.ahead,
    // Throttled attempts wait on the test's clock.
    async wait(ms) {
      clock.waited += ms
      clock.ahead += ms
    },
  })
  const api = new Hono<SessionEnv>()
    .use(sameOrigin(config))
    .use(sessionMiddleware({ accounts, presence: createPresence() }))
    .route('/', accountRoutes({ accounts }))
    .post('/visit', personOrGuest(accounts), (c) => c.json(c.get('person')))
    .get('/admin-only', requireAdmin, (c) => c.json({ ok: true }))
  const app = new Hono().route('/api', api).onError(createErrorHandler(log)).notFound(notFound)

  /** A browser: keeps the cookies it receives. */
  function browser() {
    const cookies = new Map<string, string>()
    async function call(path: string, { method, json, form, headers, from }: Call = {}) {
      const sent = new Headers({ host: 'trove.example', ...headers })
      if (cookies.size > 0) {
        sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      }
      if (json !== undefined) sent.set('content-type', 'application/json')
      const response = await app.request(
        path,
        {
          method: method ?? (json === undefined ? 'GET' : 'POST'),
          headers: sent,
          ...(json !== undefined && { body: JSON.stringify(json) }),
          ...(form && { body: new URLSearchParams(form) }),
        },
        { incoming: { socket: { remoteAddress: from ?? '192.0.2.1' } } },
      )
      for (const line of response.headers.getSetCookie()) keep(line)
      return response
    }
    function keep(line: string) {
      const [pair = ''] = line.split(';', 1)
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return {
      call,
      cookies,
      me: async () => z.nullable(person).parse(await (await call('/api/me')).json()),
      /** A call that returns a person. */
      become: async (path: string, made: Call = { method: 'POST' }) =>
        person.parse(await (await call(path, made)).json()),
    }
  }

  return {
    ...opened,
    config,
    vault,
    master,
    log,
    lines,
    adopted,
    signedIn,
    signedOut,
    deleted,
    clock,
    accounts,
    apiKeys,
    browser,
    /** Makes the next deletion fail after the key is destroyed. */
    failNextDeletion() {
      deletion.fails = true
    },
  }
}

export const ada = {
  name: 'Ada Quillfeather',
  email: 'ada@example.org',
  password: 'correct horse 1',
}
export const ben = { name: 'Ben Marlowe', email: 'ben@example.org', password: 'battery staple 2' }
