import { infiniteQueryOptions } from '@tanstack/react-query'
import { readThread } from '#shared/calls/threads.ts'
import type { ThreadView } from '#shared/threads.ts'
import { requestJson } from '#web/api.ts'

/** A thread from the part that was opened: the months of a chat follow in both directions. */
export const threadQuery = (documentId: string) =>
  infiniteQueryOptions({
    queryKey: ['threads', documentId],
    queryFn: ({ pageParam, signal }) =>
      requestJson(readThread, { params: { id: pageParam }, signal }),
    initialPageParam: documentId,
    getPreviousPageParam: (first: ThreadView) => first.earlier,
    getNextPageParam: (last: ThreadView) => last.later,
    gcTime: 60_000,
  })
