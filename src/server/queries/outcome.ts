import type { z } from 'zod'
import { omit } from 'zod/mini'
import type { AskResponse } from '#shared/answers.ts'
import { queryLimits, queryView } from '#shared/queries.ts'
import { AppError } from '#server/errors.ts'
import type { QueryResult } from '#server/workspace/messages.ts'
import { withoutRowIds } from './row-ids.ts'
import { shapeResults } from './shape-results.ts'

export const failureText = 'Query execution failed. Please try again or modify your query.'

/** The result of a query; sealed with its question. */
export const outcome = omit(queryView, { id: true, question: true, status: true, savedAs: true })
export type Outcome = z.infer<typeof outcome>

export const noOutcome: Outcome = { results: [], sqlQuery: null, columns: [], total: 0 }

/** Undefined if the question was answered without SQL: then it is no query. */
export function completedOutcome(response: AskResponse): Outcome | undefined {
  const { sql, table, understood, readings, parts, chart } = response
  if (sql === undefined) return undefined
  return {
    ...noOutcome,
    ...(table && shapeResults(table)),
    sqlQuery: sql,
    ...(understood !== undefined && { understood }),
    ...(readings && { readings }),
    ...(parts && { parts }),
    ...(chart && { chart }),
  }
}

/** The result of the person's own statement. */
export function ranOutcome(sql: string, { columns, rows, total }: QueryResult): Outcome {
  const table = { columns: columns.map(({ name }) => name), rows, total }
  return { ...noOutcome, ...shapeResults(withoutRowIds(sql, table)), sqlQuery: sql, edited: true }
}

/** A statement that was refused or failed; the message is about the statement, not the data. */
export const sqlOutcome = (sql: string, { message }: AppError): Outcome => ({
  ...noOutcome,
  sqlQuery: sql,
  edited: true,
  error: failureText,
  hint: message,
})

export const isNoQuery: Outcome = {
  ...noOutcome,
  error: failureText,
  hint: 'This question is not a query over your tables. Ask it on Ask Anything.',
  askInstead: true,
}

export const tooSlow: Outcome = {
  ...noOutcome,
  error: failureText,
  hint: `It was stopped after ${queryLimits.timeLimitMs / 1000} seconds. Ask for fewer rows or a shorter period.`,
}

export const interrupted: Outcome = {
  ...noOutcome,
  error: failureText,
  hint: 'It was interrupted before it ended.',
}

export function failedOutcome(error: unknown): Outcome {
  const failed = { ...noOutcome, error: failureText }
  return error instanceof AppError ? { ...failed, hint: error.message } : failed
}
