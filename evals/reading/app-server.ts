import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { createHandlers } from '#server/job-handlers.ts'
import { createServices } from '#server/services.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'

export type AppServer = Awaited<ReturnType<typeof openAppServer>>

/** The whole application, empty, called through its routes. */
export async function openAppServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-eval-'))
  const postgres = await startPostgres(folder)
  const db = await openDatabase(postgres.connection)
  const config = readConfig({
    TROVE_DATA_DIR: folder,
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  const master = parseMasterKey(randomBytes(32).toString('base64'), 'eval')
  const log = pino({ level: process.env['LOUD'] ?? 'silent' })
  const services = createServices({ config, log, db, master })
  await services.queue.start(createHandlers(services))
  const app = createApp(services)
  return {
    db,
    services,
    /** A visitor with their own cookies. */
    openBrowser: (): Send => openBrowser(app),
    /** Whether a document is still being read, or cannot yet be found by meaning. */
    async isReading(): Promise<boolean> {
      const { rows } = await db.jobs.query(
        `select 1 from documents where status = 'processing' or (status = 'processed' and embedded_at is null)
         union all select 1 from data_sources where embed_pending limit 1`,
      )
      return rows.length > 0
    },
    async [Symbol.asyncDispose]() {
      await services.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Send = (method: string, url: string, body?: unknown) => Promise<unknown>

function openBrowser(app: ReturnType<typeof createApp>): Send {
  let cookie = ''
  return async (method, url, body) => {
    const isForm = body instanceof FormData
    const headers = { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) }
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }
    const answer = await app.request(url, { method, headers, ...sent })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}
