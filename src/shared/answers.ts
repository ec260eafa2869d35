import * as z from 'zod/mini'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { locator } from './locators.ts'
import { correction, queryPart, readingView } from './readings.ts'

export const askRequest = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.questionCharacters)),
  /** IANA name of the person's time zone; dates such as "last month" are read in it. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /** What words of the question mean, where they were taken for something else; remembered. */
  reading: z.optional(correction),
  /** Words are taken as they are typed, without correcting their spelling. */
  literal: z.optional(z.boolean()),
})
export type AskRequest = z.infer<typeof askRequest>

export const queryType = z.enum(['personal', 'analytical', 'general'])
export type QueryType = z.infer<typeof queryType>

export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Cell = z.infer<typeof cell>

/** Evidence behind an answer. `[1]` in the answer text refers to the citation with number 1. */
export const citation = z.object({
  number: z.int().check(z.positive()),
  documentId: z.string(),
  documentName: z.string(),
  /** Absent for a citation of a whole table. */
  passageId: z.optional(z.string()),
  quote: z.string(),
  locator,
})
export type Citation = z.infer<typeof citation>

export const resultTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  /** Rows in all; more than `rows.length` when the table was cut. */
  total: z.int(),
})
export type ResultTable = z.infer<typeof resultTable>

export const step = z.object({
  kind: z.enum(['understand', 'search', 'sql', 'read', 'calculate', 'compose', 'check']),
  title: z.string(),
  detail: z.optional(z.string()),
})
export type Step = z.infer<typeof step>

/** A word that was misspelt, and the word that it was read as. */
export const spellingCorrection = z.object({ typed: z.string(), read: z.string() })
export type SpellingCorrection = z.infer<typeof spellingCorrection>

/** What was looked up for one step, or one of several questions, of an answer. */
export const answerPart = z.object({
  title: z.string(),
  understood: z.optional(z.string()),
  readings: z.optional(z.array(readingView)),
  query: z.optional(z.array(queryPart)),
  sql: z.optional(z.string()),
  table: z.optional(resultTable),
})
export type AnswerPart = z.infer<typeof answerPart>

export const askResponse = z.object({
  answer: z.string(),
  queryType,
  confidence: z.number().check(z.gte(0), z.lte(1)),
  followUpQuestions: z.array(z.string()),
  citations: z.array(citation),
  /** The question as it was understood, in one plain sentence. */
  understood: z.optional(z.string()),
  /** Words of the question that were read in another spelling. */
  spelling: z.optional(z.array(spellingCorrection)),
  /** What words of the question were taken for, where they may mean something else. */
  readings: z.optional(z.array(readingView)),
  /** What was asked of the tables, part by part. */
  query: z.optional(z.array(queryPart)),
  /** Of an answer in several steps or to several questions, what each asked of the tables. */
  parts: z.optional(z.array(answerPart)),
  sql: z.optional(z.string()),
  table: z.optional(resultTable),
  chart: z.optional(chartSpec),
  steps: z.array(step),
  /** False when the answer is only the nearest evidence, not an answer. */
  found: z.boolean(),
})
export type AskResponse = z.infer<typeof askResponse>

/** What words were taken for, in the whole answer and in each of its parts. */
export const readingsIn = ({
  readings = [],
  parts = [],
}: Pick<AskResponse, 'readings' | 'parts'>) => [
  ...readings,
  ...parts.flatMap((part) => part.readings ?? []),
]

export const suggestionsResponse = z.object({ suggestions: z.array(z.string()) })
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>
