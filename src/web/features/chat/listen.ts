type ListenHandlers = {
  onText: (text: string) => void
  /** Nothing was recognised, though it was not stopped by hand. */
  onFailed: () => void
  /** Listening has ended, for whatever reason. */
  onEnd: () => void
}

/** Listens to one utterance. Returns `undefined` if the browser cannot recognise speech. */
export function listen(
  { onText, onFailed, onEnd }: ListenHandlers,
  page: Pick<Window, 'SpeechRecognition' | 'webkitSpeechRecognition'> = window,
): { stop: () => void } | undefined {
  const RecognitionOfPage = page.SpeechRecognition ?? page.webkitSpeechRecognition
  if (!RecognitionOfPage) return undefined
  const recognition = new RecognitionOfPage()
  recognition.continuous = false
  recognition.interimResults = false
  recognition.lang = 'en-US'
  let isSettled = false
  const settle = (then?: () => void) => {
    if (!isSettled) then?.()
    isSettled = true
  }
  recognition.onresult = ({ results }) => {
    const text = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join('')
      .trim()
    settle(text === '' ? onFailed : undefined)
    if (text !== '') onText(text)
    // One utterance only, even if the browser would continue.
    recognition.stop()
  }
  recognition.onerror = () => settle(onFailed)
  recognition.onend = () => {
    settle(onFailed)
    onEnd()
  }
  recognition.start()
  return {
    stop: () => {
      settle()
      recognition.stop()
    },
  }
}
