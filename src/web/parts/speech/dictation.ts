/** The part of the browser's speech recognition that we use, which the DOM types lack. */
export type Recognition = {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: RecognitionResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

export type RecognitionResultEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type RecognitionClass = new () => Recognition

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
}

export type DictationHandlers = {
  /** The text so far; it may still change unless `final`. */
  onText: (text: string, final: boolean) => void
  onDenied: () => void
  /** The recording has ended, for whatever reason. */
  onEnd: () => void
}

/** Starts listening. Returns `undefined` if the browser cannot recognise speech. */
export function startDictation(
  { onText, onDenied, onEnd }: DictationHandlers,
  page: Pick<Window, 'SpeechRecognition' | 'webkitSpeechRecognition'> = window,
): { stop: () => void } | undefined {
  const RecognitionOfPage = page.SpeechRecognition ?? page.webkitSpeechRecognition
  if (!RecognitionOfPage) return undefined
  const recognition = new RecognitionOfPage()
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = 'en-US'
  recognition.onresult = (event) => {
    const heard = readResults(event)
    if (heard.text !== '') onText(heard.text, heard.final)
    // Continuous recognition would continue; the first final result is the question.
    if (heard.final) recognition.stop()
  }
  recognition.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'service-not-allowed') onDenied()
  }
  recognition.onend = onEnd
  recognition.start()
  return { stop: () => recognition.stop() }
}

function readResults({ results }: RecognitionResultEvent): { text: string; final: boolean } {
  const list = Array.from(results)
  const final = list.filter((result) => result.isFinal)
  const spoken = final.length > 0 ? final : list
  const text = spoken
    .map((result) => result[0]?.transcript ?? '')
    .join('')
    .trim()
  return { text, final: final.length > 0 }
}
