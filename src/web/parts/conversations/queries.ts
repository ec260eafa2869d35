import { infiniteQueryOptions } from '@tanstack/react-query'
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
  chatLimits,
  chatResponse,
  type ChatResponse,
  type ConversationView,
} from '#shared/chat.ts'
import { queryType } from '#shared/answers.ts'
import type { Correction } from '#shared/readings.ts'
import { request, requestJson } from '#web/api.ts'
import { listPage } from '#web/list-page.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'
import { askedFrom } from '#web/format/region.ts'
import { requestEvents, type AnswerEvents } from '#web/events.ts'

const pollMs = 1_000

export const conversationsKey = ['conversations'] as const

const pageOf = (list: readonly ConversationView[]) =>
  listPage(list, list.length === chatLimits.conversations)

/** The person's conversations, newest first. */
export const conversationList = infiniteQueryOptions({
  queryKey: [...conversationsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    requestJson(listConversations, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => pageOf(page).before,
  select: ({ pages }) => pages.flatMap((page) => pageOf(page).rows),
})

/**
 * A stored conversation: its newest messages, then pages of earlier ones. Polled while an answer is
 * being made elsewhere.
 */
export const conversationOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, 'one', id],
    queryFn: ({ pageParam, signal }) =>
      requestJson(readConversation, { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.id : undefined),
    select: ({ pages }) => pages.toReversed().flatMap(({ messages }) => messages),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.messages.some(({ status }) => status === 'pending') === true && pollMs,
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
