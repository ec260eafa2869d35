import { z } from 'zod'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { locator } from './locators.ts'
import { correction, queryPart, readingView } from './readings.ts'

export const askRequest = z.object({
  question: z.string().trim().min(1).max(limits.questionCharacters),
  /** IANA name of the person's time zone; dates such as "last month" are read in it. */
  timeZone: z.string().max(64).optional(),
  /** What words of the question mean, where they were taken for something else; remembered. */
  reading: correction.optional(),
})
export type AskRequest = z.infer<typeof askRequest>

export const queryType = z.enum(['personal', 'analytical', 'general'])
export type QueryType = z.infer<typeof queryType>

export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Cell = z.infer<typeof cell>

/** Evidence behind an answer. `[1]` in the answer text refers to the citation with number 1. */
export const citation = z.object({
  number: z.number().int().positive(),
  documentId: z.string(),
  documentName: z.string(),
  /** Absent for a citation of a whole table. */
  passageId: z.string().optional(),
  quote: z.string(),
  locator,
})
export type Citation = z.infer<typeof citation>

export const resultTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  /** Rows in all; more than `rows.length` when the table was cut. */
  total: z.number().int(),
})
export type ResultTable = z.infer<typeof resultTable>

export const step = z.object({
  kind: z.enum(['understand', 'search', 'sql', 'read', 'calculate', 'compose', 'check']),
  title: z.string(),
  detail: z.string().optional(),
})
export type Step = z.infer<typeof step>

export const askResponse = z.object({
  answer: z.string(),
  queryType,
  confidence: z.number().min(0).max(1),
  followUpQuestions: z.array(z.string()),
  citations: z.array(citation),
  /** The question as it was understood, in one plain sentence. */
  understood: z.string().optional(),
  /** What words of the question were taken for, where they may mean something else. */
  readings: z.array(readingView).optional(),
  /** What was asked of the tables, part by part. */
  query: z.array(queryPart).optional(),
  sql: z.string().optional(),
  table: resultTable.optional(),
  chart: chartSpec.optional(),
  steps: z.array(step),
  /** False when the answer is only the nearest evidence, not an answer. */
  found: z.boolean(),
})
export type AskResponse = z.infer<typeof askResponse>

export const suggestionsResponse = z.object({ suggestions: z.array(z.string()) })
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>
