import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/open.ts'
import { itemKinds } from '#server/records/record-kinds.ts'
import { hasDeletedRecords } from '#server/deletions/has-deleted-records.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import { openSealed, readSealed } from './read-records.ts'
import { briefOf, gapsOf, readRanges, storeBatch } from './record-batches.ts'

/**
 * Seals a person's item records once more in batches, which load many times faster than single
 * records. Resumes after an interruption and fills the gaps that changes leave.
 */
export async function batchRecords(
  { db, vault }: { db: Database; vault: KeyHolder },
  { userId }: { userId: string },
  signal: AbortSignal,
): Promise<void> {
  const keys = await vault.keysOf(userId)
  for (let more = true; more;) {
    signal.throwIfAborted()
    more = await db.asUser(userId, (tx) => storeNext(tx, keys, userId))
  }
}

/** The last records wait until they fill a batch. */
async function storeNext(tx: Tx, keys: PersonKeys, userId: string): Promise<boolean> {
  // A concurrent change to one of these records waits for the batch, and then removes it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('batches:' || ${userId}, 0))`)
  // Those of deleted documents and sources would be in the batch, or be missing when restored.
  if (await hasDeletedRecords(tx, userId)) return false
  const gaps = gapsOf(await readRanges(tx, userId))
  const [gap] = gaps
  if (!gap) return false
  const { rows, isFull } = await readSealed(tx, userId, { kinds: itemKinds, range: gap })
  if (!isFull && gaps.length === 1) return false
  const to = isFull ? Number(rows.at(-1)?.seq ?? gap.to) : gap.to
  const records = await openSealed(keys, userId, rows)
  const range = { from: gap.from, to }
  await storeBatch(tx, keys, { userId, range }, records.map(briefOf))
  return true
}
