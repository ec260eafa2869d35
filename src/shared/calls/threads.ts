import { sharedEvents, threadList, threadsQuery, threadView } from '../threads.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const listThreads = {
  method: 'GET',
  path: '/api/threads',
  access: 'person',
  summary: 'Lists mail threads and chats with a person, newest first.',
  query: threadsQuery,
  response: threadList,
} as const satisfies Call

export const readThread = {
  method: 'GET',
  path: '/api/threads/{id}',
  access: 'person',
  summary: 'The thread of a document: all of its mails, or a month of a chat.',
  response: threadView,
} as const satisfies Call

export const listSharedEvents = {
  method: 'GET',
  path: '/api/people/{id}/events',
  access: 'person',
  summary: 'Events in which a person takes part.',
  query: timeZoneQuery,
  response: sharedEvents,
} as const satisfies Call
