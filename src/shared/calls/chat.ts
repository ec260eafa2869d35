import * as z from 'zod/mini'
import {
  chatPageQuery,
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
  access: 'person',
  summary: 'Answers a message in a conversation, or starts a new one.',
  json: chatRequest,
  response: chatResponse,
  events: true,
} as const satisfies Call

export const listConversations = {
  method: 'GET',
  path: '/api/conversations',
  access: 'person',
  summary: 'Lists conversations, newest first.',
  query: chatPageQuery,
  response: z.array(conversationView),
} as const satisfies Call

export const readConversation = {
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'person',
  summary: 'A conversation with its newest messages, or those before a given one.',
  query: chatPageQuery,
  response: conversation,
} as const satisfies Call

export const renameConversation = {
  method: 'PATCH',
  path: '/api/conversations/{id}',
  access: 'person',
  summary: 'Renames a conversation.',
  json: conversationChange,
  response: conversationView,
} as const satisfies Call

export const deleteConversation = {
  method: 'DELETE',
  path: '/api/conversations/{id}',
  access: 'person',
  summary: 'Deletes a conversation.',
} as const satisfies Call
