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
import type { Call } from './call.ts'

export const listDocuments = {
  method: 'GET',
  path: '/api/documents',
  by: 'person',
  says: 'Uploaded documents, the newest first. The header X-Next-Cursor names the next page.',
  query: documentListQuery,
  answer: z.array(documentView),
} as const satisfies Call

export const uploadDocuments = {
  method: 'POST',
  path: '/api/documents/upload',
  by: 'anyone',
  keyFor: 'import',
  says: 'Stores documents. One in the field "file" is answered alone, those in "documents" as a list.',
  files: ['file', 'documents'],
  answer: z.union([documentView, z.array(documentView)]),
} as const satisfies Call

export const deleteDocuments = {
  method: 'DELETE',
  path: '/api/documents',
  by: 'person',
  says: 'Deletes all uploaded documents.',
  answer: deletedDocuments,
} as const satisfies Call

export const readDocument = {
  method: 'GET',
  path: '/api/documents/{id}',
  by: 'person',
  keyFor: 'import',
  says: 'A document, and how far it has been read.',
  answer: documentView,
} as const satisfies Call

export const deleteDocument = {
  method: 'DELETE',
  path: '/api/documents/{id}',
  by: 'person',
  says: 'Deletes a document.',
  answer: deletedDocument,
} as const satisfies Call

export const readContent = {
  method: 'GET',
  path: '/api/documents/{id}/content',
  by: 'person',
  says: 'What a document says, block by block.',
  answer: documentContent,
} as const satisfies Call

export const readSheet = {
  method: 'GET',
  path: '/api/documents/{id}/sheets/{index}',
  by: 'person',
  says: 'Rows of a sheet of a document, from a row on.',
  query: sheetWindowQuery,
  answer: sheetWindow,
} as const satisfies Call

export const downloadOriginal = {
  method: 'GET',
  path: '/api/documents/{id}/original',
  by: 'person',
  says: 'The file as it was uploaded.',
  answer: 'application/octet-stream',
} as const satisfies Call

export const showPicture = {
  method: 'GET',
  path: '/api/documents/{id}/picture',
  by: 'person',
  says: 'The image of a picture as a JPEG.',
  query: pictureQuery,
  answer: 'image/jpeg',
} as const satisfies Call

export const readPassage = {
  method: 'GET',
  path: '/api/passages/{id}',
  by: 'person',
  says: 'A passage that an answer cites, and where it stands.',
  answer: passageView,
} as const satisfies Call

export const search = {
  method: 'POST',
  path: '/api/search',
  by: 'anyone',
  keyFor: 'ask',
  says: 'Documents that fit words and meaning of a query, the best first.',
  json: searchRequest,
  answer: searchResponse,
} as const satisfies Call

export const readDemo = {
  method: 'GET',
  path: '/api/demo',
  by: 'anyone',
  says: 'Whether the sample data is loaded.',
  answer: demoState,
} as const satisfies Call

export const loadDemo = {
  method: 'POST',
  path: '/api/demo',
  by: 'anyone',
  says: 'Loads the sample data.',
  answer: demoState,
} as const satisfies Call

export const removeDemo = {
  method: 'DELETE',
  path: '/api/demo',
  by: 'person',
  says: 'Removes the sample data.',
  answer: demoState,
} as const satisfies Call
