import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Correction } from '#shared/readings.ts'
import { failed } from '#web/failure.ts'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import { usePageState } from '#web/use-page-state.ts'
import { suggestionsQuery } from '#web/parts/question/suggestions.ts'
import { t } from '#web/words/translate.ts'
import type { Exchange } from './exchange.ts'
import { pastAnswerKey } from './past-answer-queries.ts'
import { askQuestion } from './queries.ts'
import { useLiveAnswer } from '#web/parts/answer/use-live-answer.ts'
import { useReadings } from '#web/parts/answer/use-readings.ts'
import { usePastAnswer } from './use-past-answer.ts'

type Asked = { question: string; reasoning: boolean; reading?: Correction; literal?: boolean }
type Sent = Asked & { signal: AbortSignal }

/**
 * Sends questions one at a time and keeps the last answer, even while other screens are open; a
 * failure does not replace it.
 */
export function useAsk({ onAnswered }: { onAnswered: (question: string) => void }) {
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(undefined)
  const [exchange, setExchange] = usePageState<Exchange | null>('answer', null)
  const { live, begin } = useLiveAnswer()
  const readings = useReadings()
  const past = usePastAnswer(exchange ?? undefined)

  const ask = useMutation({
    mutationFn: ({ signal, ...asked }: Sent) => askQuestion(asked, signal, begin()),
    onSuccess: (response, { question, reasoning, reading }) => {
      setExchange({ question, reasoning, response })
      past.show(response.id)
      void queryClient.invalidateQueries({ queryKey: pastAnswerKey })
      readings.answered({
        said: reading,
        answer: response,
        askAgain: () => latest.current({ question, reasoning }),
      })
      // A visitor's first question creates a guest, and suggestions follow the answers.
      const asked = queryClient.getQueryData(meQuery.queryKey)
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey }).then(() => {
        // A person logged out meanwhile was answered as a guest, and wants to ask again.
        const answered = queryClient.getQueryData(meQuery.queryKey)
        if (!isSignedIn(asked) || isSignedIn(answered)) onAnswered(question)
      })
      void queryClient.invalidateQueries({ queryKey: suggestionsQuery.queryKey })
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return
      failed(t('Failed to get an answer.'), t('Please try again.'))(error)
    },
  })

  const send = (asked: Asked) => {
    if (asked.question.trim() === '' || ask.isPending) return
    controller.current = new AbortController()
    ask.mutate({ ...asked, signal: controller.current.signal })
  }
  // A notice's button may be pressed long after it appeared.
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  return {
    exchange: past.exchange,
    /** The answer in the address is loading, or does not exist. */
    isOpening: past.isOpening,
    isGone: past.isGone,
    pending: ask.isPending ? ask.variables : undefined,
    live,
    send,
    /** Asks again with the person's correction of an interpretation. */
    correct: ({ question, reasoning }: Exchange, reading: Correction) =>
      send({ question, reasoning, reading }),
    /** Asks again with the words as typed. */
    keepSpelling: ({ question, reasoning }: Exchange) =>
      send({ question, reasoning, literal: true }),
    /** Forgets a correction, and asks again. */
    forget: ({ question, reasoning }: Exchange, readingId: string) =>
      readings.forget(readingId, () => latest.current({ question, reasoning })),
    stop: () => {
      controller.current?.abort()
      // A call waiting for the connection would end only then.
      if (ask.isPaused) ask.reset()
    },
    reset: () => {
      setExchange(null)
      past.show(undefined)
    },
  }
}
