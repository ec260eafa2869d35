import { queryOptions } from '@tanstack/react-query'
import {
  localServers,
  modelTest,
  modelView,
  type ModelChange,
  type ModelTest,
  type ModelView,
} from '#shared/language-models.ts'
import { requestJson } from '#web/api.ts'

const path = '/api/settings/model'

export const modelQuery = queryOptions({
  queryKey: ['settings', 'model'],
  queryFn: ({ signal }) => requestJson(modelView, path, { signal }),
})

/** Asked anew each time, because such servers come and go. */
export const localServersQuery = queryOptions({
  queryKey: ['settings', 'model', 'local'],
  queryFn: ({ signal }) => requestJson(localServers, `${path}/local`, { signal }),
  staleTime: 0,
})

export const saveModel = (json: ModelChange): Promise<ModelView> =>
  requestJson(modelView, path, { method: 'PUT', json })

export const testModel = (json: ModelChange, signal: AbortSignal): Promise<ModelTest> =>
  requestJson(modelTest, `${path}/test`, { method: 'POST', json, signal })
