import type { Told as ToldAnswer } from '#shared/answers.ts'

/** What the card shows: the figure large, its sentence, and what it is seen against. */
export type Told = ToldAnswer & {
  /** The lines of a list, for where no table can be shown. */
  lines?: string[]
}
