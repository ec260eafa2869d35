import {
  healthEntryPage,
  healthLabs,
  healthPageQuery,
  healthTrends,
  healthTrendsQuery,
  medicationPage,
} from '../health.ts'
import type { Call } from './call.ts'

export const readHealthTrends = {
  method: 'GET',
  path: '/api/health/trends',
  access: 'person',
  summary: 'Measurements and workouts of a week, month or year, compared with the period before.',
  query: healthTrendsQuery,
  response: healthTrends,
} as const satisfies Call

export const readHealthLabs = {
  method: 'GET',
  path: '/api/health/labs',
  access: 'person',
  summary: 'The newest lab results with their reference ranges, by name and unit.',
  response: healthLabs,
} as const satisfies Call

export const listMedications = {
  method: 'GET',
  path: '/api/health/medications',
  access: 'person',
  summary: 'Lists medications, current ones first.',
  query: healthPageQuery,
  response: medicationPage,
} as const satisfies Call

export const listHealthEntries = {
  method: 'GET',
  path: '/api/health/entries',
  access: 'person',
  summary: 'Lists the other entries of health records, newest first.',
  query: healthPageQuery,
  response: healthEntryPage,
} as const satisfies Call
