import {
  createdQuery,
  newQuery,
  queryChange,
  queryExamples,
  queryHistory,
  queryTables,
  queryView,
  rowsPage,
  rowsRequest,
} from '../queries.ts'
import type { Call } from './call.ts'

export const createQuery = {
  method: 'POST',
  path: '/api/queries',
  access: 'person',
  summary: 'Makes SQL of a question, or takes SQL, and runs it.',
  json: newQuery,
  response: createdQuery,
} as const satisfies Call

export const listQueries = {
  method: 'GET',
  path: '/api/queries',
  access: 'person',
  summary: 'Queries, the newest first.',
  response: queryHistory,
} as const satisfies Call

export const suggestQueries = {
  method: 'GET',
  path: '/api/queries/examples',
  access: 'person',
  summary: 'Questions that fit the tables that are there.',
  response: queryExamples,
} as const satisfies Call

export const listTables = {
  method: 'GET',
  path: '/api/queries/tables',
  access: 'person',
  summary: 'The tables of the person, with their columns.',
  response: queryTables,
} as const satisfies Call

export const readQuery = {
  method: 'GET',
  path: '/api/queries/{id}',
  access: 'person',
  summary: 'A query with its result.',
  response: queryView,
} as const satisfies Call

export const readRows = {
  method: 'GET',
  path: '/api/queries/{id}/rows',
  access: 'person',
  summary: 'Rows of the result of a query, sorted, from a row on.',
  query: rowsRequest,
  response: rowsPage,
} as const satisfies Call

export const downloadRows = {
  method: 'GET',
  path: '/api/queries/{id}/rows.csv',
  access: 'person',
  summary: 'All rows of the result of a query, as CSV.',
  query: rowsRequest,
  response: 'text/csv',
} as const satisfies Call

export const saveQuery = {
  method: 'PATCH',
  path: '/api/queries/{id}',
  access: 'person',
  summary: 'Saves a query under a name, or no longer.',
  json: queryChange,
  response: queryView,
} as const satisfies Call

export const deleteQuery = {
  method: 'DELETE',
  path: '/api/queries/{id}',
  access: 'person',
  summary: 'Deletes a query.',
} as const satisfies Call
