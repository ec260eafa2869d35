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
  by: 'person',
  says: 'Makes SQL of a question, or takes SQL, and runs it.',
  json: newQuery,
  answer: createdQuery,
} as const satisfies Call

export const listQueries = {
  method: 'GET',
  path: '/api/queries',
  by: 'person',
  says: 'Queries, the newest first.',
  answer: queryHistory,
} as const satisfies Call

export const suggestQueries = {
  method: 'GET',
  path: '/api/queries/examples',
  by: 'person',
  says: 'Questions that fit the tables that are there.',
  answer: queryExamples,
} as const satisfies Call

export const listTables = {
  method: 'GET',
  path: '/api/queries/tables',
  by: 'person',
  says: 'The tables of the person, with their columns.',
  answer: queryTables,
} as const satisfies Call

export const readQuery = {
  method: 'GET',
  path: '/api/queries/{id}',
  by: 'person',
  says: 'A query with its result.',
  answer: queryView,
} as const satisfies Call

export const readRows = {
  method: 'GET',
  path: '/api/queries/{id}/rows',
  by: 'person',
  says: 'Rows of the result of a query, sorted, from a row on.',
  query: rowsRequest,
  answer: rowsPage,
} as const satisfies Call

export const downloadRows = {
  method: 'GET',
  path: '/api/queries/{id}/rows.csv',
  by: 'person',
  says: 'All rows of the result of a query, as CSV.',
  query: rowsRequest,
  answer: 'text/csv',
} as const satisfies Call

export const saveQuery = {
  method: 'PATCH',
  path: '/api/queries/{id}',
  by: 'person',
  says: 'Saves a query under a name, or no longer.',
  json: queryChange,
  answer: queryView,
} as const satisfies Call

export const deleteQuery = {
  method: 'DELETE',
  path: '/api/queries/{id}',
  by: 'person',
  says: 'Deletes a query.',
} as const satisfies Call
