import { queryOptions } from '@tanstack/react-query'
import type { CreatedApiKey, NewApiKey } from '#shared/api-keys.ts'
import {
  createApiKey as createApiKeyCall,
  listApiKeys,
  revokeApiKey as revokeApiKeyCall,
} from '#shared/calls/account.ts'
import { request, requestJson } from '#web/api.ts'

export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'api-keys'],
  queryFn: ({ signal }) => requestJson(listApiKeys, { signal }),
  // Other programs may use them at any time.
  staleTime: 0,
})

export const createApiKey = (json: NewApiKey): Promise<CreatedApiKey> =>
  requestJson(createApiKeyCall, { json })

export const revokeApiKey = (id: string): Promise<Response> =>
  request(revokeApiKeyCall, { params: { id } })
