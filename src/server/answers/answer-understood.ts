import type { AnswerPart } from '#shared/answers.ts'
import { answerFromTable } from './answer-table.ts'
import type { TableAnswer } from './answer-table.ts'
import type { CatalogIndex } from './plan/catalog-index.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import type { Reading } from './plan/reading.ts'
import { queryParts } from './readings/query-parts.ts'
import { readingsOf, saidOf, saysTables } from './readings/readings-of.ts'

type Deps = Parameters<typeof answerFromTable>[0]

/** What a table says, with what the words were taken for and what was asked of it. */
type UnderstoodAnswer = TableAnswer &
  Pick<AnswerPart, 'readings' | 'query'> & {
    /** Said beside the answer where words may mean something else as well. */
    said: string[]
  }

export async function answerUnderstood(
  deps: Deps,
  userId: string,
  asked: {
    reading: Reading
    choice: PlanChoice
    index: CatalogIndex
    language?: string | undefined
  },
  signal?: AbortSignal,
): Promise<UnderstoodAnswer> {
  const { reading, choice, index, language } = asked
  const readings = readingsOf(reading, choice, index)
  const equals = saysTables(readings) ? [] : choice.equals
  const put = { reading, choice: { ...choice, equals }, language }
  return {
    ...(await answerFromTable(deps, userId, put, signal)),
    ...(readings.length > 0 ? { readings } : {}),
    query: queryParts(choice.plan.query, choice.plan.table),
    said: saidOf(readings),
  }
}

/** What was looked up, as a part of an answer that has more of them. */
export const partOf = (
  title: string,
  { understood, readings, query, sql, table }: Omit<AnswerPart, 'title'>,
): AnswerPart => ({
  title,
  ...(understood === undefined ? {} : { understood }),
  ...(readings ? { readings } : {}),
  ...(query ? { query } : {}),
  ...(sql === undefined ? {} : { sql }),
  ...(table ? { table } : {}),
})
