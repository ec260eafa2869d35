import * as z from 'zod/mini'
import {
  authorization,
  deletedSource,
  importDraft,
  importReportAnswer,
  importReports,
  importStart,
  newSource,
  sourceChange,
  sourceList,
  sourceView,
} from '../sources.ts'
import type { Call } from './call.ts'

export const listSources = {
  method: 'GET',
  path: '/api/data-sources',
  access: 'person',
  apiKeyScope: 'import',
  summary: 'Data sources, the oldest first.',
  response: sourceList,
} as const satisfies Call

export const createSource = {
  method: 'POST',
  path: '/api/data-sources',
  access: 'account',
  summary: 'Adds a data source, after checking that it can be reached.',
  json: newSource,
  response: sourceView,
} as const satisfies Call

export const changeSource = {
  method: 'PATCH',
  path: '/api/data-sources/{id}',
  access: 'account',
  summary: 'Changes the settings of a source, or starts a sync.',
  json: sourceChange,
  response: sourceView,
} as const satisfies Call

export const deleteSource = {
  method: 'DELETE',
  path: '/api/data-sources/{id}',
  access: 'account',
  summary: 'Deletes a source with everything that it brought.',
  response: deletedSource,
} as const satisfies Call

export const forgetSourceData = {
  method: 'DELETE',
  path: '/api/data-sources/{id}/data',
  access: 'account',
  summary: 'Deletes what a source brought, and keeps the source.',
  response: deletedSource,
} as const satisfies Call

export const stopSource = {
  method: 'POST',
  path: '/api/data-sources/{id}/stop',
  access: 'account',
  summary: 'Stops the import or sync of a source.',
  response: sourceView,
} as const satisfies Call

export const resumeSource = {
  method: 'POST',
  path: '/api/data-sources/{id}/resume',
  access: 'account',
  summary: 'Goes on with the import or sync of a source.',
  response: sourceView,
} as const satisfies Call

export const importIntoSource = {
  method: 'POST',
  path: '/api/data-sources/{id}/import',
  access: 'account',
  summary: 'Imports export files into a source.',
  files: ['files'],
  response: sourceView,
} as const satisfies Call

export const readReport = {
  method: 'GET',
  path: '/api/data-sources/{id}/report',
  access: 'person',
  apiKeyScope: 'import',
  summary: 'What the last import or sync brought.',
  response: importReportAnswer,
} as const satisfies Call

export const listReports = {
  method: 'GET',
  path: '/api/data-sources/{id}/reports',
  access: 'person',
  summary: 'What the last imports and syncs brought, the newest first.',
  response: importReports,
} as const satisfies Call

export const authorizeSource = {
  method: 'GET',
  path: '/api/data-sources/{id}/authorize',
  access: 'account',
  summary: 'Where the person allows the access at the provider.',
  response: authorization,
} as const satisfies Call

export const finishGoogleConsent = {
  method: 'GET',
  path: '/api/oauth/google/callback',
  access: 'anyone',
  summary: 'Where Google sends the browser back to.',
} as const satisfies Call

export const sendDraft = {
  method: 'POST',
  path: '/api/imports',
  access: 'account',
  apiKeyScope: 'import',
  summary: 'Takes export files, and says what they are and where they could go.',
  files: ['files'],
  response: importDraft,
} as const satisfies Call

export const readDraft = {
  method: 'GET',
  path: '/api/imports/{id}',
  access: 'account',
  apiKeyScope: 'import',
  summary: 'Files that were sent and not imported yet.',
  response: importDraft,
} as const satisfies Call

export const startDraft = {
  method: 'POST',
  path: '/api/imports/{id}/start',
  access: 'account',
  apiKeyScope: 'import',
  summary: 'Imports files that were sent, each into a source.',
  json: importStart,
  response: z.array(sourceView),
} as const satisfies Call

export const deleteDraft = {
  method: 'DELETE',
  path: '/api/imports/{id}',
  access: 'account',
  summary: 'Forgets files that were sent and not imported.',
} as const satisfies Call
