import { healthRecord, healthTrends, healthTrendsQuery } from '../health.ts'
import type { Call } from './call.ts'

export const readHealthTrends = {
  method: 'GET',
  path: '/api/health/trends',
  by: 'person',
  says: 'What devices measured in a week, a month or a year, and workouts, beside the period before.',
  query: healthTrendsQuery,
  answer: healthTrends,
} as const satisfies Call

export const readHealthRecord = {
  method: 'GET',
  path: '/api/health/record',
  by: 'person',
  says: 'Lab results with their reference ranges, medications, and other entries of health records.',
  answer: healthRecord,
} as const satisfies Call
