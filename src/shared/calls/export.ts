import * as z from 'zod/mini'
import { documentsPage, exportAccess, pageRequest, questionsPage, recordsPage } from '../export.ts'
import type { Call } from './call.ts'

export const readExport = {
  method: 'GET',
  path: '/api/export',
  access: 'key',
  summary: 'The owner of the API key, and the data it may read.',
  response: exportAccess,
} as const satisfies Call

export const exportRecords = {
  method: 'GET',
  path: '/api/export/records',
  access: 'key',
  summary: 'Records, ordered by when they were stored or last changed.',
  query: pageRequest,
  response: recordsPage,
} as const satisfies Call

export const exportQuestions = {
  method: 'GET',
  path: '/api/export/questions',
  access: 'key',
  summary: 'Questions with their answers.',
  query: pageRequest,
  response: questionsPage,
} as const satisfies Call

export const exportDocuments = {
  method: 'GET',
  path: '/api/export/documents',
  access: 'key',
  summary: 'Names, types and times of documents.',
  query: pageRequest,
  response: documentsPage,
} as const satisfies Call

export const exportOriginal = {
  method: 'GET',
  path: '/api/export/documents/{id}/original',
  access: 'key',
  summary: 'An original file.',
  response: 'application/octet-stream',
} as const satisfies Call

export const exportArchive = {
  method: 'GET',
  path: '/api/export/archive',
  access: 'person',
  summary: "All of the person's data in one archive.",
  response: 'application/zip',
} as const satisfies Call

export const readHealth = {
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Reports that the server is running.',
  response: z.object({ ok: z.boolean() }),
} as const satisfies Call

export const readOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'This description, for programs.',
  response: z.looseObject({ openapi: z.string() }),
} as const satisfies Call

export const readDocs = {
  method: 'GET',
  path: '/api/docs',
  access: 'anyone',
  summary: 'This description, for people.',
  response: 'text/html',
} as const satisfies Call
