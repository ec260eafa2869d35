import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDemo } from '#web/parts/demo/use-demo.ts'
import { suggestionsQuery } from '#web/parts/question/suggestions.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { pastAnswerList } from './past-answer-queries.ts'

/** After this long, the page stops waiting for slow responses. */
const longestWaitMs = 800

/**
 * What appears below the input, and whether it is known, so that it appears at once and nothing
 * moves under the pointer. A failure counts as known, too, and is not retried by its users. What is
 * still missing after `longestWaitMs` (`isCutShort`) belongs below everything else.
 */
export function useFirstData() {
  const { state, isSettled } = useDemo()
  const { data: me } = useQuery(meQuery)
  const { data: suggestions = [], isPending } = useQuery(suggestionsQuery)
  const past = useQuery({ ...pastAnswerList(me?.id ?? ''), enabled: Boolean(me) })
  const isListed = me === null || !past.isPending
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setTimedOut(true), longestWaitMs)
    return () => window.clearTimeout(timer)
  }, [])
  // Once shown, it stays: another person, such as a new guest, is no reason to hide it.
  const [shown, setShown] = useState<'whole' | 'part'>()
  const isWhole = isSettled && !isPending && isListed
  if (!shown && (isTimedOut || isWhole)) setShown(isWhole ? 'whole' : 'part')
  const recent = past.data ?? []
  return {
    isKnown: shown !== undefined,
    isCutShort: shown === 'part',
    suggestions,
    recent,
    offersSample: state?.offered === true,
  }
}
