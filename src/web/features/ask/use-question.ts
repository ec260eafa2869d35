import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import { createDraft, type DraftOwner } from '#web/parts/question/draft.ts'

const typingMs = 1_000

/** The text of the Ask input, kept as a draft, and whether it changed within the last second. */
export function useQuestion() {
  const { data: me } = useQuery(meQuery)
  const owner: DraftOwner | undefined =
    me === undefined ? undefined : isSignedIn(me) ? 'person' : 'visitor'
  const [draft] = useState(() => createDraft(window.sessionStorage))
  const [text, setText] = useState<string>()
  const [typing, setTyping] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  // Until something is typed the input shows the draft, once its owner is known.
  const shown = text ?? (owner === undefined ? '' : draft.read(owner))
  const store = (next: string) => {
    setText(next)
    draft.write(owner ?? 'visitor', next)
  }

  return {
    text: shown,
    typing,
    change: (next: string) => {
      store(next)
      setTyping(true)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setTyping(false), typingMs)
    },
    /** Empties the input after its text was answered; text typed meanwhile stays. */
    clear: (answered: string) => {
      if (answered !== shown) return
      store('')
      setTyping(false)
    },
  }
}
