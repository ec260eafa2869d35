import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  peopleChange,
  peopleList,
  personDetail,
  suggestionList,
  type PersonView,
} from '#shared/people.ts'
import { requestJson } from '#web/api.ts'

export const peopleKey = ['people'] as const

/** What is shown, as it stands in the address. */
export const peopleSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  person: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
})

export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', q],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams(q === '' ? {} : { q })
      if (pageParam > 0) search.set('cursor', String(pageParam))
      return requestJson(peopleList, `/api/people?${search.toString()}`, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }): { people: PersonView[]; total: number } => ({
      people: pages.flatMap((page) => page.people),
      total: pages[0]?.total ?? 0,
    }),
  })

export const suggestionsQuery = queryOptions({
  queryKey: [...peopleKey, 'suggestions'],
  queryFn: ({ signal }) => requestJson(suggestionList, '/api/people/suggestions', { signal }),
  refetchOnMount: 'always',
  select: ({ suggestions }) => suggestions,
})

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'person', id],
    queryFn: ({ signal }) =>
      requestJson(personDetail, `/api/people/${encodeURIComponent(id)}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: false,
  })

export const changePeople = (path: string, json: unknown) =>
  requestJson(peopleChange, `/api/people/${path}`, { method: 'POST', json })
export const undoChange = (undo: string) =>
  requestJson(z.object({ success: z.boolean() }), '/api/people/undo', {
    method: 'POST',
    json: { undo },
  })
