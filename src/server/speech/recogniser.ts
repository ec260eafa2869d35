import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { AppError } from '#server/errors.ts'
import type { SpeechReply, SpeechRequest } from './speech-protocol.ts'
import { spokenPart } from './spoken-part.ts'

export type Recogniser = ReturnType<typeof createRecogniser>

/** A recognition that is running ends before its next word. */
const closeLimitMs = 5_000
/** Half a minute of speech takes a second; those who wait longer may as well try again. */
const mostWaiting = 8

type Deps = { threads: number; log: Logger; idleMs?: number }
type Waiting = PromiseWithResolvers<string>

/**
 * The speech model in a thread of its own. It loads when something is said (0.6 seconds) and is
 * unloaded after `idleMs` without work. The sound is in memory only, and never in the log.
 */
export function createRecogniser({ threads, log, idleMs = 120_000 }: Deps) {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let closed = false

  function start(): Worker {
    const startedAt = performance.now()
    const worker = new Worker(new URL('./speech-worker.ts', import.meta.url), {
      workerData: { threads },
    })
    worker.on('message', (reply: SpeechReply) => {
      if (reply.kind !== 'ready') return settle(reply)
      log.debug({ ms: Math.round(performance.now() - startedAt) }, 'Speech model loaded')
    })
    worker.on('error', (error) => {
      log.error({ err: error }, 'The speech thread failed')
      lose(worker)
    })
    worker.on('exit', () => lose(worker))
    return worker
  }

  function lose(worker: Worker): void {
    if (thread !== worker) return
    thread = undefined
    for (const entry of waiting.values()) entry.reject(new Error('The speech thread ended'))
    waiting.clear()
  }

  function settle(reply: Exclude<SpeechReply, { kind: 'ready' }>): void {
    const entry = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'text') entry?.resolve(reply.text)
    else entry?.reject(new Error('The speech model failed', { cause: reply }))
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
    lose(worker)
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    post(worker, { kind: 'close' })
    await Promise.race([ended, delay(closeLimitMs, undefined, { ref: false })])
    await worker.terminate()
    log.debug('Speech model unloaded')
  }

  async function recognise(
    samples: Float32Array<ArrayBuffer>,
    signal?: AbortSignal,
  ): Promise<string> {
    signal?.throwIfAborted()
    if (closed) throw new Error('The speech model was closed')
    const spoken = spokenPart(samples)
    if (spoken.length === 0) return ''
    if (waiting.size >= mostWaiting) throw tooBusy()
    clearTimeout(idle)
    const worker = (thread ??= start())
    worker.ref()
    const id = ++lastId
    const entry = Promise.withResolvers<string>()
    waiting.set(id, entry)
    post(worker, { kind: 'recognise', id, samples: spoken }, [spoken.buffer])
    const abort = () => {
      post(worker, { kind: 'cancel', id })
      waiting.delete(id)
      if (waiting.size === 0) rest()
      entry.reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await entry.promise
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    /** The English text of one utterance; empty where nothing was said. */
    recognise,

    async close(): Promise<void> {
      closed = true
      await stop()
    },
  }
}

function tooBusy(): AppError {
  return new AppError(
    'unavailable',
    'speech.busy',
    'Many people are speaking right now. Please try again in a moment.',
    { retryAfterS: 5 },
  )
}

function post(worker: Worker, request: SpeechRequest, moved: ArrayBuffer[] = []): void {
  worker.postMessage(request, moved)
}
