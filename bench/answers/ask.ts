import path from 'node:path'
import { pino } from 'pino'
import { createAnswers } from '#server/answers/ask.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { storeRecords } from '#server/ingestion/records.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { storePassages } from '#server/search/index-passages.ts'
import { createSearch } from '#server/search/search.ts'
import { createWorkspaceSource } from '#server/workspace/load.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import {
  createPassage,
  createRandom,
  createWords,
  machineFacts,
  openBenchVault,
  percentile,
} from '../synthetic/synthetic.ts'

const passagesInAll = Number(process.env['BENCH_PASSAGES'] ?? 100_000)
const documentsInAll = 200
const sheets = 20
const rowsASheet = 1_000
const rounds = 25

type Bench = Awaited<ReturnType<typeof openBenchVault>>

async function fillTexts(bench: Bench, word: () => string) {
  const { db, keys, userId } = bench
  const each = Math.ceil(passagesInAll / documentsInAll)
  for (let n = 0; n < documentsInAll; n++) {
    const documentId = `text-${n}`
    const name = `${word()} ${word()}.txt`
    await bench.addDocument(documentId, name)
    const passages = Array.from({ length: each }, (_, page) => createPassage(word, page + 1))
    await db.asUser(userId, (tx) =>
      storePassages(tx, keys, userId, { documentId, name, language: 'en', passages }),
    )
  }
}

const columns = [
  { name: 'Date', type: 'date' as const },
  { name: 'Category', type: 'text' as const },
  { name: 'Shop', type: 'text' as const },
  { name: 'Amount', type: 'number' as const, unit: 'EUR' },
]

async function fillSheets(bench: Bench, word: () => string, random: () => number) {
  const { db, keys, userId } = bench
  const categories = ['Groceries', 'Rent', 'Transport', 'Fun']
  const shops = Array.from({ length: 300 }, word)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  for (let n = 0; n < sheets; n++) {
    const documentId = `sheet-${n}`
    const documentName = n === 0 ? 'expenses.csv' : `${word()}.csv`
    await bench.addDocument(documentId, documentName)
    const rows = Array.from({ length: rowsASheet }, (_, row) => {
      const day = new Date(Date.UTC(2024, 0, 1 + (row % 700))).toISOString().slice(0, 10)
      return [day, pick(categories), pick(shops), Math.round(random() * 10_000) / 100]
    })
    const rowNumbers = rows.map((_, row) => row + 2)
    const table = { sheet: 'Sheet1', range: `A1:D${rowsASheet + 1}`, columns, rows, rowNumbers }
    const document = {
      kind: 'sheets' as const,
      language: 'en',
      blocks: [],
      tables: [table],
      grids: [],
    }
    await db.asUser(userId, (tx) =>
      storeRecords(tx, keys, { userId, documentId, documentName }, document),
    )
  }
}

/** Questions over one person's texts and sheets, without a model, on a warm server. */
export async function runAskBench() {
  await using bench = await openBenchVault()
  const random = createRandom(5)
  const word = createWords(random)
  await fillTexts(bench, word)
  await fillSheets(bench, word, random)
  const { db, vault, userId } = bench
  const log = pino({ level: 'warn' })
  const embedder = createEmbedder({ cacheDir: path.resolve('.cache/models'), threads: 2, log })
  await embedder.warm()
  const workspaces = createWorkspaces({ source: createWorkspaceSource({ db, vault }), log })
  const answers = createAnswers({
    search: createSearch({ db, vault, embedder }),
    workspaces,
    documents: createDocumentStore({ db, vault }),
  })
  const startedCold = performance.now()
  await workspaces.catalog(userId)
  const coldMs = performance.now() - startedCold
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const question of [
      'How much did I spend on groceries in March 2025 according to expenses?',
      'Show my expenses by month',
      `What does the ${word()} say about ${word()} and ${word()}?`,
      `When did the ${word()} of ${word()} begin?`,
      `Which 5 shops have the highest amount in expenses?`,
    ]) {
      const started = performance.now()
      await answers.ask(userId, { question })
      times.push(performance.now() - started)
    }
  }
  await workspaces.close()
  await embedder.close()
  const warm = times.slice(10)
  return { p50Ms: percentile(warm, 0.5), p95Ms: percentile(warm, 0.95), coldMs }
}

if (import.meta.main) {
  const { p50Ms, p95Ms, coldMs } = await runAskBench()
  console.log(
    `ask over ${documentsInAll} documents, ${passagesInAll} passages and ${sheets * rowsASheet} rows: p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms; workspace filled in ${coldMs.toFixed(0)} ms (${machineFacts()})`,
  )
}
