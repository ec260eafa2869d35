import {
  timelineDayView,
  timelineEntries,
  timelineEntriesQuery,
  timelineFilters,
  timelinePage,
  timelineQuery,
} from '../timeline.ts'
import type { Call } from './call.ts'

export const listDays = {
  method: 'GET',
  path: '/api/timeline',
  access: 'person',
  summary: 'What happened, by day, the newest day first.',
  query: timelineQuery,
  response: timelinePage,
} as const satisfies Call

export const readDay = {
  method: 'GET',
  path: '/api/timeline/{day}',
  access: 'person',
  summary: 'What happened on a day, and the days before and after that hold something.',
  query: timelineFilters,
  response: timelineDayView,
} as const satisfies Call

export const listDayEntries = {
  method: 'GET',
  path: '/api/timeline/{day}/entries',
  access: 'person',
  summary: 'What is folded on a day, such as the messages of a chat.',
  query: timelineEntriesQuery,
  response: timelineEntries,
} as const satisfies Call
