import { Hono } from 'hono'
import { z } from 'zod'
import {
  adminPeopleQuery,
  personChange,
  type AdminPeople,
  type FailedJobs,
  type ResetLinkAnswer,
  type WorkView,
} from '#shared/administration.ts'
import { timeZoneQuery, type AdminAnalytics } from '#shared/usage.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { requireAdmin, type SessionEnv } from '#server/http/session.ts'
import { inOwnTimeZone } from '#server/http/time-zone.ts'
import { validate } from '#server/http/validate.ts'
import type { FailedJobsService } from './failed-jobs.ts'
import type { PeopleList } from './people-list.ts'
import type { Database } from '#server/db/open.ts'
import type { PlatformUsage } from './platform-usage.ts'
import { listWork } from './work-list.ts'

type Deps = {
  accounts: Pick<Accounts, 'administration'>
  platformUsage: PlatformUsage
  listPeople: PeopleList
  failedJobs: FailedJobsService
  db: Pick<Database, 'jobs'>
  callTimes: { slowest: () => WorkView['calls'] }
}

const personId = validate('param', z.object({ id: z.string().max(64) }))
const jobId = validate('param', z.object({ id: z.uuid() }))
const done = { success: true } as const

/** Routes under /api/admin, for admins only: counts, accounts and jobs, never content. */
export const adminRoutes = ({
  accounts,
  platformUsage,
  listPeople,
  failedJobs,
  db,
  callTimes,
}: Deps) =>
  new Hono<SessionEnv>()
    .get('/analytics', requireAdmin, validate('query', timeZoneQuery), async (c) =>
      c.json<AdminAnalytics>(
        await platformUsage.analytics(inOwnTimeZone(c, c.req.valid('query')).timeZone),
      ),
    )
    .get('/people', requireAdmin, validate('query', adminPeopleQuery), async (c) =>
      c.json<AdminPeople>(await listPeople(c.req.valid('query'))),
    )
    .patch('/people/:id', requireAdmin, personId, validate('json', personChange), async (c) => {
      const concerned = { by: c.var.person.id, id: c.req.valid('param').id }
      await accounts.administration.change(concerned, c.req.valid('json'))
      return c.json(done)
    })
    .post('/people/:id/reset', requireAdmin, personId, async (c) => {
      const concerned = { by: c.var.person.id, id: c.req.valid('param').id }
      c.header('cache-control', 'no-store')
      return c.json<ResetLinkAnswer>(await accounts.administration.resetPassword(concerned))
    })
    .get('/work', requireAdmin, async (c) =>
      c.json<WorkView>({ jobs: await listWork(db.jobs), calls: callTimes.slowest() }),
    )
    .get('/jobs', requireAdmin, async (c) => c.json<FailedJobs>(await failedJobs.list()))
    .post('/jobs/:id/retry', requireAdmin, jobId, async (c) => {
      await failedJobs.retry({ by: c.var.person.id, id: c.req.valid('param').id })
      return c.json(done)
    })
    .delete('/jobs/:id', requireAdmin, jobId, async (c) => {
      await failedJobs.dismiss({ by: c.var.person.id, id: c.req.valid('param').id })
      return c.json(done)
    })
