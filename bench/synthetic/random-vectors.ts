import type { Tx } from '#server/db/open.ts'
import { pendingVectors, storeVectors } from '#server/search/passage-vectors.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

/** Gives a document's passages and their reading windows random vectors instead of embeddings. */
export async function storeRandomVectors(
  tx: Tx,
  { keys, userId, documentId }: { keys: PersonKeys; userId: string; documentId: string },
  random: () => number,
): Promise<void> {
  const pending = await pendingVectors(tx, keys, userId, { documentId, limit: 10_000 })
  const rows = pending.map(({ passageId, windows }) => ({
    passageId,
    vector: createUnitVector(random),
    windows: windows.map(() => createUnitVector(random)),
  }))
  await storeVectors(tx, keys, userId, rows)
}

function createUnitVector(random: () => number): Float32Array {
  const vector = Float32Array.from({ length: 384 }, () => random() + random() + random() - 1.5)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
