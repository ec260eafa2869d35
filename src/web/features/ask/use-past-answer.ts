import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { meQuery } from '#web/parts/session/queries.ts'
import { pastAnswerQuery } from './past-answer-queries.ts'
import type { Exchange } from './exchange.ts'

/** The answer in the address: the one just given, or the same as stored. */
export function usePastAnswer(given: Exchange | undefined) {
  const { answer } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const isGiven = answer === undefined || given?.response.id === answer
  const past = useQuery({
    ...pastAnswerQuery(me?.id ?? '', answer ?? ''),
    enabled: !isGiven && me !== null && me !== undefined,
  })
  const found = past.data && {
    question: past.data.question,
    reasoning: past.data.reasoning,
    response: past.data.response,
  }
  return {
    exchange: isGiven ? given : found,
    isOpening: !isGiven && past.isFetching && !past.data,
    isGone: !isGiven && (me === null || past.isError),
    /** Puts an answer into the address, or removes it. */
    show: (id: string | undefined) =>
      void navigate({
        to: '.',
        search: id === undefined ? {} : { answer: id },
        replace: true,
        resetScroll: false,
      }),
  }
}
