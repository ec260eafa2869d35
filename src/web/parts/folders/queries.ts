import { queryOptions } from '@tanstack/react-query'
import { readWatchedFolder } from '#shared/calls/watched-folder.ts'
import { requestJson } from '#web/api.ts'
import { recallFolder } from './folder-memory.ts'

export const folderKey = ['browser-folder'] as const

/** The person's folder in this browser; `null` if there is none. */
export const browserFolderQuery = (personId: string) =>
  queryOptions({
    queryKey: [...folderKey, personId],
    queryFn: async () => (await recallFolder(personId)) ?? null,
    staleTime: 0,
  })

type Progress = { done: number; total: number }

/** How many files of the folder have been sent; `null` if none is being sent. */
export const folderProgressQuery = queryOptions({
  queryKey: ['browser-folder-progress'],
  queryFn: (): Promise<Progress | null> => Promise.resolve(null),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Polled often while files arrive, and now and then while the folder is watched. */
export const serverFolderQuery = queryOptions({
  queryKey: ['watched-folder'],
  queryFn: ({ signal }) => requestJson(readWatchedFolder, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => {
    if (!state.data?.watching) return false
    return state.data.arriving > 0 || state.data.scannedAt === null ? 5_000 : 30_000
  },
})
