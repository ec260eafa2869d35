import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { embedPending } from '#server/search/embed-pending.ts'
import { pendingVectors, storeVectors } from '#server/search/passage-vectors.ts'
import type { Vault } from '#server/vault/vault.ts'

type Deps = { db: Database; vault: Vault; embedder: Embedder }

const batchSize = 256

/** Embeds the passages of a document without a vector; resumes after an interruption. */
export async function embedDocument(
  { db, vault, embedder }: Deps,
  { userId, documentId }: { userId: string; documentId: string },
  signal: AbortSignal,
): Promise<void> {
  const keys = await vault.keysOf(userId)
  for (;;) {
    signal.throwIfAborted()
    const waiting = await db.asUser(userId, (tx) =>
      pendingVectors(tx, keys, userId, { documentId, limit: batchSize }),
    )
    if (waiting.length === 0) break
    const rows = await embedPending(embedder, waiting, { signal })
    await db.asUser(userId, (tx) => storeVectors(tx, keys, userId, rows))
  }
  await db.asUser(userId, (tx) =>
    tx
      .update(documents)
      .set({ embeddedAt: new Date() })
      .where(and(eq(documents.userId, userId), eq(documents.id, documentId))),
  )
}
