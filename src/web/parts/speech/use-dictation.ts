import { useEffect, useRef, useState } from 'react'
import { dictateToServer } from './server-dictation.ts'

export type DictationPhase = 'idle' | 'listening' | 'recognising'

type Handlers = { onText: (text: string) => void; onDenied: () => void; onFailed: () => void }
type Listening = { stop: () => void; cancel?: () => void }

type DictationWays = Handlers & {
  /** Recognition by the browser; `undefined` if it has none. */
  inBrowser: (handlers: Handlers & { onEnd: () => void }) => Listening | undefined
  onUnsupported: () => void
}

/** Speech to text: by the browser if it can, otherwise by the server if the browser can record. */
export function useDictation(ways: DictationWays) {
  const [phase, setPhase] = useState<DictationPhase>('idle')
  const present = useRef<Listening>(undefined)
  // Text typed while listening must not be lost.
  const latest = useRef(ways)
  useEffect(() => {
    latest.current = ways
  })
  useEffect(
    () => () => {
      if (present.current?.cancel) present.current.cancel()
      else present.current?.stop()
    },
    [],
  )

  const start = () => {
    const handlers = {
      onText: (text: string) => latest.current.onText(text),
      onDenied: () => latest.current.onDenied(),
      onFailed: () => latest.current.onFailed(),
      onEnd: () => setPhase('idle'),
    }
    const onRecognising = () => setPhase('recognising')
    const started = ways.inBrowser(handlers) ?? dictateToServer({ ...handlers, onRecognising })
    if (!started) return ways.onUnsupported()
    present.current = started
    setPhase('listening')
  }
  /** Starts, ends the recording, or cancels the recognition. */
  const toggle = () => {
    switch (phase) {
      case 'idle':
        return start()
      case 'listening':
        return present.current?.stop()
      case 'recognising':
        return present.current?.cancel?.()
    }
  }
  return { phase, toggle }
}
