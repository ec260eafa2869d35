import { sql } from 'drizzle-orm'

/**
 * Whether the document of a passage is shown; without it, passages of a deleted source would still
 * be read until they are erased. Costs nothing as long as nothing is hidden.
 */
export const isShown = (userId: string) => sql`(
  current_setting('trove.hidden', true) = '' or exists (
    select from documents
    where documents.user_id = ${userId} and documents.id = passages.document_id))`
