import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import { untraced, type SpanFacts, type Tracing } from '#server/tracing/tracing.ts'

const sourceJob = z.object({ userId: z.string(), sourceId: z.string() })
const personJob = z.object({ userId: z.string() })
const documentJob = z.object({ userId: z.string(), documentId: z.string() })

/** The payload of each kind of job: ids only, because the queue is not sealed. */
export const jobPayloads = {
  'process-document': documentJob,
  'embed-document': documentJob,
  'find-unprocessed': z.object({}),
  'sweep-guests': z.object({}),
  'run-source': sourceJob,
  'embed-source': sourceJob,
  'find-due-sources': z.object({}),
  'scan-folder': personJob,
  'move-originals': z.object({}),
  'batch-records': personJob,
  'rekey-passages': personJob,
  'renew-vectors': personJob,
  'send-recap': personJob,
  'erase-deleted': z.object({ userId: z.string(), deletionId: z.string() }),
} satisfies Record<string, z.ZodType>

export type JobName = keyof typeof jobPayloads
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>
export type JobHandlers = {
  [Name in JobName]: (
    payload: JobPayload<Name>,
    signal: AbortSignal,
    attempt: Attempt,
  ) => Promise<void>
}
/** Whether the job is not retried after another failure. */
export type Attempt = { isLast: boolean }
export type Queue = ReturnType<typeof createQueue>

type Settings = {
  concurrency: number
  /** Number of one person's jobs that run at once, so that they do not block others. */
  concurrencyPerPerson?: number
  expireInSeconds: number
  cron?: string
}
const queues: Record<JobName, Settings> = {
  'process-document': { concurrency: 3, concurrencyPerPerson: 2, expireInSeconds: 15 * 60 },
  'embed-document': { concurrency: 2, concurrencyPerPerson: 1, expireInSeconds: 60 * 60 },
  'find-unprocessed': { concurrency: 1, expireInSeconds: 60, cron: '* * * * *' },
  'sweep-guests': { concurrency: 1, expireInSeconds: 10 * 60, cron: '*/15 * * * *' },
  'run-source': { concurrency: 3, concurrencyPerPerson: 2, expireInSeconds: 12 * 60 * 60 },
  // The embedding thread serves them in turns, a batch each.
  'embed-source': { concurrency: 3, concurrencyPerPerson: 1, expireInSeconds: 12 * 60 * 60 },
  'find-due-sources': { concurrency: 1, expireInSeconds: 60, cron: '* * * * *' },
  'scan-folder': { concurrency: 2, expireInSeconds: 12 * 60 * 60 },
  'move-originals': { concurrency: 1, expireInSeconds: 12 * 60 * 60, cron: '* * * * *' },
  'batch-records': { concurrency: 2, concurrencyPerPerson: 1, expireInSeconds: 60 * 60 },
  'rekey-passages': { concurrency: 1, expireInSeconds: 12 * 60 * 60 },
  'renew-vectors': { concurrency: 1, expireInSeconds: 12 * 60 * 60 },
  'send-recap': { concurrency: 1, expireInSeconds: 10 * 60 },
  'erase-deleted': { concurrency: 2, concurrencyPerPerson: 1, expireInSeconds: 60 * 60 },
}
const names = z.object(jobPayloads).keyof()

type Deps = {
  pool: pg.Pool
  log: Logger
  alone: boolean
  /** False for a server that adds jobs but does not run them. */
  works?: boolean
  tracing?: Tracing
}

/**
 * Durable jobs, run at least once. A job is not added while one with the same key is queued or
 * running. `alone` means that no other server uses this database, so that jobs interrupted by a
 * kill can be resumed at once, without waiting for a missed heartbeat.
 */
export function createQueue({ pool, log, alone, works = true, tracing = untraced }: Deps) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'trove_jobs',
    createSchema: false,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ kind: kindOf(error) }, 'job queue'))
  const stopping = new AbortController()
  const workers = new Map<JobName, string>()

  const forget = (userId: string) =>
    pool.query(`delete from trove_jobs.job where data->>'userId' = $1`, [userId])

  /**
   * A job that ran during its person's deletion may have added others after the queue was cleared.
   */
  async function clearIfDeleted(userId: string): Promise<void> {
    const { rowCount } = await pool.query('select id from users where id = $1', [userId])
    if (rowCount === 0) await forget(userId)
  }

  async function handle<Name extends JobName>(
    name: Name,
    handlers: JobHandlers,
    job: { data: unknown; retryCount: number; retryLimit: number } | undefined,
  ) {
    const attempt = { isLast: job !== undefined && job.retryCount >= job.retryLimit }
    const handler: JobHandlers[Name] = handlers[name]
    try {
      const payload = jobPayloads[name].parse(job?.data) as JobPayload<Name>
      try {
        await tracing.trace(
          { name: `job ${name}`, kind: 'job', facts: factsOf(name, payload) },
          () => handler(payload, stopping.signal, attempt),
        )
      } finally {
        if ('userId' in payload) await clearIfDeleted(payload.userId)
      }
    } catch (error) {
      // The queue stores error messages unsealed, so it gets only the kind.
      if (!stopping.signal.aborted) {
        log.error({ job: name, kind: kindOf(error), at: framesOf(error) }, 'job failed')
      }
      throw new Error(kindOf(error))
    }
  }

  return {
    async start(handlers: JobHandlers): Promise<void> {
      await boss.start()
      for (const name of names.options) {
        const { concurrency, concurrencyPerPerson, expireInSeconds, cron } = queues[name]
        await boss.createQueue(name, {
          policy: 'exclusive',
          expireInSeconds,
          heartbeatSeconds: 20,
          retryLimit: 3,
          retryDelay: 2,
          retryBackoff: true,
          deleteAfterSeconds: 24 * 3600,
        })
        if (alone) {
          await pool.query(
            `update trove_jobs.job set state = 'retry', start_after = now() where state = 'active' and name = $1`,
            [name],
          )
        }
        if (!works) continue
        const worker = await boss.work(
          name,
          {
            localConcurrency: concurrency,
            ...(concurrencyPerPerson && { localGroupConcurrency: concurrencyPerPerson }),
            pollingIntervalSeconds: 0.5,
            batchSize: 1,
            includeMetadata: true,
          },
          async ([job]) => handle(name, handlers, job),
        )
        workers.set(name, worker)
        if (cron) await boss.schedule(name, cron, {}, { singletonKey: name })
      }
    },
    /**
     * Adds a job that may start after some seconds; returns false if one with this key is queued or
     * running.
     */
    async send<Name extends JobName>(
      name: Name,
      payload: JobPayload<Name>,
      key: string,
      later: { startAfter?: number } = {},
    ): Promise<boolean> {
      const group = 'userId' in payload ? { group: { id: payload.userId } } : {}
      const id = await boss.send(name, payload, { singletonKey: key, ...group, ...later })
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
      return id !== null
    },
    /** Removes every job of a deleted person. */
    async forget(userId: string): Promise<void> {
      await forget(userId)
    },
    /** Gives running jobs a moment to end; the others are resumed at the next start. */
    async stop(): Promise<void> {
      stopping.abort(new Error('stopping'))
      await boss.stop({ graceful: true, timeout: 5_000, close: false })
    },
  }
}

/** The payload of a job has ids only. */
const factsOf = (name: JobName, payload: object): SpanFacts => ({
  'trove.job': name,
  ...Object.fromEntries(
    Object.entries(payload).map(([field, id]) => [`trove.${field}`, String(id)]),
  ),
})
