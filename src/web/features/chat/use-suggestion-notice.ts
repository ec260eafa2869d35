import { useEffect, useRef } from 'react'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

const delayMs = 1_000

/** Shows a suggested question a moment after a reply, unless the page was left meanwhile. */
export function useSuggestionNotice() {
  const timer = useRef<number>(undefined)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      window.clearTimeout(timer.current)
    }
  }, [])
  return (suggestion: string | undefined) => {
    if (suggestion === undefined || isLeft.current) return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => notify({ title: t('Suggestion'), description: suggestion }),
      delayMs,
    )
  }
}
