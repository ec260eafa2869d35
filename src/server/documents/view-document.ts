import { z } from 'zod'
import type { DocumentView } from '#shared/documents.ts'
import { sourceType } from '#shared/sources.ts'
import type { documents } from '#server/db/tables.ts'
import { failureText } from '#server/ingestion/extract/failures.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

export type DocumentRow = typeof documents.$inferSelect

const sealedName = z.object({
  name: z.string(),
  source: z.optional(sourceType),
  tags: z.optional(z.array(z.string())),
})

export const documentContext = (userId: string, id: string) => ({ table: 'documents', id, userId })

export const openName = (keys: PersonKeys, { userId, id, sealed }: DocumentRow) =>
  sealedName.parse(openJson(keys.content, documentContext(userId, id), sealed))

/** A document as the person sees it. */
export function viewDocument(keys: PersonKeys, row: DocumentRow): DocumentView {
  const { name, source, tags } = openName(keys, row)
  return {
    id: row.id,
    originalName: name,
    mimeType: row.mimeType,
    fileSize: row.sizeBytes,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status,
    ...(row.status === 'processing' ? { progress: row.progress } : {}),
    ...(row.status === 'processed' && row.errorDetail !== null ? { notice: row.errorDetail } : {}),
    ...(row.status === 'error'
      ? { error: failureText(row.errorCode ?? '', row.errorDetail ?? undefined) }
      : {}),
    ...(tags && tags.length > 0 ? { tags } : {}),
    ...(row.sample ? { sample: true } : {}),
    ...(row.sourceId !== null && source ? { source: { id: row.sourceId, type: source } } : {}),
  }
}
