import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import type * as View from './imports-view.tsx'

/** Loaded once the page is idle, and only for people who may have sources. */
function useView(): typeof View | undefined {
  const { data: me } = useQuery(meQuery)
  const [view, setView] = useState<typeof View>()
  const isWanted = isSignedIn(me)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const timer = window.setTimeout(() => {
      // Without it only an indicator is missing.
      void import('./imports-view.tsx').then(
        (loaded) => !isGone && setView(() => loaded),
        () => undefined,
      )
    }, afterMs)
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [isWanted])
  return isWanted ? view : undefined
}

/** After the screen itself has loaded. */
const afterMs = 1_500

export function ImportIndicator({ look }: { look: 'rail' | 'bar' }) {
  const view = useView()
  return view ? <view.ImportIndicator look={look} /> : null
}

export function ImportEnds() {
  const view = useView()
  return view ? <view.ImportEnds /> : null
}
