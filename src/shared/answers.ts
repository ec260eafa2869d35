import * as z from 'zod/mini'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { locator } from './locators.ts'
import { correction, queryPart, readingView } from './readings.ts'

export const askRequest = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.questionCharacters)),
  /** IANA name of the person's time zone, in which dates such as "last month" are interpreted. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /** Language for the format of dates and numbers: `de`, `en-GB`. */
  language: z.optional(z.string().check(z.maxLength(35))),
  /** A correction of how words of the question were interpreted; remembered. */
  reading: z.optional(correction),
  /** Takes words as typed, without correcting their spelling. */
  literal: z.optional(z.boolean()),
})
export type AskRequest = z.infer<typeof askRequest>

export const queryType = z.enum(['personal', 'analytical', 'general'])
export type QueryType = z.infer<typeof queryType>

export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Cell = z.infer<typeof cell>

/** Evidence for an answer. `[1]` in the answer text refers to the citation with number 1. */
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

/** Format of a column's figures: amounts in a currency, counts, periods of time. */
export const columnStyle = z.object({
  kind: z.enum(['money', 'number', 'count', 'plain', 'stretch']),
  unit: z.optional(z.string()),
})
export type ColumnStyle = z.infer<typeof columnStyle>

export const resultTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  /** Number of all rows; more than `rows.length` if the table was cut. */
  total: z.int(),
  /** The format of each column's figures. */
  styles: z.optional(z.array(z.nullable(columnStyle))),
})
export type ResultTable = z.infer<typeof resultTable>

export const step = z.object({
  kind: z.enum(['understand', 'search', 'sql', 'read', 'calculate', 'compose', 'check']),
  title: z.string(),
  detail: z.optional(z.string()),
})
export type Step = z.infer<typeof step>

/** A misspelt word and the word it was read as; or the person it refers to. */
export const spellingCorrection = z.object({
  typed: z.string(),
  read: z.string(),
  isPerson: z.optional(z.boolean()),
})
export type SpellingCorrection = z.infer<typeof spellingCorrection>

/** The lookup for one step, or for one of several questions, of an answer. */
export const answerPart = z.object({
  title: z.string(),
  understood: z.optional(z.string()),
  readings: z.optional(z.array(readingView)),
  query: z.optional(z.array(queryPart)),
  sql: z.optional(z.string()),
  table: z.optional(resultTable),
})
export type AnswerPart = z.infer<typeof answerPart>

/** The answer as its card shows it. */
export const answerCard = z.object({
  /** The key result: a figure, a name, yes or no. */
  figure: z.optional(z.string()),
  /** One plain sentence that explains the result. */
  sentence: z.string(),
  /** Comparisons, and what the result is based on. */
  context: z.array(z.string()),
  /** Whether the table's rows are the answer. */
  isList: z.optional(z.boolean()),
})
export type AnswerCard = z.infer<typeof answerCard>

export const askResponse = z.object({
  /** Id of the kept answer; absent until it is kept. */
  id: z.optional(z.string()),
  /** Whether the kept answer is pinned, and so listed first. */
  pinned: z.optional(z.boolean()),
  answer: z.string(),
  card: z.optional(answerCard),
  queryType,
  confidence: z.number().check(z.gte(0), z.lte(1)),
  followUpQuestions: z.array(z.string()),
  /** Short forms of follow-up questions, such as "Compare with September". */
  followUpsInShort: z.optional(z.record(z.string(), z.string())),
  citations: z.array(citation),
  /** The question as interpreted, in one plain sentence. */
  understood: z.optional(z.string()),
  /** Words of the question that were read in another spelling. */
  spelling: z.optional(z.array(spellingCorrection)),
  /** Interpretations of ambiguous words in the question. */
  readings: z.optional(z.array(readingView)),
  /** The query over the tables, part by part. */
  query: z.optional(z.array(queryPart)),
  /** The queries of each step, or of each of several questions. */
  parts: z.optional(z.array(answerPart)),
  sql: z.optional(z.string()),
  table: z.optional(resultTable),
  /** All rows from which a figure was computed. */
  evidence: z.optional(resultTable),
  chart: z.optional(chartSpec),
  steps: z.array(step),
  /** False if the answer only shows the nearest evidence. */
  found: z.boolean(),
})
export type AskResponse = z.infer<typeof askResponse>

/** The interpreted words in the whole answer and each of its parts. */
export const readingsIn = ({
  readings = [],
  parts = [],
}: Pick<AskResponse, 'readings' | 'parts'>) => [
  ...readings,
  ...parts.flatMap((part) => part.readings ?? []),
]

export const pastAnswerLimits = { listed: 50, wordsCharacters: 200 } as const

/** GET /api/ask/answers: earlier answers, pinned ones first, then the newest. */
export const pastAnswer = z.object({
  id: z.string(),
  question: z.string(),
  /** The key result. */
  figure: z.optional(z.string()),
  at: z.string(),
  pinned: z.boolean(),
  found: z.boolean(),
})
export type PastAnswer = z.infer<typeof pastAnswer>
export const pastAnswers = z.array(pastAnswer)

/** GET /api/ask/answers/{id}: an answer as given at the time. */
export const pastExchange = z.object({
  id: z.string(),
  question: z.string(),
  at: z.string(),
  pinned: z.boolean(),
  reasoning: z.boolean(),
  response: askResponse,
})
export type PastExchange = z.infer<typeof pastExchange>

/** PATCH /api/ask/answers/{id}. */
export const pastAnswerChange = z.object({ pinned: z.boolean() })

/**
 * POST /api/ask/answers/search: words in questions or answers; not in the address, since they may
 * be private.
 */
export const pastAnswerSearch = z.object({
  words: z.string().check(z.maxLength(pastAnswerLimits.wordsCharacters)),
})

/** The newest answers that contain the words, pinned ones first. */
export const foundAnswers = z.object({
  answers: pastAnswers,
  /** True if older answers contain the words, too. */
  hasMore: z.boolean(),
})
export type FoundAnswers = z.infer<typeof foundAnswers>

export const suggestionsResponse = z.object({ suggestions: z.array(z.string()) })
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>
