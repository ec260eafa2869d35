import { sharedEvents, threadList, threadsQuery, threadView } from '../threads.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const listThreads = {
  method: 'GET',
  path: '/api/threads',
  by: 'person',
  says: 'Mail threads and chats with a person, the newest first.',
  query: threadsQuery,
  answer: threadList,
} as const satisfies Call

export const readThread = {
  method: 'GET',
  path: '/api/threads/{id}',
  by: 'person',
  says: 'The thread that a document belongs to: all mails of it, or a month of a chat.',
  answer: threadView,
} as const satisfies Call

export const listSharedEvents = {
  method: 'GET',
  path: '/api/people/{id}/events',
  by: 'person',
  says: 'Events that a person takes part in.',
  query: timeZoneQuery,
  answer: sharedEvents,
} as const satisfies Call
