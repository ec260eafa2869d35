import type { Told as ToldAnswer } from '#shared/answers.ts'

/** The content of the answer card: the figure in large type, its sentence, and its context. */
export type Told = ToldAnswer & {
  /** The lines of a list, if no table can be shown. */
  lines?: string[]
}
