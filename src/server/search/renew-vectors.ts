import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from '#server/db/open.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { isGermanText } from '#server/translation/translate-text.ts'
import { open, seal } from '#server/vault/seal.ts'
import { createSignMask, signsOf } from '#server/vault/sign-mask.ts'
import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'
import { bigintArray } from './bigint-array.ts'
import { openPassage } from './index-passages.ts'
import { packVector, withWindows } from './pack-vector.ts'
import { toEmbed, vectorContext } from './passage-vectors.ts'
import type { PendingVector } from './passage-vectors.ts'

type Deps = { db: Database; vault: KeyHolder; embedder: Pick<Embedder, 'embed'> }

/** Small, so that new passages wait for the embedding thread only briefly. */
const batchSize = 32

/**
 * Adds the vectors of reading windows to a person's vectors from before there were any, and
 * computes those of German texts anew, in English; resumes after an interruption.
 */
export async function renewVectors(
  { db, vault, embedder }: Deps,
  { userId }: { userId: string },
  signal: AbortSignal,
): Promise<void> {
  const keys = await vault.keysOf(userId)
  for (;;) {
    signal.throwIfAborted()
    const outdated = await db.asUser(userId, (tx) => outdatedVectors(tx, keys, userId))
    if (outdated.length === 0) break
    const renewed = await renew(embedder, outdated, signal)
    await db.asUser(userId, (tx) => replaceVectors(tx, keys, userId, renewed))
  }
  await db.asUser(userId, (tx) =>
    tx.execute(sql`update passage_totals set renew_vectors = false where user_id = ${userId}`),
  )
}

const outdatedRows = z.array(
  z.object({
    id: z.coerce.bigint(),
    sealed: z.instanceof(Buffer),
    vector: z.instanceof(Buffer),
  }),
)

type Outdated = PendingVector & { packed: Buffer; isGerman: boolean }

async function outdatedVectors(tx: Tx, keys: PersonKeys, userId: string): Promise<Outdated[]> {
  // The length is written out, as in the index that finds them.
  const { rows } = await tx.execute(sql`
    select passages.id, passages.sealed, passage_vectors.sealed as vector
    from passage_vectors join passages
      on passages.user_id = ${userId} and passages.id = passage_id
    where passage_vectors.user_id = ${userId} and octet_length(passage_vectors.sealed) <= 417
    order by passage_id desc limit ${batchSize}`)
  return outdatedRows.parse(rows).map(({ id, sealed, vector }) => {
    const passage = openPassage(keys, userId, { id, sealed })
    return {
      ...toEmbed(id, passage),
      packed: open(keys.vector, vectorContext(userId, id), vector),
      isGerman: isGermanText(passage.text),
    }
  })
}

/** `signs` if the vector itself was computed anew. */
type Renewed = { passageId: bigint; packed: Buffer; signs: Uint32Array | undefined }

async function renew(
  embedder: Deps['embedder'],
  outdated: readonly Outdated[],
  signal: AbortSignal,
): Promise<Renewed[]> {
  const texts = outdated.flatMap(({ text, windows, isGerman }) => [
    ...(isGerman ? [text] : []),
    ...windows,
  ])
  const vectors = texts.length > 0 ? await embedder.embed(texts, { signal }) : []
  return outdated.map(({ passageId, packed, windows, isGerman }) => {
    const own = vectors.splice(0, windows.length + (isGerman ? 1 : 0))
    const vector = isGerman ? own.shift() : undefined
    return {
      passageId,
      packed: vector ? packVector(vector, own) : withWindows(packed, own),
      signs: vector && signsOf(vector),
    }
  })
}

/** Signs in memory may be those of before for some minutes; they only nominate candidates. */
async function replaceVectors(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  rows: readonly Renewed[],
): Promise<void> {
  const { mask } = createSignMask(keys.vector)
  const sealed = rows.map(({ passageId, packed }) =>
    seal(keys.vector, vectorContext(userId, passageId), packed),
  )
  await tx.execute(sql`
    update passage_vectors as vectors set sealed = row.sealed,
      signs = case when vectors.signs is null then null else coalesce(row.signs, vectors.signs) end
    from unnest(
      ${bigintArray(rows.map(({ passageId }) => passageId))}::bigint[],
      ${sql.param(rows.map(({ signs }) => (signs ? mask(signs) : null)))}::bytea[],
      ${sql.param(sealed)}::bytea[]
    ) as row (id, signs, sealed)
    where vectors.user_id = ${userId} and vectors.passage_id = row.id`)
}
