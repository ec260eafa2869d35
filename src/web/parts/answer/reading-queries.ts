import { queryOptions } from '@tanstack/react-query'
import { forgetReading as forgetReadingCall, listReadings } from '#shared/calls/answers.ts'
import { request, requestJson } from '#web/api.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'

export const readingsQuery = queryOptions({
  queryKey: ['readings'],
  queryFn: ({ signal }) => requestJson(listReadings, { signal }),
  // Every answer may have added one.
  staleTime: 0,
})

/** Forgets a correction; returns the ids that undo that. */
export const forgetReading = async (id: string) =>
  undoOf(await request(forgetReadingCall, { params: { id } }))
