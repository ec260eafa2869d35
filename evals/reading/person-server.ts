import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { z } from 'zod'
import { askResponse, type AskResponse } from '#shared/answers.ts'
import { documentView } from '#shared/documents.ts'
import { importDraft, sourceList } from '#shared/sources.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { createHandlers } from '#server/job-handlers.ts'
import { createServices } from '#server/services.ts'
import { parseMasterKey } from '#server/vault/master-key.ts'
import { userIdIn } from '../sample-server.ts'
import type { AskingPerson } from './questions.ts'

/**
 * The whole application with one person who has signed up and imported all files, like on the page.
 */
export async function openPersonServer(person: AskingPerson) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-reading-'))
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
  const send = openBrowser(createApp(services))

  await send('POST', '/api/auth/email/signup', {
    name: person.about.name,
    email: 'eval@example.org',
    password: randomBytes(12).toString('hex'),
  })
  const problems = await bringFiles(send, person)
  await settled(send, db)
  const { timeZone } = person.about
  return {
    /** Files that failed to import, each with the reason. */
    problems: [...problems, ...(await failuresOf(send))],
    /** The person's tables, for what asks them without a route. */
    tables: { workspaces: services.workspaces, userId: () => userIdIn(db) },
    ask: async (question: string): Promise<AskResponse> =>
      askResponse.parse(await send('POST', '/api/ask', { question, timeZone })),
    async [Symbol.asyncDispose]() {
      await services.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Send = (method: string, url: string, body?: unknown) => Promise<unknown>

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

function formOf(field: string, folder: string, names: readonly string[]): FormData {
  const form = new FormData()
  for (const name of names) {
    form.append(field, new File([readFileSync(path.join(folder, name))], name))
  }
  return form
}

async function bringFiles(send: Send, { about, files }: AskingPerson): Promise<string[]> {
  const names = readdirSync(files).toSorted()
  const dropped = names.filter((name) => about.sources.includes(name))
  const papers = names.filter((name) => !about.sources.includes(name))
  await send('POST', '/api/documents/upload', formOf('documents', files, papers))
  if (dropped.length === 0) return []
  const form = formOf('files', files, dropped)
  const draft = importDraft.parse(await send('POST', '/api/imports', form))
  const known = draft.files.filter(({ recognised }) => recognised !== undefined)
  await send('POST', `/api/imports/${draft.id}/start`, { files: known.map(({ id }) => ({ id })) })
  return draft.files
    .filter(({ recognised }) => recognised === undefined)
    .map(({ name }) => `${name}: no source knows it`)
}

const documents = z.array(documentView)

/** Waits until everything is read, and every passage can be found by meaning, too. */
async function settled(send: Send, db: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  for (;;) {
    const sources = sourceList.parse(await send('GET', '/api/data-sources'))
    const { rows } = await db.jobs.query(
      `select 1 from documents where status = 'processing' or (status = 'processed' and embedded_at is null)
       union all select 1 from data_sources where embed_pending limit 1`,
    )
    if (rows.length === 0 && sources.every(({ progress }) => progress === undefined)) return
    await wait(500)
  }
}

async function failuresOf(send: Send): Promise<string[]> {
  const sources = sourceList.parse(await send('GET', '/api/data-sources'))
  const papers = documents.parse(await send('GET', '/api/documents'))
  return [
    ...sources.flatMap(({ name, status, reason }) =>
      status === 'connected' ? [] : [`${name}: ${reason ?? status}`],
    ),
    ...papers.flatMap(({ originalName, error }) =>
      error === undefined ? [] : [`${originalName}: ${error}`],
    ),
  ]
}
