import * as z from 'zod/mini'
import { answerPart, cell, resultTable } from './answers.ts'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { correction, readingView } from './readings.ts'
import { timeZoneQuery } from './usage.ts'

/** POST /api/queries. */
export const newQuery = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.questionCharacters)),
  /** IANA name of the person's time zone, in which dates such as "last month" are interpreted. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /**
   * A statement to run instead of one generated from the question: the generated SQL, as edited.
   */
  sql: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000))),
  /** A correction of how words of the question were interpreted; remembered. */
  reading: z.optional(correction),
})
export type NewQuery = z.infer<typeof newQuery>

export const createdQuery = z.object({ id: z.string() })
export type CreatedQuery = z.infer<typeof createdQuery>

export const queryStatus = z.enum(['pending', 'completed', 'error'])
export type QueryStatus = z.infer<typeof queryStatus>

/** GET /api/queries/{id}. */
export const queryView = z.object({
  id: z.string(),
  question: z.string(),
  status: queryStatus,
  /** `[{ value }]` for one figure, `[{ month, value }]` for a monthly series, else by column. */
  results: z.array(z.record(z.string(), cell)),
  /** Null until known. */
  sqlQuery: z.nullable(z.string()),
  /** The keys of `results` in order, each with its column's name. */
  columns: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Number of all rows; more than `results` if they were cut. */
  total: z.int(),
  /** Whether the person wrote or edited the SQL. */
  edited: z.optional(z.boolean()),
  /** The name under which it is saved. */
  savedAs: z.optional(z.string()),
  /** The question as interpreted. */
  understood: z.optional(z.string()),
  /** Interpretations of ambiguous words in the question. */
  readings: z.optional(z.array(readingView)),
  /** The queries of each step, for a question in several steps. */
  parts: z.optional(z.array(answerPart)),
  chart: z.optional(chartSpec),
  /** Present if status is error: what happened, and what the person can do. */
  error: z.optional(z.string()),
  hint: z.optional(z.string()),
  /** True if Ask Anything may be able to answer the question, which is no query. */
  askInstead: z.optional(z.boolean()),
})
export type QueryView = z.infer<typeof queryView>

/** GET /api/queries: the part of the history that follows this query. */
export const historyPageQuery = z.object({ before: z.optional(z.string().check(z.maxLength(64))) })

/** GET /api/queries: saved queries first, then the history, newest first. */
export const querySummary = z.object({
  id: z.string(),
  question: z.string(),
  status: queryStatus,
  createdAt: z.iso.datetime(),
  edited: z.boolean(),
  savedAs: z.optional(z.string()),
})
export type QuerySummary = z.infer<typeof querySummary>
export const queryHistory = z.array(querySummary)

/** PATCH /api/queries/{id}: saves a query under a name; null unsaves it. */
export const queryChange = z.object({
  savedAs: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
})
export type QueryChange = z.infer<typeof queryChange>

/** GET /api/queries/{id}/rows: a page of the rows, in an order the person chose. */
export const rowsRequest = z.object({
  from: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000)), 0),
  /** Index of a column, counted from 0. */
  sort: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000))),
  direction: z._default(z.enum(['asc', 'desc']), 'asc'),
  ...timeZoneQuery.shape,
})
export type RowsRequest = z.infer<typeof rowsRequest>
export const rowsPage = z.extend(resultTable, { from: z.int() })
export type RowsPage = z.infer<typeof rowsPage>

/** GET /api/queries/tables: the tables that SQL can use. */
export const queryTables = z.array(
  z.object({
    name: z.string(),
    documentName: z.string(),
    rows: z.int(),
    columns: z.array(
      z.object({ name: z.string(), type: z.string(), unit: z.optional(z.string()) }),
    ),
  }),
)
export type QueryTables = z.infer<typeof queryTables>

/** GET /api/queries/examples: five questions for the person's own tables. */
export const queryExamples = z.object({
  examples: z.array(z.string()),
  /** False if there are no tables yet and the examples are general. */
  own: z.boolean(),
})
export type QueryExamples = z.infer<typeof queryExamples>

export const queryLimits = {
  pollMs: 1_000,
  timeLimitMs: 30_000,
  runningAPerson: 5,
  /** Most rows on a page, and in a file. */
  rowsAPage: 100,
  rowsAFile: 200_000,
  charactersAFile: 100_000_000,
  /** Queries on a page of the history; the first also has all saved ones. */
  history: 100,
} as const
