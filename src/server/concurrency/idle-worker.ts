import { setTimeout as delay } from 'node:timers/promises'
import type { Transferable, Worker } from 'node:worker_threads'

type Given<ToThread, FromThread> = {
  start(): Worker
  /** Hears what the thread says; answers which call that is the reply to, if to any. */
  hear(said: FromThread): number | undefined
  /** Asks the thread to end; it ends itself when what it does can be broken off. */
  close: ToThread
  /** Asks it to give up a call. */
  stop(call: number): ToThread
  /**
   * What becomes of a call that is given up, and of all of them when the thread is to end: it is
   * dropped at once, or whoever made it waits until the thread has finished with it.
   */
  unfinished: 'dropped' | 'awaited'
  /** Without work for so long, the thread ends and gives its memory back. */
  idleMs: number
  /** What those are told who wait for a thread that died, or want one when there are to be no more. */
  lost(error?: unknown): Error
  closed: string
  /** It failed, and those who wait for it with it. */
  onError(error: unknown): void
  /** It ended because it was to end. */
  onEnd?(): void
}

type Call<ToThread> = {
  signal?: AbortSignal | undefined
  /** What the thread is sent, with the number that its reply names. */
  send: (call: number) => ToThread
  /** What is handed over instead of copied. */
  moved?: Transferable[]
}

/**
 * How long the thread may take to end by itself. Longer than any batch of a model takes on a busy machine: a thread
 * that is cut short within the inference library aborts the whole process.
 */
const closeLimitMs = 30_000

/**
 * A thread that starts with the first call and ends when there are none for a while. When it dies,
 * what it worked on fails, and the next call starts another.
 */
export function createIdleWorker<ToThread, FromThread>(given: Given<ToThread, FromThread>) {
  const waiting = new Map<number, PromiseWithResolvers<FromThread>>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let ending: Promise<void> | undefined
  let callsSoFar = 0
  let closed = false

  function begin(): Worker {
    const worker = given.start()
    worker.on('message', (said: FromThread) => {
      const call = given.hear(said)
      if (call === undefined) return
      waiting.get(call)?.resolve(said)
      settle(call)
    })
    worker.on('error', (error) => {
      given.onError(error)
      lose(worker, given.lost(error))
    })
    worker.on('exit', () => lose(worker, given.lost()))
    return worker
  }

  function settle(call: number): void {
    waiting.delete(call)
    if (waiting.size === 0) rest()
  }

  /** A thread without work neither keeps the process alive nor stays in memory for long. */
  function rest(): void {
    thread?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => {
      ending = end()
    }, given.idleMs).unref()
  }

  function lose(worker: Worker, error: Error): void {
    if (thread !== worker) return
    thread = undefined
    clearTimeout(idle)
    failAll(error)
  }

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const worker = thread
    if (!worker) return
    // From here on nobody is given to it.
    thread = undefined
    if (given.unfinished === 'dropped') failAll(new Error(given.closed))
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    worker.postMessage(given.close)
    await Promise.race([ended, delay(closeLimitMs, undefined, { ref: false })])
    await worker.terminate()
    given.onEnd?.()
  }

  return {
    /** Calls that have no reply yet. */
    waiting: () => waiting.size,

    async ask({ signal, send, moved = [] }: Call<ToThread>): Promise<FromThread> {
      signal?.throwIfAborted()
      if (closed) throw new Error(given.closed)
      clearTimeout(idle)
      const worker = (thread ??= begin())
      worker.ref()
      const call = ++callsSoFar
      const entry = Promise.withResolvers<FromThread>()
      waiting.set(call, entry)
      worker.postMessage(send(call), moved)
      const onAbort = () => {
        worker.postMessage(given.stop(call))
        if (given.unfinished === 'awaited') return
        settle(call)
        entry.reject(signal?.reason)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      try {
        return await entry.promise
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },

    async close(): Promise<void> {
      closed = true
      await Promise.all([ending, end()])
      failAll(new Error(given.closed))
    },
  }
}
