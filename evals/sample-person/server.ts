import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { askResponse } from '#shared/answers.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { createHandlers } from '#server/job-handlers.ts'
import { createServices } from '#server/services.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'

/** The only person of the server. */
export async function userIdIn(db: Awaited<ReturnType<typeof openDatabase>>): Promise<string> {
  const { rows } = await db.jobs.query('select id from users')
  return String(rows[0]?.['id'])
}

export type Asking = Awaited<ReturnType<typeof openSampleServer>>

/**
 * The whole application with a guest who has loaded the sample person, called through its routes.
 */
export async function openSampleServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-sample-'))
  const postgres = await startPostgres(folder)
  const db = await openDatabase(postgres.connection)
  const config = readConfig({
    TROVE_DATA_DIR: folder,
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'eval')
  const services = createServices({
    config,
    log: pino({ level: process.env['LOUD'] ?? 'silent' }),
    db,
    master,
  })
  await services.queue.start(createHandlers(services))
  // As a server does once it listens.
  await Promise.all([services.embedder.warm(), services.questions.warm()])
  const app = createApp(services)
  let cookie = ''

  async function call(method: string, url: string, body?: unknown): Promise<unknown> {
    const isForm = body instanceof FormData
    const headers = { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) }
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }
    const answer = await app.request(url, { method, headers, ...sent })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }

  const startedAt = performance.now()
  await call('POST', '/api/demo')
  const loadMs = performance.now() - startedAt
  // A conversation requires an account, and the guest loses nothing by signing up.
  await call('POST', '/api/auth/email/signup', {
    name: 'Eval',
    email: 'eval@example.org',
    password: randomBytes(12).toString('hex'),
  })
  return {
    loadMs,
    /** Until every document is read. */
    async read(): Promise<void> {
      for (;;) {
        const { rows } = await db.jobs.query(
          "select 1 from documents where status = 'processing' limit 1",
        )
        if (rows.length === 0) return
        await wait(500)
      }
    },
    /** Waits until every passage can be found by meaning, too. */
    async settled(): Promise<void> {
      for (;;) {
        const { rows } = await db.jobs.query(
          `select 1 from documents where status = 'processing'
           union all select 1 from data_sources where embed_pending limit 1`,
        )
        const { rows: bare } = await db.jobs.query(
          'select 1 from documents where embedded_at is null limit 1',
        )
        if (rows.length + bare.length === 0) return
        await wait(500)
      }
    },
    ask: async (question: string, history: { question: string; answer: string }[] = []) =>
      askResponse.parse(
        await call('POST', '/api/ask', { question, ...(history.length > 0 ? { history } : {}) }),
      ),
    call,
    /** The person's tables, for what asks them without a route. */
    tables: { workspaces: services.workspaces, userId: () => userIdIn(db) },
    async [Symbol.asyncDispose]() {
      await services.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
