import { expect } from 'vitest'
import { z } from 'zod'
import { searchResponse } from '#shared/documents.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import {
  importReport,
  importReports,
  sourceList,
  type SourceType,
  type SourceView,
} from '#shared/sources.ts'
import { own } from '#server/sources/store.ts'
import { dataSources } from '#server/sources/tables.ts'
import type { Browser, TestServer } from './server.ts'

export function create(browser: Browser, type: SourceType, credentials: Record<string, string>) {
  const { name, category } = sourceCatalogue[type]
  const config = { credentials, category, scrapingEnabled: true, vectorizationEnabled: true }
  return browser.post('/api/data-sources', { name, type, config })
}

export async function list(browser: Browser): Promise<SourceView[]> {
  return sourceList.parse(await (await browser.get('/api/data-sources')).json())
}

/** The source once none of its runs is waiting or active. */
export async function settled(browser: Browser, id: string): Promise<SourceView> {
  const find = async () => (await list(browser)).find((source) => source.id === id)
  await expect
    .poll(async () => (await find())?.progress, { timeout: 50_000, interval: 50 })
    .toBeUndefined()
  const source = await find()
  if (!source) throw new Error('the source is gone')
  return source
}

export async function syncNow(browser: Browser, id: string): Promise<void> {
  const lastSync = new Date().toISOString()
  expect((await browser.patch(`/api/data-sources/${id}`, { lastSync })).status).toBe(200)
  await settled(browser, id)
}

export async function report(browser: Browser, id: string) {
  return importReport.parse(await (await browser.get(`/api/data-sources/${id}/report`)).json())
}

export async function search(browser: Browser, query: string) {
  const answer = await browser.post('/api/search', { query })
  return searchResponse.parse(await answer.json()).results
}

export function importFiles(browser: Browser, id: string, files: Record<string, string>) {
  const form = new FormData()
  for (const [name, content] of Object.entries(files))
    form.append('files', new File([content], name))
  return browser.send('POST', `/api/data-sources/${id}/import`, { body: form })
}

export async function idOf(browser: Browser): Promise<string> {
  const me = await browser.get('/api/me')
  return z.object({ id: z.string() }).parse(await me.json()).id
}

export async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text))
}

export const mboxMail = (uid: number) =>
  `From ${uid}@xxx Mon Mar 02 10:00:00 +0000 2026\n${mailAt(uid).raw}`

/** A mail about a garden; the 42nd is the one to find. */
export function mailAt(uid: number) {
  const raw = [
    'From: Bea Gardner <bea@example.org>',
    'To: ada@gmail.com',
    `Subject: ${uid === 42 ? 'Harvest 42' : `Note ${uid}`}`,
    `Date: ${new Date(Date.UTC(2026, 0, 1 + (uid % 200), 10)).toUTCString()}`,
    `Message-ID: <${uid}@example.org>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    uid === 42
      ? 'The garden gave forty-two zucchini this week.\n\n> How many zucchini were there?'
      : `Nothing to report about bed ${uid}.`,
  ].join('\n')
  return { uid, raw, id: String(1_790_000_000_000_000_000n + BigInt(uid)) }
}

/** A mailbox file of `count` mails, each with these header lines. */
export const mails = (count: number, labels = '') =>
  Array.from({ length: count }, (_, index) =>
    mboxMail(index + 1).replace('\nSubject:', `\n${labels}Subject:`),
  ).join('\n\n')

/** Files waiting for a source, without a job to read them. */
export async function waitingFiles(
  server: TestServer,
  userId: string,
  sourceId: string,
  text: string,
) {
  const { importFiles: files } = server.services.sourceWork
  const file = await files.add(userId, { sourceId }, 'all.mbox', piecesOf(text))
  await files.complete(userId, sourceId, [file])
  // The check for due sources, once a minute, would start another run.
  await server.services.db.asUser(userId, (tx) =>
    tx.update(dataSources).set({ runState: null, runKind: null }).where(own(userId, sourceId)),
  )
}

/** Reports of the last runs, newest first. */
export const reports = async (browser: Browser, id: string) =>
  importReports.parse(await (await browser.get(`/api/data-sources/${id}/reports`)).json())
