import { useEffect, useRef } from 'react'
import type { QueryView } from '#shared/queries.ts'
import type { Correction } from '#shared/readings.ts'
import { useReadings } from '#web/parts/answer/use-readings.ts'

/** Reports whether a correction is remembered, once its query has ended. */
export function useCorrectionNotice(
  query: QueryView | undefined,
  askAgain: (question: string) => void,
) {
  const { answered } = useReadings()
  const sent = useRef<{ after: string | undefined; question: string; said: Correction }>(undefined)
  useEffect(() => {
    const isNext = query && query.id !== sent.current?.after && query.status !== 'pending'
    if (!isNext || query.question !== sent.current?.question) return
    const { said } = sent.current
    sent.current = undefined
    answered({ said, answer: query, askAgain: () => askAgain(query.question) })
  })
  return (question: string, said: Correction | undefined) => {
    sent.current = said && { after: query?.id, question, said }
  }
}
