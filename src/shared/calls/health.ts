import { healthRecord, healthTrends, healthTrendsQuery } from '../health.ts'
import type { Call } from './call.ts'

export const readHealthTrends = {
  method: 'GET',
  path: '/api/health/trends',
  access: 'person',
  summary:
    'What devices measured in a week, a month or a year, and workouts, beside the period before.',
  query: healthTrendsQuery,
  response: healthTrends,
} as const satisfies Call

export const readHealthRecord = {
  method: 'GET',
  path: '/api/health/record',
  access: 'person',
  summary:
    'Lab results with their reference ranges, medications, and other entries of health records.',
  response: healthRecord,
} as const satisfies Call
