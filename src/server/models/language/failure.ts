import { APICallError } from 'ai'
import { OutgoingError } from '#server/http/outgoing.ts'

/** Why a model did not answer, as a message for the person; contains nothing of the request. */
export function modelFailure(error: unknown): string {
  const cause = rootOf(error)
  if (APICallError.isInstance(cause)) {
    const { statusCode } = cause
    if (statusCode === 401 || statusCode === 403) return 'The service refused the key.'
    if (statusCode === 404) return 'The service knows no model of this name.'
    if (statusCode === 402) return 'The account of the service has no credit left.'
    if (statusCode === 429) return 'The service asks to wait: too many requests, or no credit left.'
    if (statusCode !== undefined && statusCode >= 500) return 'The service failed.'
    if (statusCode !== undefined) return 'The service did not understand the request.'
    return 'The service cannot be reached.'
  }
  if (cause instanceof OutgoingError) return outgoingTexts[cause.code]
  if (cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) {
    return 'The model took too long.'
  }
  return 'The model did not answer as expected.'
}

const outgoingTexts: Record<OutgoingError['code'], string> = {
  address: 'This address is not public, or does not begin with https.',
  unreachable: 'The server cannot be reached.',
  tls: 'The connection to the server is not secure.',
  timeout: 'The model took too long.',
  too_large: 'The server answered far too much.',
  redirects: 'The server sends from one address to the next.',
}

/** The AI SDK wraps the original error. */
function rootOf(error: unknown): unknown {
  let found = error
  for (let depth = 0; depth < 5; depth++) {
    if (!(found instanceof Error)) return found
    if ('lastError' in found && found.lastError !== undefined) found = found.lastError
    else if (!APICallError.isInstance(found) && found.cause instanceof Error) found = found.cause
    else return found
  }
  return found
}
