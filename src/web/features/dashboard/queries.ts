import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dashboardStats, queriesByMonth } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { documentsKey } from '#web/parts/documents/queries.ts'
import { timeZoneQuery } from '#web/format/time-zone.ts'

export type DocumentsInTheWorks = { all: number; processing: number }

/** Fetched anew for every visit, and when a document comes, goes or has been read. */
export const statsQuery = (documents: DocumentsInTheWorks) =>
  queryOptions({
    queryKey: [...documentsKey, 'stats', documents],
    queryFn: ({ signal }) =>
      requestJson(dashboardStats, `/api/dashboard/stats${timeZoneQuery()}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const queriesByMonthQuery = queryOptions({
  queryKey: ['analytics', 'queries'],
  queryFn: ({ signal }) =>
    requestJson(queriesByMonth, `/api/analytics/queries${timeZoneQuery()}`, { signal }),
  refetchOnMount: 'always',
})
