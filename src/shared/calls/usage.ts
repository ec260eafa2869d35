import {
  adminAnalytics,
  dashboardStats,
  overviewQuery,
  queriesByMonth,
  timeZoneQuery,
  usageOverview,
} from '../usage.ts'
import {
  adminPeople,
  adminPeopleQuery,
  failedJobs,
  personChange,
  resetLinkAnswer,
} from '../administration.ts'
import { done } from '../done.ts'
import type { Call } from './call.ts'

export const readStats = {
  method: 'GET',
  path: '/api/dashboard/stats',
  by: 'person',
  says: 'Counts of what the person keeps and asked.',
  query: timeZoneQuery,
  answer: dashboardStats,
} as const satisfies Call

export const countQueries = {
  method: 'GET',
  path: '/api/analytics/queries',
  by: 'person',
  says: 'Questions in each of the last twelve months.',
  query: timeZoneQuery,
  answer: queriesByMonth,
} as const satisfies Call

export const readOverview = {
  method: 'GET',
  path: '/api/analytics/overview',
  by: 'person',
  says: 'Use in a period.',
  query: overviewQuery,
  answer: usageOverview,
} as const satisfies Call

export const readAdminAnalytics = {
  method: 'GET',
  path: '/api/admin/analytics',
  by: 'admin',
  says: 'Counts over all people, and the health of the installation.',
  query: timeZoneQuery,
  answer: adminAnalytics,
} as const satisfies Call

export const listAccounts = {
  method: 'GET',
  path: '/api/admin/people',
  by: 'admin',
  says: 'Accounts, with counts and without contents.',
  query: adminPeopleQuery,
  answer: adminPeople,
} as const satisfies Call

export const changeAccount = {
  method: 'PATCH',
  path: '/api/admin/people/{id}',
  by: 'admin',
  says: 'Disables an account, makes it an admin, or says how much it may have.',
  json: personChange,
  answer: done,
} as const satisfies Call

export const makeResetLink = {
  method: 'POST',
  path: '/api/admin/people/{id}/reset',
  by: 'admin',
  says: 'Sends a link to choose a new password, or answers it where there is no mail server.',
  answer: resetLinkAnswer,
} as const satisfies Call

export const listFailedJobs = {
  method: 'GET',
  path: '/api/admin/jobs',
  by: 'admin',
  says: 'Jobs that failed in the last day.',
  answer: failedJobs,
} as const satisfies Call

export const retryJob = {
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  by: 'admin',
  says: 'Runs a failed job again.',
  answer: done,
} as const satisfies Call

export const dismissJob = {
  method: 'DELETE',
  path: '/api/admin/jobs/{id}',
  by: 'admin',
  says: 'Forgets a failed job.',
  answer: done,
} as const satisfies Call
