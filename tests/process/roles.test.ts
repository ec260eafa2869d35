import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { sourceList } from '#shared/sources.ts'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { startServer } from '#tests/e2e/server.ts'
import { findExternalPostgres, startExternalPostgres } from '#tests/external-postgres.ts'
import { pidsOf } from './processes.ts'
import { addSource, formOf, signUp, type Visitor } from './visitor.ts'

const mails = 6_000

/** A PostgreSQL started by none of the servers. */
async function openSharedDatabase(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-shared-'))
  const postgres = findExternalPostgres()
    ? await startExternalPostgres(folder)
    : await startPostgres(folder)
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { host, port, user, password, database } = postgres.connection
  const at = new URLSearchParams({ host, port: String(port) }).toString()
  return `postgres://${user}:${password}@/${database}?${at}`
}

async function startRoles() {
  const shared = {
    DATABASE_URL: await openSharedDatabase(),
    TROVE_MASTER_KEY: randomBytes(32).toString('base64'),
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    LOG_LEVEL: 'silent',
  }
  const start = async (role: string) => {
    const server = await startServer({ ...shared, TROVE_ROLE: role })
    onTestFinished(() => server[Symbol.asyncDispose]())
    return server
  }
  const [web, otherWeb, worker, otherWorker] = await Promise.all(
    ['web', 'web', 'worker', 'worker'].map(start),
  )
  if (!web || !otherWeb || !worker || !otherWorker) throw new Error('Four servers were started')
  let turn = 0
  return {
    workers: [worker, otherWorker],
    /** Calls alternate between the servers. */
    nextUrl: () => [web, otherWeb][turn++ % 2]?.url ?? web.url,
  }
}

const mailAt = (number: number) =>
  [
    `From ${number}@xxx Mon Mar 02 10:00:00 +0000 2026`,
    'From: Bea Gardner <bea@example.org>',
    'To: ada@example.org',
    `Subject: Note ${number}`,
    `Date: ${new Date(Date.UTC(2026, 0, 1 + (number % 200), 10)).toUTCString()}`,
    `Message-ID: <${number}@example.org>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Nothing to report about bed ${number}.`,
  ].join('\n')

async function sourceOf(visitor: Visitor) {
  const [source] = sourceList.parse(await (await visitor.get('/api/data-sources')).json())
  return source
}

/** The passage that an answer, or a refusal, cites first. */
async function citedFirst(visitor: Visitor, question: string): Promise<string | undefined> {
  const answer = await visitor.post('/api/ask', { question })
  return askResponse.parse(await answer.json()).citations[0]?.quote
}

test('two servers answer as one, and the work of a killed worker is completed by another', async () => {
  const { workers, nextUrl } = await startRoles()
  const ada = await signUp(nextUrl, { name: 'Ada', password: 'correct horse battery' })
  const id = await addSource(ada, 'gmail', { name: 'Mail', credentials: {} })
  const mbox = Array.from({ length: mails }, (_, number) => mailAt(number)).join('\n\n')
  const accepted = await ada.post(
    `/api/data-sources/${id}/import`,
    formOf('files', { 'notes.mbox': mbox }),
  )
  expect(accepted.ok).toBe(true)

  const readSoFar = async () => (await sourceOf(ada))?.progress?.read ?? 0
  await expect.poll(readSoFar, { timeout: 90_000, interval: 50 }).toBeGreaterThan(0)
  const busy = workers.find((worker) => pidsOf('import', worker).length > 0)
  expect(busy).toBeDefined()
  await busy?.kill()
  expect((await sourceOf(ada))?.counts?.emails ?? 0).toBeLessThan(mails)

  const isSettled = async () => (await sourceOf(ada))?.progress === undefined
  await expect.poll(isSettled, { timeout: 200_000, interval: 200 }).toBe(true)
  expect((await sourceOf(ada))?.counts?.emails).toBe(mails)
  for (const _ of workers) {
    expect(await citedFirst(ada, 'What is there to report about bed 4711?')).toContain('4711')
  }

  // Half of these would be within the limit of each server.
  const checks = Array.from({ length: 30 }, () => ada.post('/api/onboarding/check', {}))
  const refused = (await Promise.all(checks)).filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(5)
  expect(refused.length).toBeLessThanOrEqual(10)

  expect((await ada.post('/api/auth/logout', {})).status).toBe(200)
  const afterwards = await Promise.all([ada.get('/api/documents'), ada.get('/api/documents')])
  expect(afterwards.map(({ status }) => status)).toEqual([401, 401])
}, 400_000)

test('a server with a partial role names the settings it lacks', async () => {
  const refused = await startServer({ TROVE_ROLE: 'worker' }).catch((error: unknown) =>
    String(error),
  )
  expect(refused).toMatch(/DATABASE_URL: TROVE_ROLE=worker needs it/)
  expect(refused).toMatch(/TROVE_MASTER_KEY: TROVE_ROLE=worker needs it/)
})
