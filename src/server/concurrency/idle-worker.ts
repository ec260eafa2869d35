import { setTimeout as delay } from 'node:timers/promises'
import type { Transferable, Worker } from 'node:worker_threads'

type WorkerOptions<ToThread, FromThread> = {
  start(): Worker
  /**
   * Handles a message from the thread; returns the number of the call to which it is the reply, if
   * any.
   */
  handleMessage(message: FromThread): number | undefined
  /** Asks the thread to end; it does so once its work can be interrupted. */
  close: ToThread
  /** Asks it to abort a call. */
  stop(call: number): ToThread
  /**
   * Whether a call that is aborted, or interrupted by closing, is dropped at once, or its caller
   * waits until the thread has finished with it.
   */
  unfinished: 'dropped' | 'awaited'
  /** The thread ends after this long without work, to free its memory. */
  idleMs: number
  /** The errors for callers of a thread that died, and for calls after closing. */
  lost(error?: unknown): Error
  closed: string
  /** The thread failed, and with it all its calls. */
  onError(error: unknown): void
  /** The thread ended as requested. */
  onEnd?(): void
}

type Call<ToThread> = {
  signal?: AbortSignal | undefined
  /** The message to the thread, with the number of the call. */
  send: (call: number) => ToThread
  /** Objects that are transferred instead of copied. */
  moved?: Transferable[]
}

/**
 * Time for the thread to end by itself. Longer than any batch of a model takes on a busy machine:
 * interrupting a thread within the inference library aborts the whole process.
 */
const closeLimitMs = 30_000

/**
 * A thread that starts with the first call and ends after an idle time. If it dies, its calls fail,
 * and the next call starts another.
 */
export function createIdleWorker<ToThread, FromThread>(
  options: WorkerOptions<ToThread, FromThread>,
) {
  const waiting = new Map<number, PromiseWithResolvers<FromThread>>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let ending: Promise<void> | undefined
  let callsSoFar = 0
  let closed = false

  function begin(): Worker {
    const worker = options.start()
    worker.on('message', (message: FromThread) => {
      const call = options.handleMessage(message)
      if (call === undefined) return
      waiting.get(call)?.resolve(message)
      settle(call)
    })
    worker.on('error', (error) => {
      options.onError(error)
      lose(worker, options.lost(error))
    })
    worker.on('exit', () => lose(worker, options.lost()))
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
    }, options.idleMs).unref()
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
    // From here on it gets no more calls.
    thread = undefined
    if (options.unfinished === 'dropped') failAll(new Error(options.closed))
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    worker.postMessage(options.close)
    await Promise.race([ended, delay(closeLimitMs, undefined, { ref: false })])
    await worker.terminate()
    options.onEnd?.()
  }

  return {
    /** Number of calls without a reply. */
    waiting: () => waiting.size,

    async ask({ signal, send, moved = [] }: Call<ToThread>): Promise<FromThread> {
      signal?.throwIfAborted()
      if (closed) throw new Error(options.closed)
      clearTimeout(idle)
      const worker = (thread ??= begin())
      worker.ref()
      const call = ++callsSoFar
      const entry = Promise.withResolvers<FromThread>()
      waiting.set(call, entry)
      worker.postMessage(send(call), moved)
      const onAbort = () => {
        worker.postMessage(options.stop(call))
        if (options.unfinished === 'awaited') return
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
      failAll(new Error(options.closed))
    },
  }
}
