/** Exit codes: success, failure, wrong usage, and nothing found or request refused. */
export const endings = { done: 0, failed: 1, wrongUse: 2, nothing: 3 } as const

/** Ends the command with a message on stderr. */
export class Ending extends Error {
  override name = 'Ending'
  readonly code: number

  constructor(ending: Exclude<keyof typeof endings, 'done'>, message: string) {
    super(message)
    this.code = endings[ending]
  }
}
