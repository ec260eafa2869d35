import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  administrationLimits,
  type AdminPerson,
  type PersonChange,
} from '#shared/administration.ts'
import {
  changeAccount,
  dismissJob as dismissJobCall,
  listAccounts,
  listFailedJobs,
  makeResetLink as makeResetLinkCall,
  readAdminAnalytics,
  readWork,
  retryJob as retryJobCall,
} from '#shared/calls/usage.ts'
import { noQuota, type QuotaLimits } from '#shared/quotas.ts'
import { usageLimits } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'

export const adminKey = ['admin'] as const

/** The search in the address. */
export const adminSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
})

export const adminQuery = queryOptions({
  queryKey: [...adminKey, 'analytics'],
  queryFn: ({ signal }) =>
    requestJson(readAdminAnalytics, { query: { timeZone: timeZone() }, signal }),
  refetchInterval: usageLimits.adminPollMs,
  refetchOnMount: 'always',
})

export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'people', q],
    queryFn: ({ pageParam, signal }) =>
      requestJson(listAccounts, { query: { q, cursor: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: administrationLimits.pollMs,
    refetchOnMount: 'always',
    select: ({ pages }): { people: AdminPerson[]; total: number; defaults: QuotaLimits } => ({
      people: pages.flatMap((page) => page.people),
      total: pages[0]?.total ?? 0,
      defaults: pages[0]?.defaults ?? noQuota,
    }),
  })

export const failedJobsQuery = queryOptions({
  queryKey: [...adminKey, 'jobs'],
  queryFn: ({ signal }) => requestJson(listFailedJobs, { signal }),
  refetchInterval: administrationLimits.pollMs,
  refetchOnMount: 'always',
})

export const workQuery = queryOptions({
  queryKey: [...adminKey, 'work'],
  queryFn: ({ signal }) => requestJson(readWork, { signal }),
  refetchInterval: administrationLimits.pollMs,
  refetchOnMount: 'always',
})

export const changePerson = (id: string, change: PersonChange) =>
  requestJson(changeAccount, { params: { id }, json: change })

export const makeResetLink = (id: string) => requestJson(makeResetLinkCall, { params: { id } })

export const retryJob = (id: string) => requestJson(retryJobCall, { params: { id } })

export const dismissJob = (id: string) => requestJson(dismissJobCall, { params: { id } })
