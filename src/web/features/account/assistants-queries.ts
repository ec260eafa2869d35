import { queryOptions } from '@tanstack/react-query'
import {
  disconnectAssistant as disconnectAssistantCall,
  listAssistants,
} from '#shared/calls/assistants.ts'
import { request, requestJson } from '#web/api.ts'

export const assistantsQuery = queryOptions({
  queryKey: ['account', 'assistants'],
  queryFn: ({ signal }) => requestJson(listAssistants, { signal }),
  // Assistants may use their access at any time.
  staleTime: 0,
})

export const disconnectAssistant = (id: string): Promise<Response> =>
  request(disconnectAssistantCall, { params: { id } })
