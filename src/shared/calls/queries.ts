import {
  createdQuery,
  historyPageQuery,
  newQuery,
  queryChange,
  queryExamples,
  queryHistory,
  queryTables,
  queryView,
  rowsPage,
  rowsRequest,
} from '../queries.ts'
import { languageQuery } from '../page-language.ts'
import type { Call } from './call.ts'

export const createQuery = {
  method: 'POST',
  path: '/api/queries',
  access: 'person',
  summary: 'Runs a query, given as SQL or as a question that is translated to SQL.',
  json: newQuery,
  response: createdQuery,
} as const satisfies Call

export const listQueries = {
  method: 'GET',
  path: '/api/queries',
  access: 'person',
  summary: 'Lists saved queries, then the others, newest first.',
  query: historyPageQuery,
  response: queryHistory,
} as const satisfies Call

export const suggestQueries = {
  method: 'GET',
  path: '/api/queries/examples',
  access: 'person',
  summary: "Example questions for the person's tables.",
  query: languageQuery,
  response: queryExamples,
} as const satisfies Call

export const listTables = {
  method: 'GET',
  path: '/api/queries/tables',
  access: 'person',
  summary: "The person's tables and their columns.",
  response: queryTables,
} as const satisfies Call

export const readQuery = {
  method: 'GET',
  path: '/api/queries/{id}',
  access: 'person',
  summary: 'A query and its result.',
  response: queryView,
} as const satisfies Call

export const readRows = {
  method: 'GET',
  path: '/api/queries/{id}/rows',
  access: 'person',
  summary: "Rows of a query's result, sorted, starting at a given row.",
  query: rowsRequest,
  response: rowsPage,
} as const satisfies Call

export const downloadRows = {
  method: 'GET',
  path: '/api/queries/{id}/rows.csv',
  access: 'person',
  summary: "A query's whole result as CSV.",
  query: rowsRequest,
  response: 'text/csv',
} as const satisfies Call

export const saveQuery = {
  method: 'PATCH',
  path: '/api/queries/{id}',
  access: 'person',
  summary: 'Saves a query under a name, or removes it from the saved ones.',
  json: queryChange,
  response: queryView,
} as const satisfies Call

export const deleteQuery = {
  method: 'DELETE',
  path: '/api/queries/{id}',
  access: 'person',
  summary: 'Deletes a query.',
} as const satisfies Call
