import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  deleteConversation as deleteConversationCall,
  listConversations,
  readConversation,
  renameConversation as renameConversationCall,
  sendMessage as sendMessageCall,
} from '#shared/calls/chat.ts'
import {
  chatCategory,
  chatResponse,
  type ChatResponse,
  type ConversationView,
} from '#shared/chat.ts'
import { queryType } from '#shared/answers.ts'
import type { Correction } from '#shared/readings.ts'
import { request, requestJson } from '#web/api.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'
import { askedFrom } from '#web/format/region.ts'
import { requestEvents, type AnswerEvents } from '#web/events.ts'

const pollMs = 1_000

export const conversationsKey = ['conversations'] as const

export const conversationList = queryOptions({
  queryKey: [...conversationsKey, 'list'],
  queryFn: ({ signal }) => requestJson(listConversations, { signal }),
})

/** A stored conversation; polled while an answer is being made elsewhere. */
export const conversationOf = (id: string) =>
  queryOptions({
    queryKey: [...conversationsKey, 'one', id],
    queryFn: ({ signal }) => requestJson(readConversation, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.messages.some(({ status }) => status === 'pending') === true && pollMs,
  })

/** A reply is shown even if its category is unknown to this page. */
const readableResponse = z.extend(chatResponse, {
  category: z.catch(chatCategory, 'general'),
  queryType: z.catch(queryType, 'general'),
})

export type Message = {
  id: string
  text: string
  conversationId: string | undefined
  /** A correction of how its words were interpreted. */
  reading?: Correction | undefined
  /** Takes words as typed. */
  literal?: boolean | undefined
}

export function sendMessage(
  message: Message,
  signal: AbortSignal,
  events: AnswerEvents,
): Promise<ChatResponse> {
  const { id: messageId, text, conversationId, reading, literal } = message
  const json = { message: text, messageId, conversationId, ...askedFrom(), reading, literal }
  return requestEvents({ ...sendMessageCall, response: readableResponse }, { json, signal }, events)
}

export function renameConversation(id: string, title: string): Promise<ConversationView> {
  return requestJson(renameConversationCall, { params: { id }, json: { title } })
}

/** Returns the ids that undo the deletion. */
export const deleteConversation = async (id: string) =>
  undoOf(await request(deleteConversationCall, { params: { id } }))
