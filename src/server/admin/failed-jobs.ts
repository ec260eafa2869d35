import type { Logger } from 'pino'
import type pg from 'pg'
import { z } from 'zod'
import { administrationLimits, type FailedJobs } from '#shared/administration.ts'
import { AppError } from '#server/errors.ts'

type Deps = { jobs: pg.Pool; log: Logger }
type Concerned = { by: string; id: string }
export type FailedJobsService = ReturnType<typeof createFailedJobs>

const failedRows = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    failedAt: z.date(),
    tries: z.coerce.number(),
    error: z.string().nullable(),
    total: z.coerce.number(),
  }),
)

/** An error class and code, or a short text such as "timed out". */
const errorClass = /^[A-Za-z][\w .<-]{0,99}$/

/** Jobs of the same kind with the same key; a job without a key matches only itself. */
const sameThing = `failed.name = chosen.name
  and coalesce(failed.singleton_key, failed.id::text) = coalesce(chosen.singleton_key, chosen.id::text)`

/** Jobs that failed in the last day, without their subject or person. */
export function createFailedJobs({ jobs, log }: Deps) {
  /** Removes a failed job and its earlier duplicates; returns whether it existed. */
  async function remove(id: string): Promise<boolean> {
    const { rowCount } = await jobs.query(
      `delete from trove_jobs.job as failed using trove_jobs.job as chosen
       where chosen.id = $1 and chosen.state = 'failed' and failed.state = 'failed' and ${sameThing}`,
      [id],
    )
    return (rowCount ?? 0) > 0
  }

  /** Queues a failed job again and removes its earlier duplicates. */
  async function revive(id: string): Promise<boolean> {
    await jobs.query(
      `delete from trove_jobs.job as failed using trove_jobs.job as chosen
       where chosen.id = $1 and chosen.state = 'failed' and failed.state = 'failed'
         and failed.id <> chosen.id and ${sameThing}`,
      [id],
    )
    const { rowCount } = await jobs.query(
      `update trove_jobs.job set state = 'retry', retry_limit = retry_limit + 1,
         start_after = now(), completed_on = null
       where id = $1 and state = 'failed'`,
      [id],
    )
    return (rowCount ?? 0) > 0
  }

  return {
    async list(): Promise<FailedJobs> {
      const { rows } = await jobs.query(
        `select id, name as kind, completed_on as "failedAt", tries,
           coalesce(output->>'message', output->'value'->>'message') as error,
           count(*) over () as total
         from (
           select *, row_number() over (same order by completed_on desc, id) as place,
             sum(retry_count + 1) over same as tries
           from trove_jobs.job
           where state = 'failed' and completed_on > now() - interval '1 day'
           window same as (partition by name, coalesce(singleton_key, id::text))
         ) as failed
         where place = 1
         order by completed_on desc, id limit $1`,
        [administrationLimits.jobs],
      )
      const found = failedRows.parse(rows)
      return {
        jobs: found.map(({ id, kind, failedAt, tries, error }) => ({
          id,
          kind,
          failedAt: failedAt.toISOString(),
          tries,
          error: error !== null && errorClass.test(error) ? error : 'Error',
        })),
        total: found[0]?.total ?? 0,
      }
    },

    async retry(concerned: Concerned): Promise<void> {
      const { id } = concerned
      const revived = await revive(id).catch((error: unknown) => {
        // The same job is already queued or running, so this one is obsolete.
        if (isUniqueViolation(error)) return remove(id)
        throw error
      })
      if (!revived) throw gone()
      log.info(concerned, 'an admin tried a failed job again')
    },

    async dismiss(concerned: Concerned): Promise<void> {
      if (!(await remove(concerned.id))) throw gone()
      log.info(concerned, 'an admin dismissed a failed job')
    },
  }
}

const gone = () =>
  new AppError('not_found', 'job.not_found', 'This job is no longer among the failed ones.')

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
