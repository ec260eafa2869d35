import { urlOf, type Call, type CallParameters } from '#shared/calls/call.ts'
import { t } from '#web/words/translate.ts'
import { toApiError } from './api.ts'

type SendOptions = {
  /** Share of the bytes that have left the browser, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends files and returns the body of the response. `fetch` does not report upload progress, so
 * this one request uses the older API.
 */
export function sendForm<C extends Call & { files: readonly string[] }>(
  call: C,
  form: FormData,
  given: CallParameters<C> & SendOptions,
): Promise<string> {
  const { onProgress, signal } = given
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(call.method, urlOf(call, given))
    sending.withCredentials = true
    sending.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    sending.addEventListener('load', () => {
      if (sending.status >= 200 && sending.status < 300) return resolve(sending.responseText)
      const { status, statusText } = sending
      toApiError(new Response(sending.responseText, { status, statusText })).then(reject, reject)
    })
    sending.addEventListener('error', () => reject(new TypeError(t('The connection was lost.'))))
    sending.addEventListener('abort', () => reject(new DOMException(t('Stopped'), 'AbortError')))
    signal?.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(form)
  })
}
