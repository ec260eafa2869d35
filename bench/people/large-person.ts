import path from 'node:path'
import { pino } from 'pino'
import { createAnswers } from '#server/answers/ask.ts'
import type { Item } from '#server/connectors/connector.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { createSearch } from '#server/search/search.ts'
import { sourceRow } from '#server/sources/source-row.fixtures.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { dataSources } from '#server/sources/tables.ts'
import { createWorkspaceSource } from '#server/workspace/load.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { mails, messages, transactions } from '../synthetic/records.ts'
import {
  createRandom,
  createWords,
  machineFacts,
  openBenchVault,
  percentile,
} from '../synthetic/synthetic.ts'

const mailsInAll = Number(process.env['BENCH_MAILS'] ?? 300_000)
const messagesInAll = Number(process.env['BENCH_MESSAGES'] ?? 2_000_000)
const transactionsInAll = Number(process.env['BENCH_TRANSACTIONS'] ?? 50_000)
const wordsAMail = 150
const itemsAPage = 1_000
const questions = 120
/** Pages are loaded and code is compiled by the first ones. */
const warmUp = 20

type Bench = Awaited<ReturnType<typeof openBenchVault>>

/** Stores items page by page, as an import does; returns how many a second. */
async function importItems(bench: Bench, items: Generator<Item>, sourceId: string) {
  const { db, keys, userId } = bench
  const owner = { userId, sourceId, type: 'gmail' } as const
  await db.asUser(userId, (tx) =>
    tx.insert(dataSources).values(sourceRow(keys, { userId, id: sourceId, type: 'gmail' })),
  )
  let stored = 0
  let page: Item[] = []
  const storePage = async () => {
    await db.asUser(userId, (tx) => storeItems(tx, keys, owner, page))
    stored += page.length
    page = []
  }
  const startedAt = performance.now()
  for (const item of items) {
    if (page.push(item) === itemsAPage) await storePage()
  }
  await storePage()
  return Math.round((stored * 1000) / (performance.now() - startedAt))
}

async function timesOf(ask: (question: string) => Promise<unknown>, questionOf: () => string) {
  const times: number[] = []
  for (let at = 0; at < questions; at++) {
    const startedAt = performance.now()
    await ask(questionOf())
    times.push(performance.now() - startedAt)
  }
  const warm = times.slice(warmUp)
  return { p50Ms: percentile(warm, 0.5), p95Ms: percentile(warm, 0.95) }
}

/** One person with 300,000 mails, 2,000,000 messages and 50,000 transactions, found by words. */
export async function runLargePersonBench() {
  await using bench = await openBenchVault()
  const { db, vault, userId } = bench
  const aSecond = {
    transactions: await importItems(bench, transactions(transactionsInAll), 'src_money'),
    mails: await importItems(bench, mails(mailsInAll, wordsAMail), 'src_mail'),
    messages: await importItems(bench, messages(messagesInAll), 'src_chat'),
  }
  const { rows } = await db.jobs.query('select pg_database_size(current_database()) as bytes')
  const rssAfterImport = process.memoryUsage().rss
  const log = pino({ level: 'warn' })
  const embedder = createEmbedder({ cacheDir: path.resolve('.cache/models'), threads: 2, log })
  await embedder.warm()
  const workspaces = createWorkspaces({ source: createWorkspaceSource({ db, vault }), log })
  const search = createSearch({ db, vault, embedder })
  const documents = createDocumentStore({ db, vault })
  const answers = createAnswers({ search, workspaces, documents })
  const word = createWords(createRandom(5))
  const startedCold = performance.now()
  await workspaces.catalog(userId)
  const tablesLoadedMs = performance.now() - startedCold
  let asked = 0
  const everyday = [
    () => `How much did I spend at ${word()} in March 2022?`,
    () => `What did Dana write about ${word()} and ${word()}?`,
    () => `When did I last hear from p${asked}@example.org?`,
    () => `What does the mail about ${word()} say of ${word()}?`,
    () => 'How much did I spend each month in 2023?',
  ]
  const figures = {
    aSecond,
    databaseMb: Math.round(Number(rows[0]?.bytes) / 2 ** 20),
    importMb: Math.round(rssAfterImport / 2 ** 20),
    tablesLoadedMs,
    search: await timesOf(
      (question) => search.search(userId, question, { limit: 10 }),
      () => `What about ${word()} ${word()} ${word()}?`,
    ),
    ask: await timesOf(
      (question) => answers.ask(userId, { question }),
      () => everyday[asked++ % everyday.length]?.() ?? '',
    ),
    askedMb: Math.round(process.memoryUsage().rss / 2 ** 20),
  }
  await workspaces.close()
  await embedder.close()
  return figures
}

if (import.meta.main) console.log(await runLargePersonBench(), machineFacts())
