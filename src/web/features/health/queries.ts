import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listHealthEntries,
  listMedications,
  readHealthLabs,
  readHealthTrends,
} from '#shared/calls/health.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'
import type { HealthSearch } from './search.ts'

const healthKey = ['health'] as const

export const trendsQuery = (search: HealthSearch) =>
  queryOptions({
    queryKey: [...healthKey, 'trends', search, timeZone()],
    queryFn: ({ signal }) =>
      requestJson(readHealthTrends, { query: { ...search, timeZone: timeZone() }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const labsQuery = queryOptions({
  queryKey: [...healthKey, 'labs'],
  queryFn: ({ signal }) => requestJson(readHealthLabs, { signal }),
  refetchOnMount: 'always',
})

const fromStart = (cursor: number) => ({ cursor: cursor > 0 ? cursor : undefined })

export const medicationsQuery = infiniteQueryOptions({
  queryKey: [...healthKey, 'medications'],
  queryFn: ({ pageParam, signal }) =>
    requestJson(listMedications, { query: fromStart(pageParam), signal }),
  initialPageParam: 0,
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
  select: ({ pages }) => pages.flatMap(({ medications }) => medications),
})

export const entriesQuery = infiniteQueryOptions({
  queryKey: [...healthKey, 'entries'],
  queryFn: ({ pageParam, signal }) =>
    requestJson(listHealthEntries, { query: fromStart(pageParam), signal }),
  initialPageParam: 0,
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
})
