import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AskResponse } from '#shared/answers.ts'
import { meQuery } from '#web/features/auth/queries.ts'
import { notify } from '#web/ui/notice.tsx'
import { askQuestion, suggestionsQuery } from './queries.ts'
import { useLiveAnswer } from './use-live-answer.ts'

export type Exchange = { question: string; response: AskResponse }

type Sent = { question: string; reasoning: boolean }

/** Sends questions one at a time and holds the last answer; a failure leaves it in its place. */
export function useAsk({ onAnswered }: { onAnswered: (question: string) => void }) {
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(undefined)
  const [exchange, setExchange] = useState<Exchange>()
  const { live, begin } = useLiveAnswer()

  const ask = useMutation({
    mutationFn: (sent: Sent) => {
      controller.current = new AbortController()
      return askQuestion(sent, controller.current.signal, begin())
    },
    onSuccess: (response, { question }) => {
      setExchange({ question, response })
      onAnswered(question)
      // The first question of a visitor makes a guest, and suggestions follow the answers.
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: suggestionsQuery.queryKey })
    },
    onError: () => {
      if (controller.current?.signal.aborted) return
      notify({
        title: 'Error',
        description: 'Failed to get an answer. Please try again.',
        destructive: true,
      })
    },
  })

  return {
    exchange,
    pending: ask.isPending ? ask.variables : undefined,
    live,
    send: (sent: Sent) => {
      if (sent.question.trim() !== '' && !ask.isPending) ask.mutate(sent)
    },
    stop: () => controller.current?.abort(),
    reset: () => setExchange(undefined),
  }
}
