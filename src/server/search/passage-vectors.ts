import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { seal } from '#server/vault/seal.ts'
import { createSignMask, signsOf } from '#server/vault/sign-mask.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { bigintArray } from './bigint-array.ts'
import { openPassage } from './index-passages.ts'
import { isShown } from './is-shown.ts'
import { mostWindows, packVector } from './pack-vector.ts'
import type { Passage } from './passage.ts'
import { windowsOf } from './reading-windows.ts'

export type VectorRow = {
  passageId: bigint
  vector: Float32Array
  /** The vectors of its reading windows, if it has several. */
  windows?: readonly Float32Array[]
}
/** A passage to embed, with the texts of its reading windows, if it has several. */
export type PendingVector = { passageId: bigint; text: string; windows: string[] }

export const vectorContext = (userId: string, id: bigint) => ({
  table: 'passage_vectors',
  id,
  userId,
})

const pendingRows = z.array(z.object({ id: z.coerce.bigint(), sealed: z.instanceof(Buffer) }))

/** The texts of a passage to embed. Cells are queried rather than read, and have no windows. */
export function toEmbed(passageId: bigint, { path, text, locator }: Passage): PendingVector {
  const windows = locator.kind === 'cells' ? [] : windowsOf(text)
  const isCut = windows.length > 1 && windows.length <= mostWindows
  return {
    passageId,
    text: [...path, text].join('\n'),
    windows: isCut ? windows.map((window) => window.text) : [],
  }
}

/** Passages without a vector, of one document, of one source or of all, newest first. */
export async function pendingVectors(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  { documentId, sourceId, limit }: { documentId?: string; sourceId?: string; limit: number },
): Promise<PendingVector[]> {
  const { rows } = await tx.execute(sql`
    select id, sealed from passages
    where user_id = ${userId} and ${isShown(userId)}
      ${documentId === undefined ? sql`` : sql`and document_id = ${documentId}`}
      ${
        sourceId === undefined
          ? sql``
          : sql`and exists (select from documents where documents.user_id = ${userId}
              and documents.id = passages.document_id and source_id = ${sourceId})`
      }
      and not exists (select from passage_vectors
        where passage_vectors.user_id = ${userId} and passage_id = passages.id)
    order by id desc limit ${limit}`)
  return pendingRows.parse(rows).map((row) => toEmbed(row.id, openPassage(keys, userId, row)))
}

export async function storeVectors(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  rows: readonly VectorRow[],
): Promise<void> {
  if (rows.length === 0) return
  const { mask } = createSignMask(keys.vector)
  const sealed = rows.map(({ passageId, vector, windows }) =>
    seal(keys.vector, vectorContext(userId, passageId), packVector(vector, windows)),
  )
  // Removing passages locks this row too, so the two never deadlock. It also orders the numbers: a
  // reader up to a number misses none below it, since the next is assigned after this one is
  // stored.
  const counted = await tx.execute(sql`
    update passage_totals set vectors = vectors + ${rows.length}
    where user_id = ${userId} returning vectors - ${rows.length} as before`)
  const before = countedRows.parse(counted.rows)[0]?.before ?? 0
  // A passage may have been deleted while its vector was computed.
  await tx.execute(sql`
    insert into passage_vectors (user_id, passage_id, seq, signs, sealed)
    select ${userId}, passages.id, ${before}::bigint + row.place, row.signs, row.sealed
    from unnest(
      ${bigintArray(rows.map(({ passageId }) => passageId))}::bigint[],
      ${sql.param(rows.map(({ vector }) => mask(signsOf(vector))))}::bytea[],
      ${sql.param(sealed)}::bytea[]
    ) with ordinality as row (id, signs, sealed, place)
    join passages on passages.user_id = ${userId} and passages.id = row.id
    on conflict do nothing`)
}

const countedRows = z.array(z.object({ before: z.coerce.number() }))
