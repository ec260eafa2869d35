import { queryOptions } from '@tanstack/react-query'
import { rememberedReadings } from '#shared/readings.ts'
import { request, requestJson } from '#web/api.ts'

const path = '/api/readings'

export const readingsQuery = queryOptions({
  queryKey: ['readings'],
  queryFn: ({ signal }) => requestJson(rememberedReadings, path, { signal }),
  // Every answer may have added one.
  staleTime: 0,
})

export async function forgetReading(id: string): Promise<void> {
  await request(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
