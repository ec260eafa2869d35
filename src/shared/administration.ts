import * as z from 'zod/mini'
import { quotaLimits } from './quotas.ts'

const count = z.int().check(z.nonnegative())

export const administrationLimits = { pageSize: 25, jobs: 50, pollMs: 30_000 } as const

/** GET /api/admin/people. */
export const adminPeopleQuery = z.object({
  /** Part of an email. */
  q: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  cursor: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.lte(1_000_000)), 0),
})
export type AdminPeopleQuery = z.infer<typeof adminPeopleQuery>

/** An admin's view of a person: only how much they stored and asked, never what. */
export const adminPerson = z.object({
  id: z.string(),
  email: z.string(),
  joinedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  admin: z.boolean(),
  /** An admin through the server's settings, which cannot be changed here. */
  adminBySetting: z.boolean(),
  disabled: z.boolean(),
  counts: z.object({ queries: count, documents: count, sources: count }),
  /** Limits set by an admin; `null` where `defaults` apply. */
  quota: quotaLimits,
})
export type AdminPerson = z.infer<typeof adminPerson>

export const adminPeople = z.object({
  people: z.array(adminPerson),
  total: count,
  /** Cursor of the next page. */
  next: z.optional(count),
  /** Limits of an account without limits of its own. */
  defaults: quotaLimits,
})
export type AdminPeople = z.infer<typeof adminPeople>

/** PATCH /api/admin/people/:id */
export const personChange = z.union([
  z.strictObject({ disabled: z.boolean() }),
  z.strictObject({ admin: z.boolean() }),
  z.strictObject({ quota: quotaLimits }),
])
export type PersonChange = z.infer<typeof personChange>

/**
 * POST /api/admin/people/:id/reset. The link is mailed if there is a mail server, otherwise
 * returned here.
 */
export const resetLinkAnswer = z.object({ link: z.optional(z.string()) })
export type ResetLinkAnswer = z.infer<typeof resetLinkAnswer>

/** Failed jobs of one kind for the same subject, counted as one. */
export const failedJob = z.object({
  /** The last failed job. */
  id: z.string(),
  kind: z.string(),
  failedAt: z.iso.datetime(),
  /** Number of all attempts. */
  tries: count,
  /** The class of the last error, never its text. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof failedJob>

/** GET /api/admin/jobs: jobs that failed in the last day, after which the queue forgets them. */
export const failedJobs = z.object({ jobs: z.array(failedJob), total: count })
export type FailedJobs = z.infer<typeof failedJobs>

/** GET /api/admin/work: background jobs by kind, and the slowest calls of this process. */
export const workView = z.object({
  jobs: z.array(
    z.object({
      kind: z.string(),
      waiting: count,
      /** Failed before, and waiting to be tried again. */
      retrying: count,
      running: count,
      /** In the last day, like `failed`. */
      done: count,
      failed: count,
      oldestWaitingS: z.nullable(count),
    }),
  ),
  /** Times until an answer begins, of the latest calls. */
  calls: z.array(z.object({ route: z.string(), calls: count, p50Ms: count, p95Ms: count })),
})
export type WorkView = z.infer<typeof workView>
