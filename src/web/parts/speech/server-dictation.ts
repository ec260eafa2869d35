import { recogniseSpeech } from '#shared/calls/answers.ts'
import { requestJson } from '#web/api.ts'
import { canRecord, recordSpeech } from './record-speech.ts'

export type ServerDictationHandlers = {
  onText: (text: string) => void
  /** The recording has ended, and the server is recognising it. */
  onRecognising: () => void
  onDenied: () => void
  /** Nothing was recognised, though it was not stopped by hand. */
  onFailed: () => void
  /** It has ended, for whatever reason. */
  onEnd: () => void
}

export type ServerDictation = {
  /** Ends the recording; the speech until then is recognised. */
  stop: () => void
  /** Discards the speech. */
  cancel: () => void
}

/**
 * Records one utterance for the server to recognise, if the browser cannot recognise speech itself.
 * Returns `undefined` if it cannot record either.
 */
export function dictateToServer(handlers: ServerDictationHandlers): ServerDictation | undefined {
  if (!canRecord()) return undefined
  const recording = new AbortController()
  const wanted = new AbortController()
  let isStoppedByHand = false

  async function dictate(): Promise<void> {
    const sound = await recordSpeech(recording.signal)
    if (wanted.signal.aborted) return
    const text = sound ? await recognise(sound) : ''
    if (text !== '') handlers.onText(text)
    else if (!isStoppedByHand) handlers.onFailed()
  }

  async function recognise(sound: Blob): Promise<string> {
    handlers.onRecognising()
    const given = { body: sound, signal: wanted.signal }
    return (await requestJson(recogniseSpeech, given)).text
  }

  dictate()
    .catch((error: unknown) => {
      if (wanted.signal.aborted) return
      if (isDenied(error)) handlers.onDenied()
      else handlers.onFailed()
    })
    .finally(handlers.onEnd)
  return {
    stop() {
      isStoppedByHand = true
      recording.abort()
    },
    cancel() {
      wanted.abort()
      recording.abort()
    },
  }
}

const isDenied = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
