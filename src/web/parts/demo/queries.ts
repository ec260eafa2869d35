import { queryOptions } from '@tanstack/react-query'
import {
  loadDemo as loadDemoCall,
  readDemo,
  removeDemo as removeDemoCall,
} from '#shared/calls/documents.ts'
import { requestJson } from '#web/api.ts'

/** Whether the sample is loaded, for each person separately. */
export const demoQuery = (personId: string | undefined) =>
  queryOptions({
    queryKey: ['demo', personId],
    queryFn: ({ signal }) => requestJson(readDemo, { signal }),
  })

export const loadDemo = () => requestJson(loadDemoCall)
export const removeDemo = () => requestJson(removeDemoCall)
