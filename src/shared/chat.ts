import * as z from 'zod/mini'
import {
  answerPart,
  citation,
  queryType,
  resultTable,
  spellingCorrection,
  step,
  answerCard,
} from './answers.ts'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { correction, queryPart, readingView } from './readings.ts'

export const chatLimits = {
  titleCharacters: 200,
  /** Number of conversations and messages in a response. */
  conversations: 100,
  messages: 100,
} as const

export const chatCategory = z.enum(['financial', 'health', 'social', 'personal', 'general'])
export type ChatCategory = z.infer<typeof chatCategory>

/** POST /api/chat. */
export const chatRequest = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.questionCharacters)),
  /** Without it a new conversation starts. */
  conversationId: z.optional(z.string().check(z.maxLength(64))),
  /**
   * The id for the person's message. Sent again, it means the same message: it is answered again,
   * and everything after it in the conversation is replaced.
   */
  messageId: z.optional(z.string().check(z.regex(/^msg_[0-9a-z]{26}$/))),
  /** IANA name of the person's time zone, in which dates such as "last month" are interpreted. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /** Language for the format of dates and numbers: `de`, `en-GB`. */
  language: z.optional(z.string().check(z.maxLength(35))),
  /** A correction of how words of the message were interpreted; remembered. */
  reading: z.optional(correction),
  /** Takes words as typed, without correcting their spelling. */
  literal: z.optional(z.boolean()),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** The evidence for an answer. */
const evidence = {
  citations: z._default(z.array(citation), []),
  /** The reply as a key result, a sentence and context. */
  card: z.optional(answerCard),
  /** All rows from which a figure was computed. */
  evidence: z.optional(resultTable),
  chart: z.optional(chartSpec),
  table: z.optional(resultTable),
  /** The query over the tables, part by part. */
  query: z.optional(z.array(queryPart)),
  sql: z.optional(z.string()),
  steps: z._default(z.array(step), []),
  /** The question as interpreted, in one plain sentence. */
  understood: z.optional(z.string()),
  /** Words of the question that were read in another spelling. */
  spelling: z.optional(z.array(spellingCorrection)),
  /** Interpretations of ambiguous words in the question. */
  readings: z.optional(z.array(readingView)),
  /** The queries of each step, or of each of several questions. */
  parts: z.optional(z.array(answerPart)),
  /** Short forms of suggestions. */
  followUpsInShort: z.optional(z.record(z.string(), z.string())),
  /** False if the answer only shows the nearest evidence. */
  found: z._default(z.boolean(), true),
}
export const chatEvidence = z.object(evidence)
export type ChatEvidence = z.infer<typeof chatEvidence>

export const chatMetadata = z.object({
  category: chatCategory,
  /** Names of the cited documents. */
  sources: z.array(z.string()),
  queryType,
  confidence: z.number().check(z.gte(0), z.lte(1)),
})
export type ChatMetadata = z.infer<typeof chatMetadata>

/** The assistant's answer to one message. */
export const chatReply = z.object({
  response: z.string(),
  ...chatMetadata.shape,
  suggestions: z.array(z.string()),
  ...evidence,
})
export type ChatReply = z.infer<typeof chatReply>

export const chatResponse = z.extend(chatReply, {
  conversationId: z.optional(z.string()),
  /** The id of the assistant's message. */
  messageId: z.optional(z.string()),
})
export type ChatResponse = z.infer<typeof chatResponse>

export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** For the assistant's messages. */
  metadata: z.optional(chatMetadata),
  evidence: z.optional(chatEvidence),
  suggestions: z.optional(z.array(z.string())),
  /** For the person's messages: a failed one has no answer and can be sent again. */
  status: z.optional(z.enum(['pending', 'answered', 'failed'])),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** GET /api/conversations and /api/conversations/{id}: the page before an earlier page's last. */
export const chatPageQuery = z.object({
  /** The id of a conversation, or of a message. */
  before: z.optional(z.string().check(z.maxLength(64))),
})

/** GET /api/conversations: newest first. */
export const conversationView = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ConversationView = z.infer<typeof conversationView>

/** GET /api/conversations/{id}. */
export const conversation = z.extend(conversationView, {
  messages: z.array(chatMessage),
  /** True if there are earlier messages. */
  hasEarlier: z.optional(z.boolean()),
})
export type Conversation = z.infer<typeof conversation>

/** PATCH /api/conversations/{id}. */
export const conversationChange = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.titleCharacters)),
})
export type ConversationChange = z.infer<typeof conversationChange>
