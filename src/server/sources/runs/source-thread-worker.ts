/**
 * The thread that syncs sources and imports files, with its own database connections, so that the
 * server stays responsive. It holds only the keys of people whose sources it is working on, and
 * only while it does.
 */
import pino from 'pino'
import { parentPort, workerData } from 'node:worker_threads'
import { openPools, withDeleted } from '#server/db/open.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import { createWorkerKeys } from './worker-keys.ts'
import { performTask } from './source-task.ts'
import type { FromThread, ThreadSettings, ToThread } from './source-thread-messages.ts'
import { createSourceWork } from './source-work.ts'

const { connection, logLevel, ...settings }: ThreadSettings = workerData
const log = pino(
  { level: logLevel, base: null, timestamp: false },
  { write: (line: string) => send({ kind: 'log', line }) },
)
const db = withDeleted(openPools(connection))
const workerKeys = createWorkerKeys()
const work = createSourceWork({ ...settings, db, vault: workerKeys, log })
const running = new Map<number, AbortController>()
const ended = new Set<Promise<void>>()

parentPort?.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'do': {
      const end = answer(message).finally(() => ended.delete(end))
      ended.add(end)
      break
    }
    case 'stop':
      running.get(message.call)?.abort(new Error('stopping'))
      break
    case 'close':
      void close()
  }
})

async function answer({ call, task, keys }: Extract<ToThread, { kind: 'do' }>): Promise<void> {
  const stopping = new AbortController()
  running.set(call, stopping)
  try {
    using _keys = workerKeys.hold(task.userId, keys)
    await performTask(work, task, stopping.signal)
    send({ kind: 'done', call })
  } catch (error) {
    send({ kind: 'failed', call, error: kindOf(error), at: framesOf(error) })
  } finally {
    running.delete(call)
  }
}

async function close(): Promise<void> {
  for (const stopping of running.values()) stopping.abort(new Error('stopping'))
  await Promise.all([work.reader.close(), ...ended])
  await db.close()
  process.exit()
}

function send(message: FromThread): void {
  parentPort?.postMessage(message)
}
