import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { readDismissed, writeDismissed } from './dismissed-lines.ts'

/** The ids of the lines that the person has dismissed in this browser. */
export function useDismissedLines() {
  const { data: me } = useQuery(meQuery)
  const personId = me?.id ?? ''
  const [dismissed, setDismissed] = useState(() => readDismissed(window.localStorage, personId))
  // Another card may have changed them since.
  const change = (next: (before: readonly string[]) => string[]) => {
    const ids = next(readDismissed(window.localStorage, personId))
    writeDismissed(window.localStorage, personId, ids)
    setDismissed(ids)
  }
  return {
    isDismissed: (id: string) => dismissed.includes(id),
    dismiss: (id: string) => change((before) => [...before, id]),
    restore: (ids: readonly string[]) =>
      change((before) => before.filter((each) => !ids.includes(each))),
  }
}
