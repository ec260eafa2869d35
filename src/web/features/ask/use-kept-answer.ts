import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { meQuery } from '#web/parts/session/queries.ts'
import { keptOne } from './kept-queries.ts'
import type { Exchange } from './exchange.ts'

/** The answer in the address: the one just given, or the same as stored. */
export function useKeptAnswer(given: Exchange | undefined) {
  const { answer } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const isGiven = answer === undefined || given?.response.id === answer
  const kept = useQuery({
    ...keptOne(me?.id ?? '', answer ?? ''),
    enabled: !isGiven && me !== null && me !== undefined,
  })
  const found = kept.data && {
    question: kept.data.question,
    reasoning: kept.data.reasoning,
    response: kept.data.response,
  }
  return {
    exchange: isGiven ? given : found,
    isOpening: !isGiven && kept.isFetching && !kept.data,
    isGone: !isGiven && (me === null || kept.isError),
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
