import { queryOptions } from '@tanstack/react-query'
import {
  createdQuery,
  queryExamples,
  queryHistory,
  queryLimits,
  queryTables,
  queryView,
  rowsPage,
  type QueryView,
} from '#shared/queries.ts'
import type { Correction } from '#shared/readings.ts'
import { request, requestJson } from '#web/api.ts'

const pathOf = (id: string) => `/api/queries/${encodeURIComponent(id)}`

/** A query, asked for again every second while it is pending. */
export const queryOf = (id: string) =>
  queryOptions({
    queryKey: ['queries', id],
    queryFn: ({ signal }) => requestJson(queryView, pathOf(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? queryLimits.pollMs : false),
  })

export const examplesQuery = queryOptions({
  queryKey: ['queries', 'examples'],
  queryFn: ({ signal }) => requestJson(queryExamples, '/api/queries/examples', { signal }),
  refetchOnMount: 'always',
})

export const historyQuery = queryOptions({
  queryKey: ['queries', 'history'],
  queryFn: ({ signal }) => requestJson(queryHistory, '/api/queries', { signal }),
  refetchOnMount: 'always',
})

export const tablesQuery = queryOptions({
  queryKey: ['queries', 'tables'],
  queryFn: ({ signal }) => requestJson(queryTables, '/api/queries/tables', { signal }),
  refetchOnMount: 'always',
})

/** How the rows of a query are ordered, and where the page that is shown begins. */
export type RowOrder = { sort?: number; direction: 'asc' | 'desc' }

const searchOf = ({ sort, direction }: RowOrder, from?: number) =>
  new URLSearchParams({
    ...(sort === undefined ? {} : { sort: String(sort), direction }),
    ...(from === undefined ? {} : { from: String(from) }),
  }).toString()

export const rowsQuery = (id: string, order: RowOrder, from: number) =>
  queryOptions({
    queryKey: ['queries', id, 'rows', order, from],
    queryFn: ({ signal }) =>
      requestJson(rowsPage, `${pathOf(id)}/rows?${searchOf(order, from)}`, { signal }),
    placeholderData: (before) => before,
  })

export const csvPath = (id: string, order: RowOrder) => `${pathOf(id)}/rows.csv?${searchOf(order)}`

type Executed = { question: string; sql?: string; reading?: Correction }

export async function createQuery({ question, sql, reading }: Executed): Promise<string> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const json = { question, timeZone, reading, ...(sql === undefined ? {} : { sql }) }
  return (await requestJson(createdQuery, '/api/queries', { method: 'POST', json })).id
}

export const saveQuery = (id: string, savedAs: string | null): Promise<QueryView> =>
  requestJson(queryView, pathOf(id), { method: 'PATCH', json: { savedAs } })

export async function deleteQuery(id: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE' })
}
