import { queryOptions } from '@tanstack/react-query'
import { suggestionsResponse } from '#shared/answers.ts'
import { requestJson } from '#web/api.ts'

/** Questions that the person's own data can answer. */
export const suggestionsQuery = queryOptions({
  queryKey: ['ask', 'suggestions'],
  queryFn: async ({ signal }) =>
    (await requestJson(suggestionsResponse, '/api/ask/suggestions', { signal })).suggestions,
})
