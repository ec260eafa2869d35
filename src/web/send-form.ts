import { toApiError } from './api.ts'

type SendOptions = {
  /** Share of the bytes that have left the browser, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends files and answers the body of the answer. `fetch` does not tell how far a request body has
 * come, so this one request is older.
 */
export function sendForm(path: string, form: FormData, options: SendOptions): Promise<string> {
  const { onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', path)
    call.withCredentials = true
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => {
      if (call.status >= 200 && call.status < 300) return resolve(call.responseText)
      const { status, statusText } = call
      toApiError(new Response(call.responseText, { status, statusText })).then(reject, reject)
    })
    call.addEventListener('error', () => reject(new TypeError('The connection was lost.')))
    call.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
}
