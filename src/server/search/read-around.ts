import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import type { Passage } from './passage.ts'
import type { Vault } from '#server/vault/vault.ts'
import { bigintArray } from './bigint-array.ts'
import { isShown } from './is-shown.ts'
import { openPassage } from './index-passages.ts'

/** A passage with its position in a document. */
export type PlacedPassage = Passage & { passageId: string; documentId: string; ordinal: number }

const foundRows = z.array(
  z.object({
    id: z.coerce.bigint(),
    document_id: z.string(),
    ordinal: z.number(),
    sealed: z.instanceof(Buffer),
  }),
)

/** The passages with `ids` and those up to `reach` before and after each in its document, in order. */
export async function readAround(
  { db, vault }: { db: Database; vault: Vault },
  userId: string,
  ids: readonly string[],
  reach: number,
): Promise<PlacedPassage[]> {
  if (ids.length === 0) return []
  const keys = await vault.keysOf(userId)
  return db.asUser(userId, async (tx) => {
    const { rows } = await tx.execute(sql`
      select distinct passages.id, passages.document_id, passages.ordinal, passages.sealed
      from passages as hit
      join passages on passages.user_id = hit.user_id and passages.document_id = hit.document_id
        and passages.ordinal between hit.ordinal - ${reach} and hit.ordinal + ${reach}
      where hit.user_id = ${userId} and hit.id = any(${bigintArray(ids.map(BigInt))}::bigint[])
        and ${isShown(userId)}
      order by passages.document_id, passages.ordinal`)
    return foundRows.parse(rows).map((row) => ({
      ...openPassage(keys, userId, row),
      passageId: String(row.id),
      documentId: row.document_id,
      ordinal: row.ordinal,
    }))
  })
}
