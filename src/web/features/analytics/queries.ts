import { queryOptions } from '@tanstack/react-query'
import { usageOverview } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZoneQuery } from '#web/features/dashboard/time-zone.ts'

export const overviewQuery = queryOptions({
  queryKey: ['analytics', 'overview'],
  queryFn: ({ signal }) =>
    requestJson(usageOverview, `/api/analytics/overview${timeZoneQuery()}`, { signal }),
  refetchOnMount: 'always',
})
