/** How a command ends: done, failed, wrongly used, nothing found or refused. */
export const endings = { done: 0, failed: 1, wrongUse: 2, nothing: 3 } as const

/** Ends the command with a sentence on stderr. */
export class Ending extends Error {
  override name = 'Ending'
  readonly code: number

  constructor(ending: Exclude<keyof typeof endings, 'done'>, message: string) {
    super(message)
    this.code = endings[ending]
  }
}
