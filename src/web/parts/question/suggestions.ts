import { queryOptions } from '@tanstack/react-query'
import { suggestQuestions } from '#shared/calls/answers.ts'
import { requestJson } from '#web/api.ts'

/** Questions that the person's own data can answer. */
export const suggestionsQuery = queryOptions({
  queryKey: ['ask', 'suggestions'],
  queryFn: async ({ signal }) => (await requestJson(suggestQuestions, { signal })).suggestions,
})
