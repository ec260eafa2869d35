import { queryOptions } from '@tanstack/react-query'
import { apiKeyList, createdApiKey, type CreatedApiKey, type NewApiKey } from '#shared/api-keys.ts'
import { request, requestJson } from '#web/api.ts'

const path = '/api/account/api-keys'

export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'api-keys'],
  queryFn: ({ signal }) => requestJson(apiKeyList, path, { signal }),
  // Other programs use them meanwhile.
  staleTime: 0,
})

export const createApiKey = (json: NewApiKey): Promise<CreatedApiKey> =>
  requestJson(createdApiKey, path, { method: 'POST', json })

export const revokeApiKey = (id: string): Promise<Response> =>
  request(`${path}/${id}`, { method: 'DELETE' })
