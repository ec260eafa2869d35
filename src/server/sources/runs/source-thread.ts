import type { Logger } from 'pino'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { QuotaDefaults } from '#server/quotas/quotas.ts'
import type { Database } from '#server/db/open.ts'
import { createIdleWorker } from '#server/concurrency/idle-worker.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import { performTask, type SourceTask } from './source-task.ts'
import type { FromThread, ThreadSettings, ToThread } from './source-thread-messages.ts'
import type { SourceWork } from './source-work.ts'

export type SourceThread = {
  /** Does a task; when stopped, it ends after the current page. */
  perform(task: SourceTask, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

type Deps = {
  db: Pick<Database, 'connection'>
  vault: KeyHolder
  connectors: ConnectorSettings
  quotaDefaults: QuotaDefaults
  /** Used by this thread alone. */
  temporaryRoot: string
  log: Logger
  /** Ends after this long without work, to free its memory. */
  idleMs?: number
}

/**
 * Enough for the largest pages; with a limit, the garbage collector leaves far less uncollected.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }

/**
 * Runs syncs, imports and record batching in a separate thread. A page being stored is always
 * stored to its end.
 */
export function createSourceThread(deps: Deps): SourceThread {
  const { vault, log, idleMs = 60_000 } = deps
  const thread = createIdleWorker<ToThread, FromThread>({
    start: () =>
      new Worker(new URL('./source-thread-worker.ts', import.meta.url), {
        workerData: settingsOf(deps),
        resourceLimits,
      }),
    handleMessage(message) {
      if (message.kind !== 'log') return message.call
      passOn(log, message.line)
      return undefined
    },
    close: { kind: 'close' },
    stop: (call) => ({ kind: 'stop', call }),
    unfinished: 'awaited',
    idleMs,
    // The thread's own error may contain text it read.
    lost: () => new Error('The source thread ended'),
    closed: 'The source thread was closed',
    onError: (error) =>
      log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'source thread failed'),
  })

  return {
    async perform(task, signal) {
      const keys = await vault.keysOf(task.userId)
      const reply = await thread.ask({ signal, send: (call) => ({ kind: 'do', call, task, keys }) })
      if (reply.kind === 'failed') throw failureOf(reply)
    },
    close: () => thread.close(),
  }
}

/** The same tasks on the server's own thread. */
export const createSourceThreadless = (work: SourceWork): SourceThread => ({
  perform: (task, signal) => performTask(work, task, signal),
  close: () => Promise.resolve(),
})

const settingsOf = ({
  db,
  connectors,
  quotaDefaults,
  temporaryRoot,
  log,
}: Deps): ThreadSettings => ({
  connection: db.connection,
  connectors,
  quotaDefaults,
  temporaryRoot,
  logLevel: log.level,
})

/** Rebuilds the thread's error from its loggable parts. */
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

/** Writes a log line of the thread to the server's log. */
function passOn(log: Logger, line: string): void {
  const { level, msg = '', ...rest } = logged.parse(JSON.parse(line))
  const name = log.levels.labels[level]
  if (name === 'debug' || name === 'info' || name === 'warn' || name === 'error')
    log[name](rest, msg)
}
