import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  answerSuggestion,
  joinPeople,
  listPeople,
  listSuggestions,
  readPerson,
  renamePerson,
  setRelations,
  separatePerson,
  undoPeople,
} from '#shared/calls/people.ts'
import type { PersonView, RelationRole } from '#shared/people.ts'
import { listSharedEvents, listThreads } from '#shared/calls/threads.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'

export const peopleKey = ['people'] as const

/** The search and person in the address. */
export const peopleSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  person: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
})

export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', q],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam > 0 ? pageParam : undefined
      return requestJson(listPeople, { query: { q, cursor }, signal })
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
  queryFn: ({ signal }) => requestJson(listSuggestions, { signal }),
  refetchOnMount: 'always',
})

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'person', id],
    queryFn: ({ signal }) => requestJson(readPerson, { params: { id }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: false,
  })

export const threadsWith = (person: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'threads', person, timeZone()],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam > 0 ? pageParam : undefined
      const query = { person, cursor, timeZone: timeZone() }
      return requestJson(listThreads, { query, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ threads }) => threads),
  })

export const eventsWith = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'events', id, timeZone()],
    queryFn: ({ signal }) =>
      requestJson(listSharedEvents, { params: { id }, query: { timeZone: timeZone() }, signal }),
  })

/** Decisions about people. */
export const peopleChanges = {
  answer: (id: string, answer: 'accept' | 'reject') =>
    requestJson(answerSuggestion, { params: { id }, json: { answer } }),
  join: (ids: string[]) => requestJson(joinPeople, { json: { ids } }),
  rename: (id: string, name: string) =>
    requestJson(renamePerson, { params: { id }, json: { name } }),
  relations: (id: string, roles: RelationRole[]) =>
    requestJson(setRelations, { params: { id }, json: { roles } }),
  separate: (id: string, identity: string) =>
    requestJson(separatePerson, { params: { id }, json: { identity } }),
}
export const undoChange = (undo: string) => requestJson(undoPeople, { json: { undo } })
