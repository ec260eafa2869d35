import * as z from 'zod/mini'
import { apiKeyScope } from './api-keys.ts'

export const exportLimits = { records: 500, questions: 200, documents: 500 } as const

const cursor = z.string().check(z.maxLength(500))

/** The query of paged routes. `user_id`, if given, must be the owner's. */
export const pageRequest = z.object({
  after: z.optional(cursor),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000))),
})
export type PageRequest = z.infer<typeof pageRequest>

const pageOf = {
  /** Where to continue, also for data added later. */
  next: z.nullable(cursor),
  more: z.boolean(),
}

/** GET /api/export: the person and scopes of the caller. */
export const exportAccess = z.object({
  userId: z.string(),
  /** The person's name; empty for a guest. */
  name: z.string(),
  scopes: z.array(apiKeyScope),
})
export type ExportAccess = z.infer<typeof exportAccess>

export const exportedRecord = z.object({
  id: z.string(),
  /** `email`, `message`, `transaction`, … */
  kind: z.string(),
  /** Its data source. */
  source: z.nullable(z.string()),
  occurredAt: z.nullable(z.string()),
  /** The structure depends on the kind. */
  value: z.unknown(),
})
export type ExportedRecord = z.infer<typeof exportedRecord>

/** GET /api/export/records: in the order in which they were last stored or changed. */
export const recordsPage = z.object({
  records: z.array(exportedRecord),
  /** Ids of deleted records. */
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
  /** Title of the conversation in which it was asked. */
  conversation: z.optional(z.string()),
  sql: z.optional(z.string()),
  /** The name of a saved query. */
  savedAs: z.optional(z.string()),
})
export type ExportedQuestion = z.infer<typeof exportedQuestion>

/** GET /api/export/questions: with their answers, conversations last. */
export const questionsPage = z.object({ questions: z.array(exportedQuestion), ...pageOf })
export type QuestionsPage = z.infer<typeof questionsPage>

export const exportedDocument = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  /** Folders at its origin, without the file name. */
  path: z.string(),
  url: z.string(),
  /** Time of the last change or of the upload. */
  at: z.string(),
  size: z.int().check(z.nonnegative()),
  source: z.nullable(z.string()),
  /** Changes with the content. */
  version: z.string(),
  /** The person's tags, if there are any. */
  tags: z.optional(z.array(z.string())),
  /** The record of the mail it was attached to. */
  attachedTo: z.optional(z.string()),
  /** False for a source's file whose content was not stored. */
  hasOriginal: z.boolean(),
})
export type ExportedDocument = z.infer<typeof exportedDocument>

/**
 * GET /api/export/documents: uploads and files from sources. The file itself: GET
 * /api/export/documents/{id}/original.
 */
export const documentsPage = z.object({ documents: z.array(exportedDocument), ...pageOf })
export type DocumentsPage = z.infer<typeof documentsPage>

/** Names in the archive of GET /api/export/archive. */
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

/** The file that identifies an export of Trove. */
export const exportManifest = z.object({
  format: z.literal('trove-export'),
  version: z.literal(1),
  exportedAt: z.string(),
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type ExportManifest = z.infer<typeof exportManifest>

/** A line in the archive's list of documents. */
export const archivedDocument = z.extend(exportedDocument, {
  /** The file's path in the archive; null if it has no content. */
  file: z.nullable(z.string()),
})
export type ArchivedDocument = z.infer<typeof archivedDocument>
