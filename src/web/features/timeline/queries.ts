import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listPeople } from '#shared/calls/people.ts'
import { listDayEntries, listDays, readDay } from '#shared/calls/timeline.ts'
import type { TimelineEntry, TimelineGroup, TimelinePage } from '#shared/timeline.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'
import type { TimelineListSearch, TimelineSearch } from './search.ts'

const timelineKey = ['timeline'] as const

/** Later than any date in the data. */
const endOfTime = '9999-12-30'

export const daysQuery = ({ future, ...search }: TimelineListSearch) =>
  infiniteQueryOptions({
    queryKey: [...timelineKey, 'days', search, future ?? false, timeZone()],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam ?? (future ? endOfTime : undefined)
      return requestJson(listDays, { query: { ...search, from, timeZone: timeZone() }, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: TimelinePage) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      days: pages.flatMap(({ days }) => days),
      today: pages[0]?.today ?? '',
      later: pages[0]?.later ?? 0,
    }),
  })

export const dayQuery = (day: string, search: TimelineSearch) =>
  queryOptions({
    queryKey: [...timelineKey, 'day', day, search, timeZone()],
    queryFn: ({ signal }) =>
      requestJson(readDay, {
        params: { day },
        query: { ...search, timeZone: timeZone() },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

type Folded = { day: string; search: TimelineSearch } & Pick<
  TimelineGroup,
  'kind' | 'of' | 'service'
>

export const entriesQuery = ({ day, search, kind, of, service }: Folded) =>
  infiniteQueryOptions({
    queryKey: [...timelineKey, 'entries', day, search, kind, of, service, timeZone()],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam > 0 ? pageParam : undefined
      const query = { ...search, kind, of, service, cursor, timeZone: timeZone() }
      return requestJson(listDayEntries, { params: { day }, query, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    select: ({ pages }): TimelineEntry[] => pages.flatMap(({ entries }) => entries),
  })

/** The people with most contact. */
export const closestQuery = queryOptions({
  queryKey: [...timelineKey, 'people'],
  queryFn: ({ signal }) => requestJson(listPeople, { signal }),
  select: ({ people }) => people.filter(({ isMe }) => !isMe),
})
