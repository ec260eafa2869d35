import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SourceChange } from '#shared/sources.ts'
import { failed } from '#web/failure.ts'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { formatDeleted } from './format-deleted.ts'
import {
  changeSource,
  deleteSource,
  forgetData,
  refreshSources,
} from '#web/parts/sources/queries.ts'

/** Actions on a source, on either screen. */
export function useSourceActions(id: string) {
  const queryClient = useQueryClient()
  const refresh = () => refreshSources(queryClient)
  const onError = failed(t('Failed to update data source'))

  const sync = useMutation({
    mutationFn: () => changeSource(id, { lastSync: new Date().toISOString() }),
    onSuccess: async () => {
      notify({ title: t('Sync started') })
      await refresh()
    },
    onError,
  })
  const configure = useMutation({
    mutationFn: (change: SourceChange) => changeSource(id, change),
    onSuccess: async (_, { credentials }) => {
      const retried = credentials && { description: t('The connection is tried again.') }
      notify({ title: t('Data source updated'), ...retried })
      await refresh()
    },
    onError,
  })
  const forget = useMutation({
    mutationFn: () => forgetData(id),
    onSuccess: async (deleted) => {
      notify({ title: t('Data forgotten'), description: formatDeleted(deleted) })
      await refresh()
    },
    onError: failed(t('Failed to forget the data')),
  })
  const remove = useMutation({
    mutationFn: () => deleteSource(id),
    onSuccess: async ({ deleted, undo }) => {
      const description = formatDeleted(deleted)
      notifyDeleted(queryClient, { title: t('Data source deleted'), description, undo })
      await refresh()
    },
    onError: failed(t('Failed to delete data source')),
  })
  return { sync, configure, forget, remove }
}
