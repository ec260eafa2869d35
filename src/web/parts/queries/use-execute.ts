import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Correction } from '#shared/readings.ts'
import { failed } from '#web/failure.ts'
import { notify } from '#web/ui/notice.tsx'
import { useIsBusy } from '#web/use-is-busy.ts'
import { t } from '#web/words/translate.ts'
import { createQuery, historyQuery } from './queries.ts'

const createKey = ['create-query'] as const

/** Sends a question as a query, unless it is blank. */
export function useExecute(onCreated: (id: string, given: { sql?: string }) => void) {
  const queryClient = useQueryClient()
  const isBusy = useIsBusy(createKey)
  const create = useMutation({
    mutationKey: createKey,
    mutationFn: createQuery,
    onSuccess: (id, given) => {
      onCreated(id, given)
      void queryClient.invalidateQueries({ queryKey: historyQuery.queryKey })
    },
    onError: failed(t('Failed to execute query')),
  })
  return {
    pending: create.isPending,
    /** Sends a question, with a statement to run instead or a correction of its interpretation. */
    submit: (text: string, given: { sql?: string; reading?: Correction } = {}) => {
      if (isBusy()) return
      if (text.trim() === '') {
        notify({ title: t('Error'), description: t('Please enter a query'), destructive: true })
        return
      }
      create.mutate({ question: text, ...given })
    },
  }
}
