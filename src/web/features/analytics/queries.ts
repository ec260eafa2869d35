import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readOverview } from '#shared/calls/usage.ts'
import type { UsageRange } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'

export const overviewQuery = (range: UsageRange) =>
  queryOptions({
    queryKey: ['analytics', 'overview', range],
    queryFn: ({ signal }) =>
      requestJson(readOverview, { query: { timeZone: timeZone(), ...range }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
