import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { searchResponse } from '#shared/documents.ts'
import { importReport, sourceList, sourceView } from '#shared/sources.ts'
import { hasDovecot, openDovecot } from '#server/connectors/gmail/dovecot.fixtures.ts'
import { startServer } from '#tests/e2e/server.ts'
import { createRawMails, lastWord, mboxOf, writeMaildir } from './mail-files.ts'
import { runIndexers, type Indexed } from './mail-indexers.ts'
import { memoryOfTree } from '../server/memory-of-tree.ts'
import { machineFacts, percentile } from '../synthetic/synthetic.ts'

const mailsInAll = Number(process.env['BENCH_MAILS'] ?? 30_000)
const mailsToSync = Number(process.env['BENCH_SYNC_MAILS'] ?? 20_000)
const account = { email: 'ada@gmail.com', password: 'abcdefghijklmnop' }

type Run = {
  stored: number
  seconds: number
  /** Peak values. */
  serverBytes: number
  /** The process that reads files on behalf of the server. */
  readerBytes: number
  databaseBytes: number
  pageP95Ms: number
  dataP95Ms: number
}

/**
 * Imports a mailbox of 112 MB as a file: stored, searchable, and the server's response times
 * meanwhile.
 */
async function importMbox(): Promise<Run & { megabytes: number }> {
  const parts = mboxOf(createRawMails(mailsInAll))
  const file = new File(parts, 'All mail.mbox')
  await using bench = await openServer({})
  const id = await bench.addSource({})
  const form = new FormData()
  form.append('files', file)
  const run = await bench.measure(id, () =>
    bench.call('POST', `/api/data-sources/${id}/import`, form),
  )
  return { ...run, megabytes: file.size / 1e6 }
}

/** The first sync of an account on Dovecot. */
async function syncDovecot(): Promise<Run | undefined> {
  if (!hasDovecot()) return undefined
  await using dovecot = await openDovecot(account.email, account.password, (mail) =>
    writeMaildir(path.join(mail, 'ada', '.[Gmail].All Mail'), createRawMails(mailsToSync)),
  )
  await using bench = await openServer({
    IMAP_HOST: '127.0.0.1',
    IMAP_PORT: String(dovecot.port),
    IMAP_SECURITY: 'none',
  })
  let id = ''
  return await bench.measure(
    () => id,
    async () => {
      id = await bench.addSource(account)
    },
  )
}

async function openServer(settings: Record<string, string>) {
  const server = await startServer({
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  const call = await signedIn(server.url)
  const sources = async () => sourceList.parse(await call('GET', '/api/data-sources'))

  const reportOf = async (id: string) =>
    importReport.parse(await call('GET', `/api/data-sources/${id}/report`))

  async function untilStored(id: string): Promise<void> {
    for (;;) {
      const source = (await sources()).find((one) => one.id === id)
      if (source && source.progress === undefined) break
      await wait(250)
    }
    const found = searchResponse.parse(await call('POST', '/api/search', { query: lastWord }))
    if (found.results.length > 0) return
    const { stored, problem = '' } = await reportOf(id)
    throw new Error(`The last of ${stored} mails cannot be found. ${problem}`)
  }

  return {
    call,
    async addSource(credentials: Record<string, string>): Promise<string> {
      const config = {
        credentials,
        category: 'personal',
        scrapingEnabled: true,
        vectorizationEnabled: false,
      }
      const body = { name: 'Mail', type: 'gmail', config }
      return sourceView.parse(await call('POST', '/api/data-sources', body)).id
    },
    async measure(id: string | (() => string), begin: () => Promise<unknown>): Promise<Run> {
      const watch = watchServer(server.url, server.pid ?? 0, call)
      const startedAt = performance.now()
      let source = ''
      try {
        await begin()
        source = typeof id === 'string' ? id : id()
        await untilStored(source)
      } catch (error) {
        throw new Error(`The server said: ${server.log().slice(-2_000)}`, { cause: error })
      } finally {
        watch.stop()
      }
      const seconds = (performance.now() - startedAt) / 1000
      const seen = await watch.seen()
      const report = await reportOf(source)
      return { stored: report.stored, seconds, ...seen }
    },
    [Symbol.asyncDispose]: () => server.stop(),
  }
}

type Call = (method: string, route: string, body?: unknown) => Promise<unknown>

/** Reloads the page repeatedly, like a person, and measures the memory. */
function watchServer(url: string, pid: number, call: Call) {
  const pages: number[] = []
  const data: number[] = []
  const most = { serverBytes: 0, readerBytes: 0, databaseBytes: 0 }
  let over = false
  const look = async () => {
    pages.push(await msOf(async () => (await fetch(url)).text()))
    data.push(await msOf(() => call('GET', '/api/data-sources')))
    const { server, worker, database } = memoryOfTree(pid)
    most.serverBytes = Math.max(most.serverBytes, server)
    most.readerBytes = Math.max(most.readerBytes, worker)
    most.databaseBytes = Math.max(most.databaseBytes, database)
  }
  const watching = (async () => {
    while (!over) {
      // The import itself reports errors.
      await look().catch(() => undefined)
      await wait(250)
    }
  })()
  return {
    stop: () => {
      over = true
    },
    async seen() {
      await watching
      return { ...most, pageP95Ms: percentile(pages, 0.95), dataP95Ms: percentile(data, 0.95) }
    },
  }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function signedIn(url: string): Promise<Call> {
  const json = { 'content-type': 'application/json' }
  const person = { name: 'Ada', email: 'ada@example.org', password: 'bench bench bench' }
  const body = JSON.stringify(person)
  const answer = await fetch(`${url}/api/auth/email/signup`, {
    method: 'POST',
    headers: json,
    body,
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.join('; ')
  return async (method, route, given) => {
    const form = given instanceof FormData
    const reply = await fetch(`${url}${route}`, {
      method,
      headers: { cookie, ...(form || !given ? {} : json) },
      ...(given ? { body: form ? given : JSON.stringify(given) } : {}),
    })
    if (!reply.ok) throw new Error(`${route} answered ${reply.status}`)
    return reply.json()
  }
}

function indexElsewhere(): Indexed[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-indexers-'))
  try {
    const maildir = path.join(folder, 'Maildir')
    writeMaildir(maildir, createRawMails(mailsInAll))
    return runIndexers(maildir, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`
const show = ({ seconds, serverBytes, readerBytes, databaseBytes, pageP95Ms, dataP95Ms }: Run) =>
  `${seconds.toFixed(1)} s; memory at most: server ${mib(serverBytes)}, reading process ${mib(readerBytes)}, database ${mib(databaseBytes)}; meanwhile the page answered in ${Math.round(pageP95Ms)} ms and its data in ${Math.round(dataP95Ms)} ms (p95)`

/** Mail from a file and from an account, compared with Debian's mail indexers on the same mails. */
export async function runMailBench(say: (line: string) => void = () => undefined) {
  const mbox = await importMbox()
  say(
    `mbox of ${mbox.stored} mails, ${Math.round(mbox.megabytes)} MB, stored and searchable in ${show(mbox)}`,
  )
  const others = indexElsewhere()
  for (const other of others) {
    if ('missing' in other) say(other.missing)
    else {
      const ratio = (mbox.seconds / other.seconds).toFixed(1)
      say(
        `${other.name} indexed the same mails in ${other.seconds.toFixed(1)} s; Trove took ${ratio} times as long`,
      )
    }
  }
  const sync = await syncDovecot()
  say(
    sync
      ? `Dovecot, first sync of ${sync.stored} mails: ${Math.round(sync.stored / sync.seconds)} a second, ${show(sync)}`
      : 'Dovecot is not installed, or this is not root: no sync was measured',
  )
  return { mbox, others, sync }
}

if (import.meta.main) {
  console.log(machineFacts())
  await runMailBench((line) => console.log(line))
}
