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
  by: 'person',
  keyFor: 'import',
  says: 'Data sources, the oldest first.',
  answer: sourceList,
} as const satisfies Call

export const createSource = {
  method: 'POST',
  path: '/api/data-sources',
  by: 'account',
  says: 'Adds a data source, after checking that it can be reached.',
  json: newSource,
  answer: sourceView,
} as const satisfies Call

export const changeSource = {
  method: 'PATCH',
  path: '/api/data-sources/{id}',
  by: 'account',
  says: 'Changes the settings of a source, or starts a sync.',
  json: sourceChange,
  answer: sourceView,
} as const satisfies Call

export const deleteSource = {
  method: 'DELETE',
  path: '/api/data-sources/{id}',
  by: 'account',
  says: 'Deletes a source with everything that it brought.',
  answer: deletedSource,
} as const satisfies Call

export const forgetSourceData = {
  method: 'DELETE',
  path: '/api/data-sources/{id}/data',
  by: 'account',
  says: 'Deletes what a source brought, and keeps the source.',
  answer: deletedSource,
} as const satisfies Call

export const stopSource = {
  method: 'POST',
  path: '/api/data-sources/{id}/stop',
  by: 'account',
  says: 'Stops the import or sync of a source.',
  answer: sourceView,
} as const satisfies Call

export const resumeSource = {
  method: 'POST',
  path: '/api/data-sources/{id}/resume',
  by: 'account',
  says: 'Goes on with the import or sync of a source.',
  answer: sourceView,
} as const satisfies Call

export const importIntoSource = {
  method: 'POST',
  path: '/api/data-sources/{id}/import',
  by: 'account',
  says: 'Imports export files into a source.',
  files: ['files'],
  answer: sourceView,
} as const satisfies Call

export const readReport = {
  method: 'GET',
  path: '/api/data-sources/{id}/report',
  by: 'person',
  keyFor: 'import',
  says: 'What the last import or sync brought.',
  answer: importReportAnswer,
} as const satisfies Call

export const listReports = {
  method: 'GET',
  path: '/api/data-sources/{id}/reports',
  by: 'person',
  says: 'What the last imports and syncs brought, the newest first.',
  answer: importReports,
} as const satisfies Call

export const authorizeSource = {
  method: 'GET',
  path: '/api/data-sources/{id}/authorize',
  by: 'account',
  says: 'Where the person allows the access at the provider.',
  answer: authorization,
} as const satisfies Call

export const finishGoogleConsent = {
  method: 'GET',
  path: '/api/oauth/google/callback',
  by: 'anyone',
  says: 'Where Google sends the browser back to.',
} as const satisfies Call

export const sendDraft = {
  method: 'POST',
  path: '/api/imports',
  by: 'account',
  keyFor: 'import',
  says: 'Takes export files, and says what they are and where they could go.',
  files: ['files'],
  answer: importDraft,
} as const satisfies Call

export const readDraft = {
  method: 'GET',
  path: '/api/imports/{id}',
  by: 'account',
  keyFor: 'import',
  says: 'Files that were sent and not imported yet.',
  answer: importDraft,
} as const satisfies Call

export const startDraft = {
  method: 'POST',
  path: '/api/imports/{id}/start',
  by: 'account',
  keyFor: 'import',
  says: 'Imports files that were sent, each into a source.',
  json: importStart,
  answer: z.array(sourceView),
} as const satisfies Call

export const deleteDraft = {
  method: 'DELETE',
  path: '/api/imports/{id}',
  by: 'account',
  says: 'Forgets files that were sent and not imported.',
} as const satisfies Call
