import { queryOptions } from '@tanstack/react-query'
import { forgetReading as forgetReadingCall, listReadings } from '#shared/calls/answers.ts'
import { request, requestJson } from '#web/api.ts'

export const readingsQuery = queryOptions({
  queryKey: ['readings'],
  queryFn: ({ signal }) => requestJson(listReadings, { signal }),
  // Every answer may have added one.
  staleTime: 0,
})

export async function forgetReading(id: string): Promise<void> {
  await request(forgetReadingCall, { params: { id } })
}
