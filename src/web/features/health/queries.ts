import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readHealthRecord, readHealthTrends } from '#shared/calls/health.ts'
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

export const recordQuery = queryOptions({
  queryKey: [...healthKey, 'record'],
  queryFn: ({ signal }) => requestJson(readHealthRecord, { signal }),
  refetchOnMount: 'always',
})
