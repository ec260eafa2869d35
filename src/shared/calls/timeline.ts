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
  summary: 'Events by day, newest first.',
  query: timelineQuery,
  response: timelinePage,
} as const satisfies Call

export const readDay = {
  method: 'GET',
  path: '/api/timeline/{day}',
  access: 'person',
  summary: 'The events of a day, and the nearest days before and after with events.',
  query: timelineFilters,
  response: timelineDayView,
} as const satisfies Call

export const listDayEntries = {
  method: 'GET',
  path: '/api/timeline/{day}/entries',
  access: 'person',
  summary: 'The entries of a group on a day, such as the messages of a chat.',
  query: timelineEntriesQuery,
  response: timelineEntries,
} as const satisfies Call
