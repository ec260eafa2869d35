import { queryOptions } from '@tanstack/react-query'
import { demoState } from '#shared/demo.ts'
import { requestJson } from '#web/api.ts'

/** Whether the sample is loaded; somebody else who signs in has an answer of their own. */
export const demoQuery = (personId: string | undefined) =>
  queryOptions({
    queryKey: ['demo', personId],
    queryFn: ({ signal }) => requestJson(demoState, '/api/demo', { signal }),
  })

export const loadDemo = () => requestJson(demoState, '/api/demo', { method: 'POST' })
export const removeDemo = () => requestJson(demoState, '/api/demo', { method: 'DELETE' })
