import * as z from 'zod/mini'
import { apiKeyScope } from './api-keys.ts'

export const exportLimits = { records: 500, questions: 200, documents: 500 } as const

const cursor = z.string().check(z.maxLength(500))

/** The query of the routes that answer pages. `user_id`, where it is given, must be the owner's. */
export const pageRequest = z.object({
  after: z.optional(cursor),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000))),
})
export type PageRequest = z.infer<typeof pageRequest>

const pageOf = {
  /** Where to go on, also later when there is more. */
  next: z.nullable(cursor),
  more: z.boolean(),
}

/** GET /api/export: whose data may be read, and what of it. */
export const exportAccess = z.object({
  userId: z.string(),
  /** Of the person; empty for a guest. */
  name: z.string(),
  scopes: z.array(apiKeyScope),
})
export type ExportAccess = z.infer<typeof exportAccess>

export const exportedRecord = z.object({
  id: z.string(),
  /** `email`, `message`, `transaction`, … */
  kind: z.string(),
  /** The data source that it came from. */
  source: z.nullable(z.string()),
  occurredAt: z.nullable(z.string()),
  /** As its kind says. */
  value: z.unknown(),
})
export type ExportedRecord = z.infer<typeof exportedRecord>

/** GET /api/export/records: in the order in which they were stored or changed last. */
export const recordsPage = z.object({
  records: z.array(exportedRecord),
  /** Ids of records that are no longer there. */
  gone: z.array(z.string()),
  ...pageOf,
})
export type RecordsPage = z.infer<typeof recordsPage>

export const exportedQuestion = z.object({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  answer: z.string(),
  askedAt: z.string(),
  /** The title of the conversation that it was asked in. */
  conversation: z.optional(z.string()),
  sql: z.optional(z.string()),
  /** The name under which a query is saved. */
  savedAs: z.optional(z.string()),
})
export type ExportedQuestion = z.infer<typeof exportedQuestion>

/** GET /api/export/questions: with their answers, those of conversations last. */
export const questionsPage = z.object({ questions: z.array(exportedQuestion), ...pageOf })
export type QuestionsPage = z.infer<typeof questionsPage>

export const exportedDocument = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  /** Folders above it at its origin, without the name. */
  path: z.string(),
  url: z.string(),
  /** When it was changed or uploaded. */
  at: z.string(),
  size: z.int().check(z.nonnegative()),
  source: z.nullable(z.string()),
  /** Changes when the content does. */
  version: z.string(),
  /** The record of the mail that it came with. */
  attachedTo: z.optional(z.string()),
  /** False for a file of a source that was noted without its content. */
  hasOriginal: z.boolean(),
})
export type ExportedDocument = z.infer<typeof exportedDocument>

/**
 * GET /api/export/documents: files that were uploaded and files of sources. The file itself:
 * GET /api/export/documents/{id}/original.
 */
export const documentsPage = z.object({ documents: z.array(exportedDocument), ...pageOf })
export type DocumentsPage = z.infer<typeof documentsPage>

/** What GET /api/export/archive holds, by its names. */
export const archiveNames = {
  manifest: 'trove-export.json',
  readme: 'README.txt',
  records: 'records',
  documents: 'documents',
  documentList: 'documents.jsonl',
  questions: 'questions.json',
  conversations: 'conversations.json',
  sources: 'sources.json',
  corrections: 'money-corrections.json',
  readings: 'readings.json',
} as const

/** The file that tells an export of Trove from other archives. */
export const exportManifest = z.object({
  format: z.literal('trove-export'),
  version: z.literal(1),
  exportedAt: z.string(),
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type ExportManifest = z.infer<typeof exportManifest>

/** A line of the list of documents in the archive. */
export const archivedDocument = z.extend(exportedDocument, {
  /** Where the file lies in the archive; null where there is none. */
  file: z.nullable(z.string()),
})
export type ArchivedDocument = z.infer<typeof archivedDocument>
