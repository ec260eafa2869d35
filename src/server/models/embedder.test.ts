import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createEmbedder } from './embedder.ts'

const log = pino({ level: 'silent' })
let cacheDir: string

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(os.tmpdir(), 'trove-models-'))
})
afterAll(() => rm(cacheDir, { recursive: true, force: true }))

function dot(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) return Number.NaN
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}

test('texts of similar meaning have similar vectors, in whatever batch they are', async () => {
  // A file that an earlier start left incomplete is made again.
  await writeFile(path.join(cacheDir, 'gte-small-int8.onnx'), 'half a model')
  const embedder = createEmbedder({ cacheDir, threads: 1, log })
  const filler = Array.from({ length: 40 }, (_, index) => `Line ${index} of a list `.repeat(index))
  const [rent, lease, frogs] = await embedder.embed([
    'The rent for the flat is due on Monday.',
    'Payment of the monthly lease of the apartment',
    'Frogs lay their eggs in ponds.',
    ...filler,
  ])
  const [alone] = await embedder.embed(['The rent for the flat is due on Monday.'], {
    urgent: true,
  })
  const files = await readdir(cacheDir)
  await embedder.close()

  expect(rent).toHaveLength(embedder.dimensions)
  expect(dot(rent, rent)).toBeCloseTo(1)
  expect(dot(rent, lease)).toBeGreaterThan(dot(rent, frogs) + 0.2)
  expect(dot(rent, alone)).toBeGreaterThan(0.98)
  expect(files).toEqual(['gte-small-int8.onnx'])
})

test('a question does not wait for background work', async () => {
  const embedder = createEmbedder({ cacheDir, threads: 1, log })
  await embedder.warm()
  const finished: string[] = []
  const background = embedder
    .embed(Array.from({ length: 24 }, (_, index) => `Paragraph ${index}. `.repeat(30)))
    .then(() => finished.push('background'))
  await embedder.embed(['When is the rent due?'], { urgent: true })
  finished.push('question')
  await background
  await embedder.close()
  expect(finished).toEqual(['question', 'background'])
})

test('cancelled work stops, and the embedder continues', async () => {
  const embedder = createEmbedder({ cacheDir, threads: 1, log })
  const abort = new AbortController()
  const given = embedder.embed(['x '.repeat(2000)], { signal: abort.signal })
  abort.abort(new Error('given up'))
  await expect(given).rejects.toThrow('given up')
  expect(await embedder.embed(['still here'])).toHaveLength(1)
  await embedder.close()
  await expect(embedder.embed(['too late'])).rejects.toThrow('closed')
})

test('an idle model is unloaded and loads again when needed', async () => {
  const events: string[] = []
  const loud = pino({ level: 'debug' }, { write: (line: string) => void events.push(line) })
  const happened = (what: string) => events.filter((line) => line.includes(what)).length
  const embedder = createEmbedder({ cacheDir, threads: 1, log: loud, idleMs: 1 })
  const [before] = await embedder.embed(['The same text'])
  await vi.waitFor(() => expect(happened('unloaded')).toBe(1))
  const [after] = await embedder.embed(['The same text'])
  await embedder.close()
  expect(after).toEqual(before)
  expect(happened('Embedding model loaded')).toBe(2)
})

test('each token has a state that fits its meaning', async () => {
  const embedder = createEmbedder({ cacheDir, threads: 1, log })
  const [one, two] = await embedder.tokenStates(['cheap rent', 'low rent'])
  await embedder.close()
  expect(one?.tokens).toEqual(['cheap', 'rent'])
  expect(dot(one?.states[1], two?.states[1])).toBeGreaterThan(dot(one?.states[1], two?.states[0]))
})

test('the reader finds the words of the answer, and is assembled again if its file is incomplete', async () => {
  const text = 'Rent now: £875 a month. The landlord is Kay Brotherton.'
  const startOf = async () => {
    const embedder = createEmbedder({ cacheDir, threads: 1, log })
    const [reading] = await embedder.read('How much is the rent?', [{ title: 'Lease', text }])
    await embedder.close()
    const first = reading?.words.toSorted((a, b) => b.starts - a.starts)[0]
    return first && text.slice(first.from, first.to)
  }
  expect(await startOf()).toBe('£875')
  const files = await readdir(cacheDir)
  const model = files.find((name) => /^reader-.*\.onnx$/.test(name)) ?? ''
  await writeFile(path.join(cacheDir, model), 'half a model')
  expect(await startOf()).toBe('£875')
})
