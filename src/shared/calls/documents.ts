import * as z from 'zod/mini'
import { demoState } from '../demo.ts'
import {
  deletedDocument,
  deletedDocuments,
  documentContent,
  documentListQuery,
  documentView,
  passageView,
  pictureQuery,
  searchRequest,
  searchResponse,
  sheetWindow,
  sheetWindowQuery,
} from '../documents.ts'
import { tagChange } from '../tags.ts'
import type { Call } from './call.ts'

export const listDocuments = {
  method: 'GET',
  path: '/api/documents',
  access: 'person',
  summary:
    'Lists uploaded documents, newest first. The header X-Next-Cursor gives the cursor of the next page.',
  query: documentListQuery,
  response: z.array(documentView),
} as const satisfies Call

export const uploadDocuments = {
  method: 'POST',
  path: '/api/documents/upload',
  access: 'anyone',
  apiKeyScope: 'import',
  summary: 'Uploads documents. The field "file" returns one document, "documents" a list.',
  files: ['file', 'documents'],
  response: z.union([documentView, z.array(documentView)]),
} as const satisfies Call

export const tagDocuments = {
  method: 'PATCH',
  path: '/api/documents',
  access: 'person',
  summary: 'Adds tags to uploaded documents, and removes others.',
  json: tagChange,
  response: z.array(documentView),
} as const satisfies Call

export const deleteDocuments = {
  method: 'DELETE',
  path: '/api/documents',
  access: 'person',
  summary: 'Deletes all uploaded documents.',
  response: deletedDocuments,
} as const satisfies Call

export const readDocument = {
  method: 'GET',
  path: '/api/documents/{id}',
  access: 'person',
  apiKeyScope: 'import',
  summary: 'A document and its processing status.',
  response: documentView,
} as const satisfies Call

export const deleteDocument = {
  method: 'DELETE',
  path: '/api/documents/{id}',
  access: 'person',
  summary: 'Deletes a document.',
  response: deletedDocument,
} as const satisfies Call

export const readContent = {
  method: 'GET',
  path: '/api/documents/{id}/content',
  access: 'person',
  summary: 'The text of a document, block by block.',
  response: documentContent,
} as const satisfies Call

export const readSheet = {
  method: 'GET',
  path: '/api/documents/{id}/sheets/{index}',
  access: 'person',
  summary: 'Rows of a sheet in a document, starting at a given row.',
  query: sheetWindowQuery,
  response: sheetWindow,
} as const satisfies Call

export const downloadOriginal = {
  method: 'GET',
  path: '/api/documents/{id}/original',
  access: 'person',
  summary: 'The original file.',
  response: 'application/octet-stream',
} as const satisfies Call

export const showPicture = {
  method: 'GET',
  path: '/api/documents/{id}/picture',
  access: 'person',
  summary: 'A picture as a JPEG.',
  query: pictureQuery,
  response: 'image/jpeg',
} as const satisfies Call

export const readPassage = {
  method: 'GET',
  path: '/api/passages/{id}',
  access: 'person',
  summary: 'A cited passage and its place in the document.',
  response: passageView,
} as const satisfies Call

export const search = {
  method: 'POST',
  path: '/api/search',
  access: 'anyone',
  apiKeyScope: 'ask',
  summary: 'Finds documents by words and meaning, best match first.',
  json: searchRequest,
  response: searchResponse,
} as const satisfies Call

export const readDemo = {
  method: 'GET',
  path: '/api/demo',
  access: 'anyone',
  summary: 'Whether the sample data is loaded.',
  response: demoState,
} as const satisfies Call

export const loadDemo = {
  method: 'POST',
  path: '/api/demo',
  access: 'anyone',
  summary: 'Loads the sample data.',
  response: demoState,
} as const satisfies Call

export const removeDemo = {
  method: 'DELETE',
  path: '/api/demo',
  access: 'person',
  summary: 'Removes the sample data.',
  response: demoState,
} as const satisfies Call
