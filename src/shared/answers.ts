import * as z from 'zod/mini'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { locator } from './locators.ts'
import { correction, queryPart, readingView } from './readings.ts'

export const askRequest = z.object({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.questionCharacters)),
  /** IANA name of the person's time zone; dates such as "last month" are read in it. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /** In whose form dates and numbers are written: `de`, `en-GB`. */
  language: z.optional(z.string().check(z.maxLength(35))),
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

/** How the figures of a column are written: amounts of a currency, counts, stretches of time. */
export const columnStyle = z.object({
  kind: z.enum(['money', 'number', 'count', 'plain', 'stretch']),
  unit: z.optional(z.string()),
})
export type ColumnStyle = z.infer<typeof columnStyle>

export const resultTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  /** Rows in all; more than `rows.length` when the table was cut. */
  total: z.int(),
  /** How the figures of each column are written. */
  styles: z.optional(z.array(z.nullable(columnStyle))),
})
export type ResultTable = z.infer<typeof resultTable>

export const step = z.object({
  kind: z.enum(['understand', 'search', 'sql', 'read', 'calculate', 'compose', 'check']),
  title: z.string(),
  detail: z.optional(z.string()),
})
export type Step = z.infer<typeof step>

/** A word that was misspelt, and the word that it was read as; or who is meant by it. */
export const spellingCorrection = z.object({
  typed: z.string(),
  read: z.string(),
  isPerson: z.optional(z.boolean()),
})
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

/** The same answer as the card shows it. */
export const told = z.object({
  /** What was asked for, to be read at a glance: a figure, a name, yes or no. */
  figure: z.optional(z.string()),
  /** One plain sentence that says what it is of. */
  sentence: z.string(),
  /** What it is seen against, and what it rests on. */
  context: z.array(z.string()),
  /** The rows of the table are the answer. */
  isList: z.optional(z.boolean()),
})
export type Told = z.infer<typeof told>

export const askResponse = z.object({
  /** Under which the answer is kept; absent until it is. */
  id: z.optional(z.string()),
  /** Of a kept answer: it stands first among them. */
  pinned: z.optional(z.boolean()),
  answer: z.string(),
  told: z.optional(told),
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
  /** The rows that a figure was computed from, each of them. */
  evidence: z.optional(resultTable),
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

export const keptLimits = { listed: 50, searched: 1_000, wordsCharacters: 200 } as const

/** GET /api/ask/answers: what was asked, the pinned first, then the newest. */
export const keptAnswer = z.object({
  id: z.string(),
  question: z.string(),
  /** What it came to, to be read at a glance. */
  figure: z.optional(z.string()),
  at: z.string(),
  pinned: z.boolean(),
  found: z.boolean(),
})
export type KeptAnswer = z.infer<typeof keptAnswer>
export const keptAnswers = z.array(keptAnswer)

/** GET /api/ask/answers/{id}: an answer as it was given. */
export const keptExchange = z.object({
  id: z.string(),
  question: z.string(),
  at: z.string(),
  pinned: z.boolean(),
  reasoning: z.boolean(),
  response: askResponse,
})
export type KeptExchange = z.infer<typeof keptExchange>

/** PATCH /api/ask/answers/{id}. */
export const keptChange = z.object({ pinned: z.boolean() })

/** POST /api/ask/answers/search: words of what was asked or answered; in no address, as they may be private. */
export const keptSearch = z.object({
  words: z.string().check(z.maxLength(keptLimits.wordsCharacters)),
})

export const suggestionsResponse = z.object({ suggestions: z.array(z.string()) })
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>
