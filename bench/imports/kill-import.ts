import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { importReport, sourceList, sourceView, type SourceView } from '#shared/sources.ts'
import { startServer } from '#tests/e2e/server.ts'
import { createRandom } from '../synthetic/synthetic.ts'

type Options = {
  /** How often the server is killed during the import. */
  kills: number
  mailsAFile: number
  seed?: number
  onKill?: (kill: { number: number; read: number }) => void
}
const filesAnImport = 3
const longestLifeMs = 5_000
const settings = (dataDir: string) => ({
  TROVE_DATA_DIR: dataDir,
  MODEL_CACHE_DIR: path.resolve('.cache/models'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})

/**
 * Kills the server repeatedly at random moments of an import, like a power cut, and counts the
 * result. Every mail is different, and must be there exactly once.
 */
export async function runKillImport({ kills, mailsAFile, seed = 7, onKill }: Options) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-kill-'))
  const random = createRandom(seed)
  let killed = 0
  let brought = 0
  try {
    let server = await startServer(settings(dataDir))
    const cookie = await signUp(server.url)
    const call = caller(() => server.url, cookie)
    const id = sourceView.parse(await call('POST', '/api/data-sources', newSource)).id
    const source = async () =>
      sourceList.parse(await call('GET', '/api/data-sources')).find((one) => one.id === id)
    while (killed < kills) {
      if ((await source())?.progress === undefined) {
        await call('POST', `/api/data-sources/${id}/import`, filesFrom(brought, mailsAFile))
        brought += filesAnImport * mailsAFile
      }
      const running = await lifeOf(random() * longestLifeMs, source)
      if (!running) continue
      killed += 1
      onKill?.({ number: killed, read: running.read })
      await server.kill()
      await untilGone(dataDir)
      server = await startServer(settings(dataDir))
    }
    const settled = await untilSettled(source)
    const report = importReport.parse(await call('GET', `/api/data-sources/${id}/report`))
    const reports = z
      .array(importReport)
      .parse(await call('GET', `/api/data-sources/${id}/reports`))
    await server.stop()
    return {
      killed,
      brought,
      there: settled.counts?.emails ?? 0,
      counted: reports.reduce((sum, { stored }) => sum + stored, 0),
      runs: reports.length,
      last: { read: report.read, stored: report.stored, skipped: report.skipped },
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Find = () => Promise<SourceView | undefined>

/** Lets it run for a while; returns its progress if it is still running. */
async function lifeOf(ms: number, source: Find) {
  const until = Date.now() + ms
  for (;;) {
    const progress = (await source())?.progress
    if (progress === undefined) return undefined
    if (progress.state === 'running' && Date.now() >= until) return progress
    await wait(20)
  }
}

async function untilSettled(source: Find): Promise<SourceView> {
  for (;;) {
    const found = await source()
    if (found && found.progress === undefined) return found
    await wait(200)
  }
}

/** The database of a killed server ends by itself. */
async function untilGone(folder: string): Promise<void> {
  const left = () =>
    execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .some((line) => line.includes(folder) && !line.includes('ps -eo'))
  while (left()) await wait(50)
}

const newSource = {
  name: 'Mail',
  type: 'gmail',
  config: {
    credentials: {},
    category: 'personal',
    scrapingEnabled: true,
    vectorizationEnabled: false,
  },
}

function filesFrom(first: number, mailsAFile: number): FormData {
  const form = new FormData()
  for (let file = 0; file < filesAnImport; file++) {
    const mails = Array.from({ length: mailsAFile }, (_, index) =>
      mailAt(first + file * mailsAFile + index),
    )
    form.append('files', new File([mails.join('\n\n')], `mails ${first} ${file}.mbox`))
  }
  return form
}

function mailAt(number: number): string {
  return [
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
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/email/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', password: 'kill kill kill' }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const caller =
  (url: () => string, cookie: string) =>
  async (method: string, route: string, body?: unknown): Promise<unknown> => {
    const form = body instanceof FormData
    const answer = await fetch(`${url()}${route}`, {
      method,
      headers: { cookie, ...(form || !body ? {} : { 'content-type': 'application/json' }) },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}`)
    return answer.json()
  }

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 50)
  const result = await runKillImport({
    kills,
    mailsAFile: 3_000,
    seed: Date.now() % 100_000,
    onKill: ({ number, read }) => console.log(`kill ${number} after ${read} mails`),
  })
  const { killed, brought, there, counted, runs } = result
  console.log(
    `killed ${killed} times: ${brought} mails brought, ${there} there, ${counted} counted as stored in ${runs} reports`,
  )
  console.log(brought - there === 0 ? 'none lost, none doubled' : 'LOST OR DOUBLED')
}
