import type { AskResponse } from '#shared/answers.ts'
import type { ChatReply } from '#shared/chat.ts'
import { categoryOf } from './category.ts'

/** Turns an answer into a reply in Chat, with its subject and the cited documents. */
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
