import type { TypedQuery } from '#server/answers/typed-query.ts'
import type { Catalog } from '#server/workspace/catalog.ts'

/** A line of the data: the tables of the questions that follow, or a question with its right queries. */
export type Line = { tables: Catalog } | JudgedQuestion

export type JudgedQuestion = {
  /** Questions about one table stay on one side of a split. */
  table: string
  question: string
  /** Queries whose result is the answer, some of them by chance. */
  right: TypedQuery[]
}
