export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'too_many'
  | 'unavailable'

/** An error that the person may see. Anything else is a bug, shown as "Something went wrong". */
export class AppError extends Error {
  override name = 'AppError'
  readonly kind: ErrorKind
  /** Stable, for programs: `document.not_found`. */
  readonly code: string
  /** Seconds until a retry makes sense, for `too_many` and `unavailable`. */
  readonly retryAfterS: number | undefined

  constructor(
    kind: ErrorKind,
    code: string,
    message: string,
    options: { cause?: unknown; retryAfterS?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.code = code
    this.retryAfterS = options.retryAfterS
  }
}
