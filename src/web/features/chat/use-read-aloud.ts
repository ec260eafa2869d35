import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ownVoice, spokenLines } from './spoken-text.ts'

const synthesis = () => ('speechSynthesis' in window ? window.speechSynthesis : undefined)

/** Reads text aloud. `canRead` is false if the device has no voice of its own. */
export function useReadAloud(text: string) {
  const canRead = useSyncExternalStore(onVoices, hasVoice)
  const [isReading, setIsReading] = useState(false)
  /** The current reading; identifies late events of an earlier one. */
  const present = useRef<symbol>(undefined)

  const finish = (reading: symbol | undefined) => {
    if (present.current !== reading) return
    present.current = undefined
    setIsReading(false)
  }
  const stop = () => {
    finish(present.current)
    synthesis()?.cancel()
  }
  const read = () => {
    const device = synthesis()
    const voice = device && ownVoice(device.getVoices())
    const lines = spokenLines(text)
    if (!device || !voice || lines.length === 0) return
    // Stops any other reading.
    device.cancel()
    const reading = Symbol('reading')
    present.current = reading
    setIsReading(true)
    for (const [place, line] of lines.entries()) {
      const utterance = new SpeechSynthesisUtterance(line)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.addEventListener('error', () => finish(reading))
      if (place === lines.length - 1) utterance.addEventListener('end', () => finish(reading))
      device.speak(utterance)
    }
  }

  // Stops speaking when the reply is removed or the page is left.
  useEffect(() => {
    const hush = () => {
      if (present.current) synthesis()?.cancel()
    }
    window.addEventListener('pagehide', hush)
    return () => {
      window.removeEventListener('pagehide', hush)
      hush()
    }
  }, [])

  return { canRead, isReading, toggle: isReading ? stop : read }
}

/** Voices may become available some time after the page. */
function onVoices(onChange: () => void): () => void {
  const device = synthesis()
  device?.addEventListener('voiceschanged', onChange)
  return () => device?.removeEventListener('voiceschanged', onChange)
}

const hasVoice = () => ownVoice(synthesis()?.getVoices() ?? []) !== undefined
