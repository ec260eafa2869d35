import type { Logger } from 'pino'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { ConnectorSettings } from '#server/connectors/all.ts'
import type { Database } from '#server/db/open.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import { performTask, type SourceTask } from './source-task.ts'
import type { FromThread, ThreadSettings, ToThread } from './source-thread-messages.ts'
import type { SourceWork } from './source-work.ts'

export type SourceThread = {
  /** Does a piece of work; one that is stopped ends behind the page at hand. */
  perform(task: SourceTask, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

type Deps = {
  db: Pick<Database, 'connection'>
  vault: KeyHolder
  connectors: ConnectorSettings
  /** Of this thread alone. */
  temporaryRoot: string
  log: Logger
  /** Without work for so long, it ends and gives its memory back. */
  idleMs?: number
}

/** Room for the largest pages; told a limit, the runtime lets far less lie about before it tidies. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }
/** A page that is being stored is stored to its end. */
const closeLimitMs = 5_000

/**
 * Fetching, importing and putting records together in a thread of its own, which starts with the
 * first piece of work. When it dies, what it worked on fails, and the next piece starts another.
 */
export function createSourceThread(deps: Deps): SourceThread {
  const { vault, log, idleMs = 60_000 } = deps
  const waiting = new Map<number, PromiseWithResolvers<void>>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let callsSoFar = 0
  let closed = false

  function start(): Worker {
    const worker = new Worker(new URL('./source-thread-worker.ts', import.meta.url), {
      workerData: settingsOf(deps),
      resourceLimits,
    })
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'log') passOn(log, message.line)
      else settle(message)
    })
    worker.on('error', (error) => {
      log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'source thread failed')
      lose(worker)
    })
    worker.on('exit', () => lose(worker))
    return worker
  }

  function lose(worker: Worker): void {
    if (thread !== worker) return
    thread = undefined
    clearTimeout(idle)
    for (const { reject } of waiting.values()) reject(new Error('The source thread ended'))
    waiting.clear()
  }

  function settle(message: Exclude<FromThread, { kind: 'log' }>): void {
    const entry = waiting.get(message.call)
    waiting.delete(message.call)
    if (message.kind === 'done') entry?.resolve()
    else entry?.reject(failureOf(message))
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
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    post(worker, { kind: 'close' })
    // From here on nobody is given to it; what it still works on may end.
    thread = undefined
    await Promise.race([ended, delay(closeLimitMs, undefined, { ref: false })])
    await worker.terminate()
  }

  return {
    async perform(task, signal) {
      const keys = await vault.keysOf(task.userId)
      signal.throwIfAborted()
      if (closed) throw new Error('The source thread was closed')
      clearTimeout(idle)
      const worker = (thread ??= start())
      worker.ref()
      const call = ++callsSoFar
      const entry = Promise.withResolvers<void>()
      waiting.set(call, entry)
      post(worker, { kind: 'do', call, task, keys })
      const onAbort = () => post(worker, { kind: 'stop', call })
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        await entry.promise
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },

    async close() {
      closed = true
      await stop()
      for (const { reject } of waiting.values()) reject(new Error('The source thread was closed'))
      waiting.clear()
    },
  }
}

/** The same on the server's own thread. */
export const createSourceThreadless = (work: SourceWork): SourceThread => ({
  perform: (task, signal) => performTask(work, task, signal),
  close: () => Promise.resolve(),
})

const settingsOf = ({ db, connectors, temporaryRoot, log }: Deps): ThreadSettings => ({
  connection: db.connection,
  connectors,
  temporaryRoot,
  logLevel: log.level,
})

/** As it was thrown there, as far as a log may tell. */
function failureOf({ error, at }: Extract<FromThread, { kind: 'failed' }>): Error {
  const failure = new Error('A piece of work of the source thread failed')
  failure.name = error
  failure.stack = [error, ...at.map((frame) => `    ${frame}`)].join('\n')
  return failure
}

const logged = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
})

/** A line that the thread logged, into the server's log. */
function passOn(log: Logger, line: string): void {
  const { level, msg = '', ...rest } = logged.parse(JSON.parse(line))
  const name = log.levels.labels[level]
  if (name === 'debug' || name === 'info' || name === 'warn' || name === 'error')
    log[name](rest, msg)
}

function post(worker: Worker, message: ToThread): void {
  worker.postMessage(message)
}
