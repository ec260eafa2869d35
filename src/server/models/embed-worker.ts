import { parentPort, workerData } from 'node:worker_threads'
import { inEnglish } from '#server/translation/translate-text.ts'
import { createBatches } from './batches.ts'
import type { Batch } from './batches.ts'
import type { TokenStates, WorkerReply, WorkerRequest, WorkerSettings } from './embed-protocol.ts'
import { createEncoder } from './encoder.ts'
import type { States } from './encoder.ts'
import { centered } from './gte-small-mean.ts'
import { gteSmallFiles } from './gte-small.ts'
import { innerStates, meanState, normalize } from './pool.ts'
import { readerModel } from './reader/reader-files.ts'
import { createReaderSession } from './reader/reader-session.ts'
import type { WindowReading } from './reader/reader-session.ts'

type Job = {
  id: number
  /** Does the next part of the work; false if none is left. */
  advance(): Promise<boolean>
  reply(): WorkerReply
}

// Entry of the worker thread: the model blocks its thread for the duration of a batch.
const settings: WorkerSettings = workerData
const urgent: Job[] = []
const background: Job[] = []
let running = false
let closing = false
let reader: ReturnType<typeof loadReader> | undefined
const files = await gteSmallFiles(settings.cacheDir)
const encoder = await createEncoder({ files, threads: settings.threads })

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.kind === 'close') {
    close()
    return
  }
  if (request.kind === 'cancel') {
    remove(urgent, request.id)
    remove(background, request.id)
    return
  }
  if (request.kind === 'read') {
    urgent.push(readJob(request))
  } else {
    const queue = request.urgent ? urgent : background
    queue.push(request.kind === 'vectors' ? vectorJob(request) : stateJob(request))
  }
  if (!running) void work()
})
send({ kind: 'ready' })

/** One batch at a time, so that a question waits only for the batch being computed. */
async function work(): Promise<void> {
  running = true
  for (;;) {
    const job = urgent[0] ?? background[0]
    if (!job) break
    await advance(job)
    // Lets in messages that arrived meanwhile, such as a question or a cancellation.
    await new Promise(setImmediate)
  }
  running = false
  if (closing) process.exit()
}

/** Ends the thread between two batches: the runtime aborts the process if it is interrupted. */
function close(): void {
  closing = true
  urgent.length = 0
  background.length = 0
  if (!running) process.exit()
}

async function advance(job: Job): Promise<void> {
  try {
    if (await job.advance()) return
    send(job.reply())
  } catch (error) {
    send({ kind: 'failed', id: job.id, message: error instanceof Error ? error.name : 'unknown' })
  }
  remove(urgent, job.id)
  remove(background, job.id)
}

/** Runs texts through the encoder batch by batch. */
function encode(texts: string[], add: (batch: Batch, states: States) => void): Job['advance'] {
  const nextBatch = createBatches(texts, (text) => encoder.tokenize(text))
  return async () => {
    const batch = nextBatch()
    if (batch.length > 0) add(batch, await encoder.run(batch.map(({ ids }) => ids)))
    return batch.length > 0
  }
}

function vectorJob({ id, texts }: { id: number; texts: string[] }): Job {
  const vectors: Float32Array[] = texts.map(() => new Float32Array())
  return {
    id,
    advance: encode(texts.map(inEnglish), (batch, states) => {
      for (const [row, { index, ids }] of batch.entries()) {
        vectors[index] = centered(normalize(meanState(states, row, ids.length)))
      }
    }),
    reply: () => ({ kind: 'vectors', id, vectors }),
  }
}

function stateJob({ id, texts }: { id: number; texts: string[] }): Job {
  const results: TokenStates[] = texts.map(() => ({ tokens: [], states: [] }))
  return {
    id,
    advance: encode(texts, (batch, states) => {
      for (const [row, { index, ids }] of batch.entries()) {
        results[index] = {
          tokens: ids.slice(1, -1).map((token) => encoder.tokenOf(token)),
          states: innerStates(states, row, ids.length),
        }
      }
    }),
    reply: () => ({ kind: 'states', id, states: results }),
  }
}

type ReadRequest = Extract<WorkerRequest, { kind: 'read' }>

/** The reader is loaded for the first question. */
function readJob({ id, question, windows }: ReadRequest): Job {
  let readings: WindowReading[] | undefined
  return {
    id,
    async advance() {
      if (readings) return false
      reader ??= loadReader()
      readings = await (await reader).read(question, windows)
      return true
    },
    reply: () => ({ kind: 'read', id, readings: readings ?? [] }),
  }
}

async function loadReader() {
  const model = await readerModel(settings.cacheDir)
  return createReaderSession(model, settings.threads, encoder.vocabulary)
}

function remove(queue: Job[], id: number): void {
  const index = queue.findIndex((job) => job.id === id)
  if (index >= 0) queue.splice(index, 1)
}

function send(reply: WorkerReply): void {
  parentPort?.postMessage(reply)
}
