import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { embedPassages } from '#server/search/embed-passages.ts'
import type { Vault } from '#server/vault/vault.ts'

type Deps = { db: Database; vault: Vault; embedder: Embedder }

/** Embeds the passages of a document without a vector; resumes after an interruption. */
export async function embedDocument(
  deps: Deps,
  { userId, documentId }: { userId: string; documentId: string },
  signal: AbortSignal,
): Promise<void> {
  await embedPassages(deps, { userId, documentId }, signal)
  await deps.db.asUser(userId, (tx) =>
    tx
      .update(documents)
      .set({ embeddedAt: new Date() })
      .where(and(eq(documents.userId, userId), eq(documents.id, documentId))),
  )
}
