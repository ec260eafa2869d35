import { AppError } from '#server/errors.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { SerializedError } from './messages.ts'

/** An error for the other thread, without an internal message, which may contain data. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof AppError)) {
    return { kind: 'other', name: kindOf(error), at: framesOf(error) }
  }
  const { kind, code, message, retryAfterS } = error
  return {
    kind: 'app',
    error: kind,
    code,
    message,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  }
}

/** The sent error, restored to be thrown here. */
export function deserializeError(thrown: SerializedError): Error {
  if (thrown.kind === 'app') {
    const { error, code, message, retryAfterS } = thrown
    return new AppError(error, code, message, retryAfterS === undefined ? {} : { retryAfterS })
  }
  const failure = new Error('A question failed in the other thread')
  failure.name = thrown.name
  failure.stack = [thrown.name, ...thrown.at.map((frame) => `    ${frame}`)].join('\n')
  return failure
}
