import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  administrationLimits,
  adminPeople,
  failedJobs,
  resetLinkAnswer,
  type AdminPerson,
  type PersonChange,
} from '#shared/administration.ts'
import { adminAnalytics, usageLimits } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZoneQuery } from '#web/format/time-zone.ts'

export const adminKey = ['admin'] as const

/** What is looked for, as it stands in the address. */
export const adminSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
})

export const adminQuery = queryOptions({
  queryKey: [...adminKey, 'analytics'],
  queryFn: ({ signal }) =>
    requestJson(adminAnalytics, `/api/admin/analytics${timeZoneQuery()}`, { signal }),
  refetchInterval: usageLimits.adminPollMs,
  refetchOnMount: 'always',
})

export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'people', q],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ q, cursor: String(pageParam) })
      return requestJson(adminPeople, `/api/admin/people?${search.toString()}`, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: administrationLimits.pollMs,
    refetchOnMount: 'always',
    select: ({ pages }): { people: AdminPerson[]; total: number } => ({
      people: pages.flatMap((page) => page.people),
      total: pages[0]?.total ?? 0,
    }),
  })

export const failedJobsQuery = queryOptions({
  queryKey: [...adminKey, 'jobs'],
  queryFn: ({ signal }) => requestJson(failedJobs, '/api/admin/jobs', { signal }),
  refetchInterval: administrationLimits.pollMs,
  refetchOnMount: 'always',
})

const done = z.object({ success: z.boolean() })
const pathOf = (id: string) => `/api/admin/people/${encodeURIComponent(id)}`

export const changePerson = (id: string, change: PersonChange) =>
  requestJson(done, pathOf(id), { method: 'PATCH', json: change })

export const makeResetLink = (id: string) =>
  requestJson(resetLinkAnswer, `${pathOf(id)}/reset`, { method: 'POST' })

export const retryJob = (id: string) =>
  requestJson(done, `/api/admin/jobs/${id}/retry`, { method: 'POST' })

export const dismissJob = (id: string) =>
  requestJson(done, `/api/admin/jobs/${id}`, { method: 'DELETE' })
