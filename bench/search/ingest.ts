import { storePassages } from '#server/search/index-passages.ts'
import {
  createPassage,
  createRandom,
  createWords,
  machineFacts,
  openBenchVault,
} from '../synthetic/synthetic.ts'

const passagesInAll = Number(process.env['BENCH_PASSAGES'] ?? 20_000)
const passagesADocument = 2_000

/** Passages per second that become searchable by words, from text to commit. */
export async function runIngestBench(): Promise<{ passagesPerSecond: number }> {
  await using bench = await openBenchVault()
  const word = createWords(createRandom(7))
  const passages = Array.from({ length: passagesInAll }, (_, index) =>
    createPassage(word, index + 1),
  )
  const startedAt = performance.now()
  for (let start = 0; start < passagesInAll; start += passagesADocument) {
    const documentId = `document-${start}`
    await bench.addDocument(documentId, `Report ${start}.txt`)
    const part = { documentId, name: `Report ${start}.txt`, language: 'en' }
    await bench.db.asUser(bench.userId, (tx) =>
      storePassages(tx, bench.keys, bench.userId, {
        ...part,
        passages: passages.slice(start, start + passagesADocument),
      }),
    )
  }
  const seconds = (performance.now() - startedAt) / 1000
  return { passagesPerSecond: passagesInAll / seconds }
}

if (import.meta.main) {
  const { passagesPerSecond } = await runIngestBench()
  console.log(`ingest: ${Math.round(passagesPerSecond)} passages/s (${machineFacts()})`)
}
