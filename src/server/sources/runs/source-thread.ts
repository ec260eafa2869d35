import type { Logger } from 'pino'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Database } from '#server/db/open.ts'
import { createIdleWorker } from '#server/concurrency/idle-worker.ts'
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

/**
 * Fetching, importing and putting records together in a thread of its own. A page that is being
 * stored is stored to its end.
 */
export function createSourceThread(deps: Deps): SourceThread {
  const { vault, log, idleMs = 60_000 } = deps
  const thread = createIdleWorker<ToThread, FromThread>({
    start: () =>
      new Worker(new URL('./source-thread-worker.ts', import.meta.url), {
        workerData: settingsOf(deps),
        resourceLimits,
      }),
    hear(said) {
      if (said.kind !== 'log') return said.call
      passOn(log, said.line)
      return undefined
    },
    close: { kind: 'close' },
    stop: (call) => ({ kind: 'stop', call }),
    unfinished: 'awaited',
    idleMs,
    // What the thread threw may hold what it read.
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
