import { sharedEvents, threadList, threadsQuery, threadView } from '../threads.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const listThreads = {
  method: 'GET',
  path: '/api/threads',
  access: 'person',
  summary: 'Mail threads and chats with a person, the newest first.',
  query: threadsQuery,
  response: threadList,
} as const satisfies Call

export const readThread = {
  method: 'GET',
  path: '/api/threads/{id}',
  access: 'person',
  summary: 'The thread that a document belongs to: all mails of it, or a month of a chat.',
  response: threadView,
} as const satisfies Call

export const listSharedEvents = {
  method: 'GET',
  path: '/api/people/{id}/events',
  access: 'person',
  summary: 'Events that a person takes part in.',
  query: timeZoneQuery,
  response: sharedEvents,
} as const satisfies Call
