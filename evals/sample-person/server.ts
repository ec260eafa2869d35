import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { askResponse } from '#shared/answers.ts'
import type { openDatabase } from '#server/db/open.ts'
import { openAppServer } from '../reading/app-server.ts'

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
  const server = await openAppServer()
  const { db, services } = server
  // Like a server once it listens.
  await Promise.all([services.embedder.warm(), services.questions.warm()])
  const call = server.openBrowser()

  const startedAt = performance.now()
  await call('POST', '/api/demo')
  const loadMs = performance.now() - startedAt
  // A conversation requires an account, and signing up keeps the guest's data.
  await call('POST', '/api/auth/email/signup', {
    name: 'Eval',
    email: 'eval@example.org',
    password: randomBytes(12).toString('hex'),
  })
  return {
    loadMs,
    /** Waits until every document is read. */
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
    /** The person's tables, for callers that query them without a route. */
    tables: { workspaces: services.workspaces, userId: () => userIdIn(db) },
    services,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
