import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { urlOf } from '#shared/calls/call.ts'
import {
  createQuery as createQueryCall,
  deleteQuery as deleteQueryCall,
  downloadRows,
  listQueries,
  listTables,
  readQuery,
  readRows,
  saveQuery as saveQueryCall,
  suggestQueries,
} from '#shared/calls/queries.ts'
import { queryLimits, type QuerySummary, type QueryView } from '#shared/queries.ts'
import type { Correction } from '#shared/readings.ts'
import { request, requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'
import { shownLanguage } from '#web/words/language.ts'
import { listPage } from '#web/list-page.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'

/** A query, requested again every second while it is pending. */
export const queryOf = (id: string) =>
  queryOptions({
    queryKey: ['queries', id],
    queryFn: ({ signal }) => requestJson(readQuery, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? queryLimits.pollMs : false),
  })

export const examplesQuery = queryOptions({
  queryKey: ['queries', 'examples'],
  queryFn: ({ signal }) =>
    requestJson(suggestQueries, { query: { language: shownLanguage() }, signal }),
  refetchOnMount: 'always',
})

const pageOf = (page: readonly QuerySummary[]) => {
  const others = page.filter(({ savedAs }) => savedAs === undefined)
  return listPage(page, others.length === queryLimits.history)
}

/** Saved queries, then the others, newest first. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['queries', 'history'],
  queryFn: ({ pageParam, signal }) =>
    requestJson(listQueries, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => pageOf(page).before,
  select: ({ pages }) => pages.flatMap((page) => pageOf(page).rows),
  refetchOnMount: 'always',
})

export const tablesQuery = queryOptions({
  queryKey: ['queries', 'tables'],
  queryFn: ({ signal }) => requestJson(listTables, { signal }),
  refetchOnMount: 'always',
})

/** The order of a query's rows, and the start of the page shown. */
export type RowOrder = { sort?: number; direction: 'asc' | 'desc' }

const searchOf = ({ sort, direction }: RowOrder) => ({
  ...(sort === undefined ? {} : { sort, direction }),
  timeZone: timeZone(),
})

export const rowsQuery = (id: string, order: RowOrder, from: number) =>
  queryOptions({
    queryKey: ['queries', id, 'rows', order, from, timeZone()],
    queryFn: ({ signal }) =>
      requestJson(readRows, { params: { id }, query: { ...searchOf(order), from }, signal }),
    placeholderData: (before) => before,
  })

export const csvPath = (id: string, order: RowOrder) =>
  urlOf(downloadRows, { params: { id }, query: searchOf(order) })

type Executed = { question: string; sql?: string; reading?: Correction }

export async function createQuery({ question, sql, reading }: Executed): Promise<string> {
  const json = { question, timeZone: timeZone(), reading, ...(sql === undefined ? {} : { sql }) }
  return (await requestJson(createQueryCall, { json })).id
}

export const saveQuery = (id: string, savedAs: string | null): Promise<QueryView> =>
  requestJson(saveQueryCall, { params: { id }, json: { savedAs } })

/** Returns the ids that undo the deletion. */
export const deleteQuery = async (id: string) =>
  undoOf(await request(deleteQueryCall, { params: { id } }))
