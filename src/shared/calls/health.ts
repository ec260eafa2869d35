import { healthRecord, healthTrends, healthTrendsQuery } from '../health.ts'
import type { Call } from './call.ts'

export const readHealthTrends = {
  method: 'GET',
  path: '/api/health/trends',
  access: 'person',
  summary: 'Measurements and workouts of a week, month or year, compared with the period before.',
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
