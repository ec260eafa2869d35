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
  workView,
} from '../administration.ts'
import { done } from '../done.ts'
import type { Call } from './call.ts'

export const readStats = {
  method: 'GET',
  path: '/api/dashboard/stats',
  access: 'person',
  summary: "Counts of the person's data and questions.",
  query: timeZoneQuery,
  response: dashboardStats,
} as const satisfies Call

export const countQueries = {
  method: 'GET',
  path: '/api/analytics/queries',
  access: 'person',
  summary: 'Questions in each of the last twelve months.',
  query: timeZoneQuery,
  response: queriesByMonth,
} as const satisfies Call

export const readOverview = {
  method: 'GET',
  path: '/api/analytics/overview',
  access: 'person',
  summary: 'Usage in a period.',
  query: overviewQuery,
  response: usageOverview,
} as const satisfies Call

export const readAdminAnalytics = {
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  summary: 'Counts over all people, and the health of the installation.',
  query: timeZoneQuery,
  response: adminAnalytics,
} as const satisfies Call

export const listAccounts = {
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  summary: 'Lists accounts with counts, without contents.',
  query: adminPeopleQuery,
  response: adminPeople,
} as const satisfies Call

export const changeAccount = {
  method: 'PATCH',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary: 'Disables an account, changes its role, or sets its limits.',
  json: personChange,
  response: done,
} as const satisfies Call

export const makeResetLink = {
  method: 'POST',
  path: '/api/admin/people/{id}/reset',
  access: 'admin',
  summary: 'Sends a password reset link, or returns it if there is no mail server.',
  response: resetLinkAnswer,
} as const satisfies Call

export const listFailedJobs = {
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  summary: 'Lists the jobs that failed in the past day.',
  response: failedJobs,
} as const satisfies Call

export const retryJob = {
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  access: 'admin',
  summary: 'Runs a failed job again.',
  response: done,
} as const satisfies Call

export const dismissJob = {
  method: 'DELETE',
  path: '/api/admin/jobs/{id}',
  access: 'admin',
  summary: 'Deletes a failed job.',
  response: done,
} as const satisfies Call

export const readWork = {
  method: 'GET',
  path: '/api/admin/work',
  access: 'admin',
  summary: 'Jobs by kind and state, and the slowest calls, without contents.',
  response: workView,
} as const satisfies Call
