/** A statement that was refused or failed, with a message for its author. */
export class SqlError extends Error {
  override name = 'SqlError'
  readonly code: string

  constructor(code: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.code = code
  }
}

/**
 * Translates a failure of DuckDB. Only messages about the statement itself are passed on: a message
 * about a value (a failed conversion) would repeat stored data.
 */
export function sqlErrorOf(error: unknown): SqlError {
  if (error instanceof SqlError) return error
  const message = error instanceof Error ? error.message : ''
  const first = message.split('\n')[0] ?? ''
  if (/INTERRUPT|Interrupted/.test(first)) {
    return new SqlError('query.time_limit', 'The query took too long and was stopped.', {
      cause: error,
    })
  }
  if (/^Out of Memory/i.test(first)) {
    return new SqlError('query.memory_limit', 'The query needs more memory than it may use.', {
      cause: error,
    })
  }
  const aboutStatement = /^(?:Parser|Binder|Catalog|Syntax) Error: (.*)$/.exec(first)
  const reason = aboutStatement?.[1]
  return new SqlError(
    'query.failed',
    reason ? `This SQL could not be run: ${reason}` : 'This SQL could not be run over these rows.',
    { cause: error },
  )
}
