import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { readDismissed, writeDismissed } from './dismissed-lines.ts'

/** The ids of the lines that the person has put away in this browser. */
export function useDismissedLines() {
  const { data: me } = useQuery(meQuery)
  const personId = me?.id ?? ''
  const [away, setAway] = useState(() => readDismissed(window.localStorage, personId))
  // Another card may have changed them since.
  const change = (next: (before: readonly string[]) => string[]) => {
    const ids = next(readDismissed(window.localStorage, personId))
    writeDismissed(window.localStorage, personId, ids)
    setAway(ids)
  }
  return {
    isAway: (id: string) => away.includes(id),
    putAway: (id: string) => change((before) => [...before, id]),
    bringBack: (ids: readonly string[]) =>
      change((before) => before.filter((each) => !ids.includes(each))),
  }
}
