import { queryOptions } from '@tanstack/react-query'
import { askResponse, suggestionsResponse, type AskResponse } from '#shared/answers.ts'
import { requestJson } from '#web/api.ts'
import { requestEvents, type AnswerEvents } from '#web/events.ts'

export const suggestionsQuery = queryOptions({
  queryKey: ['ask', 'suggestions'],
  queryFn: async ({ signal }) =>
    (await requestJson(suggestionsResponse, '/api/ask/suggestions', { signal })).suggestions,
})

type Question = { question: string; reasoning: boolean }

export function askQuestion(
  { question, reasoning }: Question,
  signal: AbortSignal,
  events: AnswerEvents,
): Promise<AskResponse> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const path = reasoning ? '/api/ask/reasoning' : '/api/ask'
  return requestEvents(askResponse, path, { json: { question, timeZone }, signal }, events)
}
