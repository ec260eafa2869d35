import type { AskResponse } from '#shared/answers.ts'
import type { ChatReply } from '#shared/chat.ts'
import { categoryOf } from './category.ts'

/** An answer as a reply in Chat, with what it is about and which documents it cites. */
export function toReply(question: string, answer: AskResponse): ChatReply {
  const { answer: response, followUpQuestions: suggestions, ...rest } = answer
  const sources = [...new Set(answer.citations.map(({ documentName }) => documentName))]
  const columns = [...(answer.table?.columns ?? []), answer.understood ?? '']
  const category = categoryOf({
    question,
    queryType: answer.queryType,
    documents: sources,
    columns,
  })
  return { ...rest, response, suggestions, sources, category }
}
