import * as z from 'zod/mini'
import {
  chatRequest,
  chatResponse,
  conversation,
  conversationChange,
  conversationView,
} from '../chat.ts'
import type { Call } from './call.ts'

export const sendMessage = {
  method: 'POST',
  path: '/api/chat',
  by: 'person',
  says: 'Answers a message of a conversation, or begins one.',
  json: chatRequest,
  answer: chatResponse,
  events: true,
} as const satisfies Call

export const listConversations = {
  method: 'GET',
  path: '/api/conversations',
  by: 'person',
  says: 'Conversations, the newest first.',
  answer: z.array(conversationView),
} as const satisfies Call

export const readConversation = {
  method: 'GET',
  path: '/api/conversations/{id}',
  by: 'person',
  says: 'A conversation with its messages.',
  answer: conversation,
} as const satisfies Call

export const renameConversation = {
  method: 'PATCH',
  path: '/api/conversations/{id}',
  by: 'person',
  says: 'Gives a conversation another title.',
  json: conversationChange,
  answer: conversationView,
} as const satisfies Call

export const deleteConversation = {
  method: 'DELETE',
  path: '/api/conversations/{id}',
  by: 'person',
  says: 'Deletes a conversation.',
} as const satisfies Call
