import { queryOptions } from '@tanstack/react-query'
import { suggestQuestions } from '#shared/calls/answers.ts'
import { requestJson } from '#web/api.ts'
import { shownLanguage } from '#web/words/language.ts'

/** Questions that the person's own data can answer, in the page's language. */
export const suggestionsQuery = queryOptions({
  queryKey: ['ask', 'suggestions'],
  queryFn: async ({ signal }) => {
    const query = { language: shownLanguage() }
    return (await requestJson(suggestQuestions, { query, signal })).suggestions
  },
})
