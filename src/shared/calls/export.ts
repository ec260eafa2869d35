import * as z from 'zod/mini'
import { documentsPage, exportAccess, pageRequest, questionsPage, recordsPage } from '../export.ts'
import type { Call } from './call.ts'

export const readExport = {
  method: 'GET',
  path: '/api/export',
  by: 'key',
  says: 'Whose data it is, and what the key may read.',
  answer: exportAccess,
} as const satisfies Call

export const exportRecords = {
  method: 'GET',
  path: '/api/export/records',
  by: 'key',
  says: 'Records, in the order in which they were stored or changed last.',
  query: pageRequest,
  answer: recordsPage,
} as const satisfies Call

export const exportQuestions = {
  method: 'GET',
  path: '/api/export/questions',
  by: 'key',
  says: 'Questions with their answers.',
  query: pageRequest,
  answer: questionsPage,
} as const satisfies Call

export const exportDocuments = {
  method: 'GET',
  path: '/api/export/documents',
  by: 'key',
  says: 'Names, types and times of documents.',
  query: pageRequest,
  answer: documentsPage,
} as const satisfies Call

export const exportOriginal = {
  method: 'GET',
  path: '/api/export/documents/{id}/original',
  by: 'key',
  says: 'A file as it came.',
  answer: 'application/octet-stream',
} as const satisfies Call

export const exportArchive = {
  method: 'GET',
  path: '/api/export/archive',
  by: 'person',
  says: 'Everything of the person in one archive.',
  answer: 'application/zip',
} as const satisfies Call

export const readHealth = {
  method: 'GET',
  path: '/api/health',
  by: 'anyone',
  says: 'Whether the server answers.',
  answer: z.object({ ok: z.boolean() }),
} as const satisfies Call

export const readOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  by: 'anyone',
  says: 'This description, for programs.',
  answer: z.looseObject({ openapi: z.string() }),
} as const satisfies Call

export const readDocs = {
  method: 'GET',
  path: '/api/docs',
  by: 'anyone',
  says: 'This description, for people.',
  answer: 'text/html',
} as const satisfies Call
