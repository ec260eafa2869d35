import { z } from 'zod'
import { citation, queryType, resultTable, step } from './answers.ts'
import { chartSpec } from './charts.ts'
import { limits } from './limits.ts'
import { correction, queryPart, readingView } from './readings.ts'

export const chatLimits = {
  titleCharacters: 200,
  /** How many conversations and messages a call answers, the newest ones. */
  conversations: 500,
  messages: 500,
} as const

export const chatCategory = z.enum(['financial', 'health', 'social', 'personal', 'general'])
export type ChatCategory = z.infer<typeof chatCategory>

/** POST /api/chat. */
export const chatRequest = z.object({
  message: z.string().trim().min(1).max(limits.questionCharacters),
  /** Without it a new conversation begins. */
  conversationId: z.string().max(64).optional(),
  /**
   * The id that the person's message is to have. Sent again it means the same message: it is
   * answered anew, and what followed it in the conversation is replaced.
   */
  messageId: z
    .string()
    .regex(/^msg_[0-9a-z]{26}$/)
    .optional(),
  /** IANA name of the person's time zone; dates such as "last month" are read in it. */
  timeZone: z.string().max(64).optional(),
  /** What words of the message mean, where they were taken for something else; remembered. */
  reading: correction.optional(),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** What an answer rests on. */
const evidence = {
  citations: z.array(citation).default([]),
  chart: chartSpec.optional(),
  table: resultTable.optional(),
  /** What was asked of the tables, part by part. */
  query: z.array(queryPart).optional(),
  sql: z.string().optional(),
  steps: z.array(step).default([]),
  /** The question as it was understood, in one plain sentence. */
  understood: z.string().optional(),
  /** What words of the question were taken for, where they may mean something else. */
  readings: z.array(readingView).optional(),
  /** False when the answer is only the nearest evidence, not an answer. */
  found: z.boolean().default(true),
}
export const chatEvidence = z.object(evidence)
export type ChatEvidence = z.infer<typeof chatEvidence>

export const chatMetadata = z.object({
  category: chatCategory,
  /** Names of the documents that are cited. */
  sources: z.array(z.string()),
  queryType,
  confidence: z.number().min(0).max(1),
})
export type ChatMetadata = z.infer<typeof chatMetadata>

/** What an assistant answers to one message. */
export const chatReply = z.object({
  response: z.string(),
  ...chatMetadata.shape,
  suggestions: z.array(z.string()),
  ...evidence,
})
export type ChatReply = z.infer<typeof chatReply>

export const chatResponse = chatReply.extend({
  conversationId: z.string().optional(),
  /** The id of the assistant's message. */
  messageId: z.string().optional(),
})
export type ChatResponse = z.infer<typeof chatResponse>

export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** Of the assistant's messages. */
  metadata: chatMetadata.optional(),
  evidence: chatEvidence.optional(),
  suggestions: z.array(z.string()).optional(),
  /** Of the person's messages: a failed one has no answer and can be sent again. */
  status: z.enum(['pending', 'answered', 'failed']).optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** GET /api/conversations: the newest first. */
export const conversationView = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ConversationView = z.infer<typeof conversationView>

/** GET /api/conversations/{id}. */
export const conversation = conversationView.extend({ messages: z.array(chatMessage) })
export type Conversation = z.infer<typeof conversation>

/** PATCH /api/conversations/{id}. */
export const conversationChange = z.object({
  title: z.string().trim().min(1).max(chatLimits.titleCharacters),
})
export type ConversationChange = z.infer<typeof conversationChange>
