import { todayView } from '../today.ts'
import { timeZoneQuery } from '../usage.ts'
import type { Call } from './call.ts'

export const readToday = {
  method: 'GET',
  path: '/api/today',
  access: 'person',
  summary:
    'What is worth knowing today: money, appointments, mails, birthdays, health and imports.',
  query: timeZoneQuery,
  response: todayView,
} as const satisfies Call
