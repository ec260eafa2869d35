import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { countQueries, readStats } from '#shared/calls/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'
import { documentsKey } from '#web/parts/documents/queries.ts'

export type DocumentsInTheWorks = { all: number; processing: number }

/** Fetched on every visit, and when a document is added, deleted or processed. */
export const statsQuery = (documents: DocumentsInTheWorks) =>
  queryOptions({
    queryKey: [...documentsKey, 'stats', documents],
    queryFn: ({ signal }) => requestJson(readStats, { query: { timeZone: timeZone() }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const queriesByMonthQuery = queryOptions({
  queryKey: ['analytics', 'queries'],
  queryFn: ({ signal }) => requestJson(countQueries, { query: { timeZone: timeZone() }, signal }),
  refetchOnMount: 'always',
})
