import { queryOptions } from '@tanstack/react-query'
import {
  changeModel,
  listLocalServers,
  readModel,
  testModel as testModelCall,
} from '#shared/calls/account.ts'
import type { ModelChange, ModelTest, ModelView } from '#shared/language-models.ts'
import { requestJson } from '#web/api.ts'

export const modelQuery = queryOptions({
  queryKey: ['settings', 'model'],
  queryFn: ({ signal }) => requestJson(readModel, { signal }),
})

/** Never cached, because such servers come and go. */
export const localServersQuery = queryOptions({
  queryKey: ['settings', 'model', 'local'],
  queryFn: ({ signal }) => requestJson(listLocalServers, { signal }),
  staleTime: 0,
})

export const saveModel = (json: ModelChange): Promise<ModelView> =>
  requestJson(changeModel, { json })

export const testModel = (json: ModelChange, signal: AbortSignal): Promise<ModelTest> =>
  requestJson(testModelCall, { json, signal })
