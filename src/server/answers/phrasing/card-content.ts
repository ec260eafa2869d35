import type { AnswerCard } from '#shared/answers.ts'

/** The content of the answer card: the figure in large type, its sentence, and its context. */
export type CardContent = AnswerCard & {
  /** The lines of a list, if no table can be shown. */
  lines?: string[]
}
