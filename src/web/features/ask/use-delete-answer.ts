import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KeptAnswer } from '#shared/answers.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { deleteAnswer, keptKey } from './kept-queries.ts'

const undoMs = 10_000

/**
 * Removes an answer from the list at once and deletes it ten seconds later, or when the page is
 * left. Until then it can be restored.
 */
export function useDeleteAnswer() {
  const client = useQueryClient()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState<KeptAnswer>()
  const bringBack = (id: string) => setHidden((before) => before.filter((other) => other !== id))
  const { mutate } = useMutation({
    mutationFn: deleteAnswer,
    onError: (error, id) => {
      bringBack(id)
      notify({
        title: t('The answer was not deleted.'),
        description: error.message,
        destructive: true,
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keptKey }),
  })
  const deleteWaiting = () => {
    if (waiting) mutate(waiting.id)
    setWaiting(undefined)
  }
  const finish = useEffectEvent(deleteWaiting)

  useEffect(() => {
    if (!waiting) return undefined
    const timer = window.setTimeout(() => finish(), undoMs)
    return () => window.clearTimeout(timer)
  }, [waiting])

  useEffect(() => {
    const leave = () => finish()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    isListed: ({ id }: KeptAnswer) => !hidden.includes(id),
    waiting,
    remove: (answer: KeptAnswer) => {
      deleteWaiting()
      setHidden((before) => [...before, answer.id])
      setWaiting(answer)
    },
    undo: () => {
      if (waiting) bringBack(waiting.id)
      setWaiting(undefined)
    },
    finish: deleteWaiting,
  }
}
