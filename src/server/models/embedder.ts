import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { TokenStates, WorkerReply, WorkerRequest } from './embed-protocol.ts'

export type EmbedOptions = {
  signal?: AbortSignal
  /** A question that a person waits for: goes before all background work. */
  urgent?: boolean
}
export type Embedder = ReturnType<typeof createEmbedder>

/** Making the small model out of the large one takes longer, and can be cut short. */
const closeLimitMs = 5_000

type Deps = { cacheDir: string; threads: number; log: Logger; idleMs?: number }
type Waiting = { settle(reply: WorkerReply): void; fail(error: Error): void }

/**
 * The embedding model in a thread of its own. It loads on the first call (or `warm`), so that the
 * server listens at once, and is unloaded after `idleMs` without work; loading takes 0.3 seconds.
 */
export function createEmbedder({ cacheDir, threads, log, idleMs = 120_000 }: Deps) {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let closed = false

  function start(): Worker {
    const startedAt = performance.now()
    const worker = new Worker(new URL('./embed-worker.ts', import.meta.url), {
      workerData: { cacheDir, threads },
    })
    worker.on('message', (reply: WorkerReply) => {
      if (reply.kind === 'ready') {
        log.debug({ ms: Math.round(performance.now() - startedAt) }, 'Embedding model loaded')
      } else {
        settle(reply.id, reply)
      }
    })
    worker.on('error', (error) => {
      log.error({ err: error }, 'The embedding thread failed')
      lose(worker, error instanceof Error ? error : new Error('The embedding thread failed'))
    })
    worker.on('exit', () => lose(worker, new Error('The embedding thread ended')))
    return worker
  }

  function lose(worker: Worker, error: Error): void {
    if (thread !== worker) return
    thread = undefined
    for (const entry of waiting.values()) entry.fail(error)
    waiting.clear()
  }

  function settle(id: number, reply: WorkerReply): void {
    const entry = waiting.get(id)
    waiting.delete(id)
    entry?.settle(reply)
    if (waiting.size === 0) rest()
  }

  /** A thread without work neither keeps the process alive nor stays in memory for long. */
  function rest(): void {
    thread?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => void stop(), idleMs).unref()
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const worker = thread
    if (!worker) return
    lose(worker, new Error('The embedding model was closed'))
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    post(worker, { kind: 'close' })
    await Promise.race([ended, delay(closeLimitMs, undefined, { ref: false })])
    await worker.terminate()
    log.debug('Embedding model unloaded')
  }

  async function ask(
    kind: 'vectors' | 'states',
    texts: string[],
    { signal, urgent = false }: EmbedOptions,
  ): Promise<WorkerReply> {
    signal?.throwIfAborted()
    if (closed) throw new Error('The embedding model was closed')
    clearTimeout(idle)
    const worker = (thread ??= start())
    worker.ref()
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<WorkerReply>()
    waiting.set(id, { settle: resolve, fail: reject })
    post(worker, { kind, id, texts, urgent })
    const abort = () => {
      post(worker, { kind: 'cancel', id })
      waiting.delete(id)
      if (waiting.size === 0) rest()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    id: 'gte-small-int8-centered@1',
    dimensions: 384,

    /** Loads the model without asking anything of it. */
    async warm(): Promise<void> {
      await ask('vectors', [], { urgent: true })
    },

    /** Centred vectors of length 1, so that the dot product of two is their likeness. */
    async embed(texts: string[], options: EmbedOptions = {}): Promise<Float32Array[]> {
      if (texts.length === 0) return []
      const reply = await ask('vectors', texts, options)
      if (reply.kind === 'vectors') return reply.vectors
      throw new Error('The embedding model failed', { cause: reply })
    },

    /** One unit vector a token, for comparing texts word by word. */
    async tokenStates(texts: string[], options: EmbedOptions = {}): Promise<TokenStates[]> {
      if (texts.length === 0) return []
      const reply = await ask('states', texts, options)
      if (reply.kind === 'states') return reply.states
      throw new Error('The embedding model failed', { cause: reply })
    },

    async close(): Promise<void> {
      closed = true
      await stop()
    },
  }
}

function post(worker: Worker, request: WorkerRequest): void {
  worker.postMessage(request)
}
