import { todayView, weekView } from '../today.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const readToday = {
  method: 'GET',
  path: '/api/today',
  access: 'person',
  summary: 'News of today: money, appointments, mails, birthdays, health and imports.',
  query: timeZoneQuery,
  response: todayView,
} as const satisfies Call

export const readWeek = {
  method: 'GET',
  path: '/api/today/week',
  access: 'person',
  summary: 'The last whole week: spending, unanswered mails, steps and sleep, and new documents.',
  query: timeZoneQuery,
  response: weekView,
} as const satisfies Call
