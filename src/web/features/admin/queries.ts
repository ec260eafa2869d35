import { queryOptions } from '@tanstack/react-query'
import { adminAnalytics, usageLimits } from '#shared/usage.ts'
import { requestJson } from '#web/api.ts'
import { timeZoneQuery } from '#web/features/dashboard/time-zone.ts'

export const adminQuery = queryOptions({
  queryKey: ['admin', 'analytics'],
  queryFn: ({ signal }) =>
    requestJson(adminAnalytics, `/api/admin/analytics${timeZoneQuery()}`, { signal }),
  refetchInterval: usageLimits.adminPollMs,
  refetchOnMount: 'always',
})
