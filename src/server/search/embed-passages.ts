import type { Database } from '#server/db/open.ts'
import type { Embedder, EmbedOptions } from '#server/models/embedder.ts'
import type { KeyHolder } from '#server/vault/vault.ts'
import { pendingVectors, storeVectors } from './passage-vectors.ts'
import type { PendingVector, VectorRow } from './passage-vectors.ts'

type Deps = { db: Database; vault: KeyHolder; embedder: Pick<Embedder, 'embed'> }

const batchSize = 256

/** Gives vectors to the passages without any, of a document, of a source or of all, newest first. */
export async function embedPassages(
  { db, vault, embedder }: Deps,
  { userId, ...origin }: { userId: string; documentId?: string; sourceId?: string },
  signal: AbortSignal,
): Promise<void> {
  const keys = await vault.keysOf(userId)
  for (;;) {
    signal.throwIfAborted()
    const waiting = await db.asUser(userId, (tx) =>
      pendingVectors(tx, keys, userId, { ...origin, limit: batchSize }),
    )
    if (waiting.length === 0) break
    const rows = await embedPending(embedder, waiting, { signal })
    await db.asUser(userId, (tx) => storeVectors(tx, keys, userId, rows))
  }
}

/** The vectors of passages and of their windows, ready to store. */
export async function embedPending(
  embedder: Pick<Embedder, 'embed'>,
  pending: readonly PendingVector[],
  options?: EmbedOptions,
): Promise<VectorRow[]> {
  const texts = pending.flatMap(({ text, windows }) => [text, ...windows])
  const vectors = await embedder.embed(texts, options)
  let at = 0
  return pending.flatMap(({ passageId, windows }) => {
    const [vector, ...own] = vectors.slice(at, at + 1 + windows.length)
    at += 1 + windows.length
    return vector ? [{ passageId, vector, windows: own }] : []
  })
}
