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
  summary: 'Lists data sources, oldest first.',
  response: sourceList,
} as const satisfies Call

export const createSource = {
  method: 'POST',
  path: '/api/data-sources',
  access: 'account',
  summary: 'Adds a data source after checking its credentials.',
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
  summary: 'Deletes a source and all data imported from it.',
  response: deletedSource,
} as const satisfies Call

export const forgetSourceData = {
  method: 'DELETE',
  path: '/api/data-sources/{id}/data',
  access: 'account',
  summary: 'Deletes the data imported from a source but keeps the source.',
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
  summary: 'Resumes the import or sync of a source.',
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
  summary: 'The report of the latest import or sync.',
  response: importReportAnswer,
} as const satisfies Call

export const listReports = {
  method: 'GET',
  path: '/api/data-sources/{id}/reports',
  access: 'person',
  summary: 'Reports of recent imports and syncs, newest first.',
  response: importReports,
} as const satisfies Call

export const authorizeSource = {
  method: 'GET',
  path: '/api/data-sources/{id}/authorize',
  access: 'account',
  summary: "The provider's page on which the person grants access.",
  response: authorization,
} as const satisfies Call

export const finishGoogleConsent = {
  method: 'GET',
  path: '/api/oauth/google/callback',
  access: 'anyone',
  summary: "Google's redirect back to Trove.",
} as const satisfies Call

export const sendDraft = {
  method: 'POST',
  path: '/api/imports',
  access: 'account',
  apiKeyScope: 'import',
  summary: 'Uploads export files and returns their recognised content and possible sources.',
  files: ['files'],
  response: importDraft,
} as const satisfies Call

export const readDraft = {
  method: 'GET',
  path: '/api/imports/{id}',
  access: 'account',
  apiKeyScope: 'import',
  summary: 'The uploaded files of an import that has not been started.',
  response: importDraft,
} as const satisfies Call

export const startDraft = {
  method: 'POST',
  path: '/api/imports/{id}/start',
  access: 'account',
  apiKeyScope: 'import',
  summary: 'Starts the import of uploaded files, each into a source.',
  json: importStart,
  response: z.array(sourceView),
} as const satisfies Call

export const deleteDraft = {
  method: 'DELETE',
  path: '/api/imports/{id}',
  access: 'account',
  summary: 'Discards uploaded files that have not been imported.',
} as const satisfies Call
