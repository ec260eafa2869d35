import type { Logger } from 'pino'
import { createIdleWorker } from '#server/concurrency/idle-worker.ts'
import type { Window } from './reader/pair.ts'
import type { WindowReading } from './reader/reader-session.ts'
import type { TokenStates, WorkerReply, WorkerRequest } from './embed-protocol.ts'
import { startModelThread } from './model-thread.ts'

export type EmbedOptions = {
  signal?: AbortSignal
  /** For a question that a person waits for: goes before all background work. */
  urgent?: boolean
}
export type Embedder = ReturnType<typeof createEmbedder>

type Deps = { cacheDir: string; threads: number; log: Logger; idleMs?: number }

/**
 * The embedding model in its own thread. It loads on the first call (or `warm`), so that the server
 * listens at once, and is unloaded after `idleMs` without work; loading takes 0.3 seconds.
 */
export function createEmbedder({ cacheDir, threads, log, idleMs = 120_000 }: Deps) {
  let startedAt = 0
  const thread = createIdleWorker<WorkerRequest, WorkerReply>({
    start() {
      startedAt = performance.now()
      const entry = new URL('./embed-worker.ts', import.meta.url)
      return startModelThread(entry, { cacheDir, threads })
    },
    handleMessage(message) {
      if (message.kind !== 'ready') return message.id
      log.debug({ ms: Math.round(performance.now() - startedAt) }, 'Embedding model loaded')
      return undefined
    },
    close: { kind: 'close' },
    stop: (id) => ({ kind: 'cancel', id }),
    unfinished: 'dropped',
    idleMs,
    lost: (error) => (error instanceof Error ? error : new Error('The embedding thread ended')),
    closed: 'The embedding model was closed',
    onError: (error) => log.error({ err: error }, 'The embedding thread failed'),
    onEnd: () => log.debug('Embedding model unloaded'),
  })

  const ask = (
    kind: 'vectors' | 'states',
    texts: string[],
    { signal, urgent = false }: EmbedOptions,
  ): Promise<WorkerReply> => thread.ask({ signal, send: (id) => ({ kind, id, texts, urgent }) })

  return {
    id: 'gte-small-int8-centered@2',
    dimensions: 384,

    /** Loads the model. */
    async warm(): Promise<void> {
      await ask('vectors', [], { urgent: true })
    },

    /** Centred unit vectors, so that their dot product is their similarity. */
    async embed(texts: string[], options: EmbedOptions = {}): Promise<Float32Array[]> {
      if (texts.length === 0) return []
      const message = await ask('vectors', texts, options)
      if (message.kind === 'vectors') return message.vectors
      throw new Error('The embedding model failed', { cause: message })
    },

    /** One unit vector per token, for comparing texts word by word. */
    async tokenStates(texts: string[], options: EmbedOptions = {}): Promise<TokenStates[]> {
      if (texts.length === 0) return []
      const message = await ask('states', texts, options)
      if (message.kind === 'states') return message.states
      throw new Error('The embedding model failed', { cause: message })
    },

    /**
     * Where the windows answer the question, by the trained reader; goes before all background
     * work.
     */
    async read(
      question: string,
      windows: Window[],
      signal?: AbortSignal,
    ): Promise<WindowReading[]> {
      if (windows.length === 0) return []
      const send = (id: number): WorkerRequest => ({ kind: 'read', id, question, windows })
      const message = await thread.ask({ signal, send })
      if (message.kind === 'read') return message.readings
      throw new Error('The reader failed', { cause: message })
    },

    close: () => thread.close(),
  }
}
