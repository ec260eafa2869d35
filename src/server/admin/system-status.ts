import type pg from 'pg'
import { z } from 'zod'
import { plural } from '#shared/plural.ts'
import type { AdminAnalytics, PartStatus } from '#shared/usage.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { checkDisk, checkMemory } from './machine-status.ts'

type Deps = {
  jobs: pg.Pool
  embedder: Pick<Embedder, 'embed'>
  dataDir: string
  now?: () => number
}
type Jobs = { waiting: number; overdue: number; running: number; done: number; failed: number }
export type SystemStatus = ReturnType<typeof createSystemStatus>

/** How long the page waits for the model; its first load takes longer. */
const modelPatienceMs = 2_000
const modelLimitMs = 60_000
/** A check loads the model, so not every request checks it. */
const modelCheckEveryMs = 10 * 60_000
/** A job is due at once; one that waits this long finds no worker. */
const overdueAfterMinutes = 5

const count = z.coerce.number()
const jobsRow = z.object({
  waiting: count,
  overdue: count,
  running: count,
  done: count,
  failed: count,
})

/** Whether the components of the system work. */
export function createSystemStatus({ jobs, embedder, dataDir, now = Date.now }: Deps) {
  let model: { checkedAt: number; answer: Promise<PartStatus> } | undefined

  function checkModel(): Promise<PartStatus> {
    if (!model || now() - model.checkedAt > modelCheckEveryMs) {
      model = { checkedAt: now(), answer: askModel(embedder) }
    }
    return within(modelPatienceMs, model.answer, { state: 'starting', detail: 'Loading' })
  }

  return {
    async check(): Promise<Pick<AdminAnalytics, 'system' | 'jobs'>> {
      const [database, counted, modelStatus, disk] = await Promise.all([
        askDatabase(jobs),
        countJobs(jobs),
        checkModel(),
        checkDisk(dataDir, jobs),
      ])
      return {
        system: {
          database,
          jobs: queueStatus(counted),
          model: modelStatus,
          disk,
          memory: checkMemory(),
        },
        jobs: counted && withoutLate(counted),
      }
    },
  }
}

const withoutLate = ({ waiting, running, done, failed }: Jobs) => ({
  waiting,
  running,
  done,
  failed,
})

async function askDatabase(pool: pg.Pool): Promise<PartStatus> {
  const startedAt = performance.now()
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    const [version] = (rows[0]?.server_version ?? '').split(' ')
    const ms = Math.max(1, Math.round(performance.now() - startedAt))
    return { state: 'working', detail: `PostgreSQL ${version}, answered in ${ms} ms` }
  } catch {
    return { state: 'failed', detail: 'Does not answer' }
  }
}

/** Queued and running jobs, and those that ended in the last day. */
export async function countJobs(pool: pg.Pool): Promise<Jobs | null> {
  try {
    const { rows } = await pool.query(
      `select
         count(*) filter (where state in ('created', 'retry')) as waiting,
         count(*) filter (where state in ('created', 'retry')
           and start_after < now() - make_interval(mins => $1)) as overdue,
         count(*) filter (where state = 'active') as running,
         count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day') as done,
         count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed
       from trove_jobs.job`,
      [overdueAfterMinutes],
    )
    return jobsRow.parse(rows[0])
  } catch {
    return null
  }
}

function queueStatus(counted: Jobs | null): PartStatus {
  if (!counted) return { state: 'failed', detail: 'Does not answer' }
  const { waiting, overdue, running } = counted
  if (overdue > 0) {
    const which = `${overdue} ${plural(overdue, 'job waits', 'jobs wait')}`
    return { state: 'failed', detail: `${which} longer than ${overdueAfterMinutes} minutes` }
  }
  return { state: 'working', detail: `${running} running, ${waiting} waiting` }
}

async function askModel(embedder: Pick<Embedder, 'embed'>): Promise<PartStatus> {
  const startedAt = performance.now()
  try {
    const signal = AbortSignal.timeout(modelLimitMs)
    await embedder.embed(['status'], { urgent: true, signal })
    const ms = Math.max(1, Math.round(performance.now() - startedAt))
    return { state: 'working', detail: `Answered in ${ms} ms` }
  } catch {
    return { state: 'failed', detail: 'Does not answer' }
  }
}

async function within<T>(limitMs: number, answer: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(otherwise), limitMs)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
