import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeletedSource, SourceChange } from '#shared/sources.ts'
import { failed } from '#web/failure.ts'
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
    onSuccess: (deleted) => tellAndRefresh(t('Data forgotten'), deleted),
    onError: failed(t('Failed to forget the data')),
  })
  const remove = useMutation({
    mutationFn: () => deleteSource(id),
    onSuccess: (deleted) => tellAndRefresh(t('Data source deleted'), deleted),
    onError: failed(t('Failed to delete data source')),
  })
  const tellAndRefresh = async (title: string, deleted: DeletedSource) => {
    notify({ title, description: formatDeleted(deleted) })
    await refresh()
  }
  return { sync, configure, forget, remove }
}
