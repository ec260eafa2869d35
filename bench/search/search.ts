import path from 'node:path'
import { pino } from 'pino'
import type { Database } from '#server/db/open.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { storePassages } from '#server/search/index-passages.ts'
import { createSearch } from '#server/search/search.ts'
import {
  createPassage,
  createRandom,
  createWords,
  machineFacts,
  openBenchVault,
  percentile,
} from '../synthetic/synthetic.ts'
import { storeRandomVectors } from '../synthetic/random-vectors.ts'

const passagesInAll = Number(process.env['BENCH_PASSAGES'] ?? 100_000)
const passagesADocument = 1_000
const questions = 200

async function databaseBytes({ jobs }: Pick<Database, 'jobs'>): Promise<number> {
  const { rows } = await jobs.query('select pg_database_size(current_database()) as bytes')
  return Number(rows[0]?.bytes)
}

/** Search over 100,000 passages of one person, with the question's embedding. */
export async function runSearchBench() {
  await using bench = await openBenchVault()
  const emptyBytes = await databaseBytes(bench.db)
  const random = createRandom(11)
  const word = createWords(random)
  const { db, vault, keys, userId } = bench
  for (let start = 0; start < passagesInAll; start += passagesADocument) {
    const documentId = `document-${start}`
    const name = `${word()} ${word()}.txt`
    const passages = Array.from({ length: passagesADocument }, (_, i) => createPassage(word, i + 1))
    await bench.addDocument(documentId, name)
    await db.asUser(userId, async (tx) => {
      await storePassages(tx, keys, userId, { documentId, name, language: 'en', passages })
      await storeRandomVectors(tx, { keys, userId, documentId }, random)
    })
  }

  const bytesAPassage = ((await databaseBytes(bench.db)) - emptyBytes) / passagesInAll
  const embedder = createEmbedder({
    cacheDir: path.resolve('.cache/models'),
    threads: 2,
    log: pino({ level: 'warn' }),
  })
  await embedder.warm()
  const { search } = createSearch({ db, vault, embedder })
  const times: number[] = []
  for (let i = 0; i < questions; i++) {
    const question = Array.from({ length: 3 + (i % 8) }, word).join(' ')
    const startedAt = performance.now()
    await search(userId, `What about ${question}?`, { limit: 10 })
    times.push(performance.now() - startedAt)
  }
  await embedder.close()
  // The first searches load pages and compile; the figures are for a warm server.
  const warm = times.slice(20)
  return { p50Ms: percentile(warm, 0.5), p95Ms: percentile(warm, 0.95), bytesAPassage }
}

if (import.meta.main) {
  const { p50Ms, p95Ms } = await runSearchBench()
  console.log(
    `search over ${passagesInAll} passages: p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms (${machineFacts()})`,
  )
}
