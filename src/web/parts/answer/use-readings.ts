import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readingsIn, type AskResponse } from '#shared/answers.ts'
import type { Correction } from '#shared/readings.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { forgetReading, readingsQuery } from './reading-queries.ts'
import { notifyRemembered } from './notify-remembered.ts'

type Answered = {
  said: Correction | undefined
  answer: Pick<AskResponse, 'readings' | 'parts'>
  /** Asks the same question again. */
  askAgain: () => void
}

/** Reports remembered corrections, and forgets them. */
export function useReadings() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: readingsQuery.queryKey })
  const { mutate } = useMutation({
    mutationFn: ({ id }: { id: string; askAgain: () => void }) => forgetReading(id),
    onSuccess: (_, { askAgain }) => askAgain(),
    onError: ({ message }) =>
      notify({ title: t('Error'), description: message, destructive: true }),
    onSettled: refresh,
  })
  const forget = (id: string, askAgain: () => void) => mutate({ id, askAgain })
  return {
    forget,
    /** To be called with each answer. */
    answered: ({ said, answer, askAgain }: Answered) => {
      if (!said) return
      void refresh()
      notifyRemembered({ said, readings: readingsIn(answer), undo: (id) => forget(id, askAgain) })
    },
  }
}
