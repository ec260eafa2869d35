import type { AnswerPart } from '#shared/answers.ts'
import { answerFromTable } from './answer-table.ts'
import type { TableAnswer } from './answer-table.ts'
import type { CatalogIndex } from './plan/catalog-index.ts'
import type { PlanChoice } from './plan/plan-question.ts'
import { queryWordsIn } from './plan/query-words/query-words-in.ts'
import type { Reading } from './plan/reading.ts'
import { queryParts } from './readings/query-parts.ts'
import { wordsIn } from './phrasing/phrasing.ts'
import { readingsOf, alternativeNotes, hasTableAlternatives } from './readings/readings-of.ts'

type Deps = Parameters<typeof answerFromTable>[0]

/** An answer from a table, with its interpretation of the question and its query. */
type UnderstoodAnswer = TableAnswer &
  Pick<AnswerPart, 'readings' | 'query'> & {
    /** Notes next to the answer about words with a second meaning. */
    notes: string[]
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
  const spoken = reading.speech.lexicon.language
  const readings = readingsOf(reading, choice, index)
  const equals = hasTableAlternatives(readings) ? [] : choice.equals
  const put = { reading, choice: { ...choice, equals }, language }
  return {
    ...(await answerFromTable(deps, userId, put, signal)),
    ...(readings.length > 0 ? { readings } : {}),
    query: queryParts(choice.plan.query, choice.plan.table, queryWordsIn(spoken)),
    notes: alternativeNotes(readings, wordsIn(spoken)),
  }
}

/** A lookup as one part of an answer with several parts. */
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
