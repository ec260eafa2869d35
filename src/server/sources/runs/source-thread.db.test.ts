import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import pino from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import { openTestVault } from '#tests/database.ts'
import { createSourceThread } from './source-thread.ts'

const { imap, apis, googleServers: google } = readConfig({})
const unlimited = { documents: null, bytes: null, questions: null }
const going = new AbortController().signal
const work = { task: 'batch-records', userId: 'ada' } as const
/** The thread loads as much code as a server, which is slow on a busy machine. */
const startsThreads = 120_000

function openThread({ db, vault }: { db: Pick<Database, 'connection'>; vault: KeyHolder }) {
  const logged: string[] = []
  const thread = createSourceThread({
    db,
    vault,
    connectors: { imap, apis, google },
    quotaDefaults: { guest: unlimited, account: unlimited },
    temporaryRoot: path.join(os.tmpdir(), 'trove-source-thread'),
    log: pino({}, { write: (line: string) => logged.push(line) }),
  })
  return { ...thread, logged, [Symbol.asyncDispose]: () => thread.close() }
}

test(
  'a thread that dies fails its tasks, the next task gets another thread, and that one ends on close',
  async () => {
    await using opened = await openTestVault()
    await using thread = openThread(opened)
    const threads: Worker[] = []
    const onWorker = (worker: Worker) => threads.push(worker)
    process.on('worker', onWorker)
    try {
      const failed = expect(thread.perform(work, going)).rejects.toThrow('The source thread ended')
      await once(process, 'worker')
      await threads[0]?.terminate()
      await failed
      await thread.perform(work, going)
      await thread.perform(work, going)
      expect(threads).toHaveLength(2)
      const ended = Promise.withResolvers<number>()
      threads[1]?.once('exit', ended.resolve)
      await thread.close()
      expect(await ended.promise).toBe(0)
      await expect(thread.perform(work, going)).rejects.toThrow('closed')
      const stopped = AbortSignal.abort(new Error('stopping'))
      await expect(thread.perform(work, stopped)).rejects.toThrow('stopping')
    } finally {
      process.off('worker', onWorker)
    }
  },
  startsThreads,
)

test(
  'a failure in the thread is reported with its kind and location, and none of its text',
  async () => {
    await using opened = await openTestVault()
    const connection = { ...opened.connection, password: 'wrong' }
    await using thread = openThread({ ...opened, db: { connection } })
    const error: unknown = await thread.perform(work, going).catch((thrown: unknown) => thrown)
    expect(kindOf(error)).toContain('28P01')
    expect(framesOf(error).join('\n')).toContain('open.ts')
    expect(String(error)).not.toContain('password')
    expect(thread.logged).toEqual([])
  },
  startsThreads,
)
