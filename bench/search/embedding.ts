import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { createEncoder } from '#server/models/encoder.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { gteSmallFiles } from '#server/models/gte-small.ts'
import { createRandom, machineFacts, percentile } from '../synthetic/synthetic.ts'

const texts = 64
const rounds = 5
const batch = 8
const threads = 2

/**
 * The embedder as used by the server, compared with a bare loop of the model over the same token
 * ids.
 */
export async function runEmbeddingBench() {
  const cacheDir = path.resolve('.cache/models')
  const files = await gteSmallFiles(cacheDir)
  const passages = await somePassages(files.tokenizer)
  const encoder = await createEncoder({ files, threads })
  const ids = passages.map((text) => encoder.tokenize(text)).toSorted((a, b) => a.length - b.length)
  const embedder = createEmbedder({ cacheDir, threads, log: pino({ level: 'warn' }) })
  await embedder.warm()
  const measured: { bare: number; pipeline: number }[] = []
  // Alternating, so that a slowdown of the machine affects both.
  for (let round = 0; round < rounds; round++) {
    const bare = await rate(async () => {
      for (let i = 0; i < ids.length; i += batch) await encoder.run(ids.slice(i, i + batch))
    })
    measured.push({ bare, pipeline: await rate(() => embedder.embed(passages)) })
  }
  await embedder.close()
  return {
    bare: Math.max(...measured.map(({ bare }) => bare)),
    pipeline: Math.max(...measured.map(({ pipeline }) => pipeline)),
    ratio: percentile(
      measured.map(({ bare, pipeline }) => pipeline / bare),
      0.5,
    ),
  }
}

/** Passages of 20 to 300 words from the model's vocabulary. */
async function somePassages(tokenizerFile: string): Promise<string[]> {
  const vocabulary = (
    await readFile(path.join(path.dirname(tokenizerFile), 'vocab.txt'), 'utf8')
  ).split('\n')
  const words = vocabulary.filter((word) => /^[a-z]{2,}$/.test(word))
  const random = createRandom(3)
  return Array.from({ length: texts }, (_, index) =>
    Array.from(
      { length: 20 + ((index * 37) % 280) },
      () => words[Math.floor(random() ** 2 * words.length)],
    ).join(' '),
  )
}

async function rate(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (texts * 1000) / (performance.now() - startedAt)
}

if (import.meta.main) {
  const { bare, pipeline, ratio } = await runEmbeddingBench()
  console.log(
    `embedding: ${pipeline.toFixed(0)} passages/s, bare loop ${bare.toFixed(0)}, ratio ${ratio.toFixed(2)} (${machineFacts()})`,
  )
}
