import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { usageOverview, type UsageRange } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZoneQuery } from '#web/format/time-zone.ts'

export const overviewQuery = (range: UsageRange) =>
  queryOptions({
    queryKey: ['analytics', 'overview', range],
    queryFn: ({ signal }) => {
      const chosen = new URLSearchParams(
        Object.entries(range).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      )
      return requestJson(
        usageOverview,
        `/api/analytics/overview${timeZoneQuery()}&${chosen.toString()}`,
        {
          signal,
        },
      )
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
