import { queryOptions } from '@tanstack/react-query'
import { readToday, readWeek } from '#shared/calls/today.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'

export const todayQuery = () =>
  queryOptions({
    queryKey: ['today', timeZone()],
    queryFn: ({ signal }) => requestJson(readToday, { query: { timeZone: timeZone() }, signal }),
    refetchOnMount: 'always',
  })

export const weekQuery = () =>
  queryOptions({
    queryKey: ['today', 'week', timeZone()],
    queryFn: ({ signal }) => requestJson(readWeek, { query: { timeZone: timeZone() }, signal }),
    refetchOnMount: 'always',
  })
