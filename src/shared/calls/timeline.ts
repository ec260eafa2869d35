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
  by: 'person',
  says: 'What happened, by day, the newest day first.',
  query: timelineQuery,
  answer: timelinePage,
} as const satisfies Call

export const readDay = {
  method: 'GET',
  path: '/api/timeline/{day}',
  by: 'person',
  says: 'What happened on a day, and the days before and after that hold something.',
  query: timelineFilters,
  answer: timelineDayView,
} as const satisfies Call

export const listDayEntries = {
  method: 'GET',
  path: '/api/timeline/{day}/entries',
  by: 'person',
  says: 'What is folded on a day, such as the messages of a chat.',
  query: timelineEntriesQuery,
  answer: timelineEntries,
} as const satisfies Call
