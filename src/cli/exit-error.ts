/** Exit codes: success, failure, wrong usage, and nothing found or request refused. */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2, nothing: 3 } as const

/** Ends the command with a message on stderr. */
export class ExitError extends Error {
  override name = 'ExitError'
  readonly code: number

  constructor(ending: Exclude<keyof typeof exitCodes, 'done'>, message: string) {
    super(message)
    this.code = exitCodes[ending]
  }
}
