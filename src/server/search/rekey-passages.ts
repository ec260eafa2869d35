import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { createBitsReader } from '#server/vault/keyed-bits.ts'
import { keyTerm } from '#server/vault/keyed-terms.ts'
import { openJson } from '#server/vault/seal.ts'
import { createSignMask } from '#server/vault/sign-mask.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { bigintArray } from './bigint-array.ts'
import { countTermsIn, countTermsOut } from './count-terms.ts'
import { countEpochs, epochsFor, legacyEpoch } from './epochs.ts'
import { openPassage } from './index-passages.ts'
import { languageToken } from './passage-terms.ts'
import { recentTerms } from './recent-terms.ts'
import { stemLanguages } from './stem.ts'
import { endOffsets, joinTerms } from './term-arrays.ts'

/** Passages rekeyed per transaction. */
const rowsAStep = 500

/** Which of these documents are bulk mail. */
export type FindBulk = (tx: Tx, documentIds: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Rekeys some legacy passages under their epochs, and masks the signs of some of their vectors.
 * Returns whether there may be more.
 */
export async function rekeyNext(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  findBulk: FindBulk,
): Promise<boolean> {
  // Locked first, so that changes to one person's counts are serialized.
  await tx.execute(sql`select 1 from passage_totals where user_id = ${userId} for update`)
  const terms = await rekeyTerms(tx, keys, userId, findBulk)
  const vectors = await remaskVectors(tx, keys, userId)
  if (terms + vectors > 0) return true
  await tx.execute(sql`update passage_totals set legacy = false where user_id = ${userId}`)
  return false
}

const legacyRows = z.array(
  z.object({
    id: z.coerce.bigint(),
    document_id: z.string(),
    terms: z.array(z.coerce.bigint()),
    sealed: z.instanceof(Buffer),
    document: z.instanceof(Buffer),
  }),
)
const named = z.object({ name: z.string() })

async function rekeyTerms(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  findBulk: FindBulk,
): Promise<number> {
  const found = await tx.execute(sql`
    select passages.id, document_id, terms, passages.sealed, documents.sealed as document
    from passages join documents
      on documents.user_id = passages.user_id and documents.id = document_id
    where passages.user_id = ${userId} and epoch = ${legacyEpoch}
    order by passages.id limit ${rowsAStep}`)
  const rows = legacyRows.parse(found.rows)
  if (rows.length === 0) return 0
  const bulk = await findBulk(
    tx,
    rows.map((row) => row.document_id),
  )
  const documents = rows.map((row) => ({
    documentId: row.document_id,
    bulk: bulk.has(row.document_id),
  }))
  const epochOf = await epochsFor(tx, keys, userId, documents)
  const termsOf = recentTerms(keys)
  const languageOf = languageReader(keys)
  const rekeyed = rows.map(({ id, document_id: documentId, terms, sealed, document }) => {
    const { text, path } = openPassage(keys, userId, { id, sealed })
    const place = { table: 'documents', id: documentId, userId }
    const { name } = named.parse(openJson(keys.content, place, document))
    const epoch = epochOf({ documentId, bulk: bulk.has(documentId) })
    const made = termsOf({ text, path, name }, languageOf(terms), epoch.key)
    return { id, epoch: epoch.id, before: BigInt64Array.from(terms), terms: made.terms }
  })
  await countTermsOut(tx, userId, joinTerms(rekeyed.map(({ before }) => ({ terms: before }))))
  await updateRows(tx, userId, rekeyed)
  await countTermsIn(tx, userId, joinTerms(rekeyed))
  const byEpoch = Map.groupBy(rekeyed, ({ epoch }) => epoch)
  await countEpochs(tx, userId, new Map([...byEpoch].map(([id, own]) => [id, own.length])))
  return rows.length
}

/** The language in which a passage was indexed is stored only among its terms. */
function languageReader(keys: PersonKeys) {
  const terms = stemLanguages.map(
    (language) => [keyTerm(keys.index, languageToken(language)), language] as const,
  )
  return (held: readonly bigint[]) => terms.find(([term]) => held.includes(term))?.[1] ?? 'und'
}

async function updateRows(
  tx: Tx,
  userId: string,
  rows: readonly { id: bigint; epoch: number; terms: BigInt64Array }[],
): Promise<void> {
  await tx.execute(sql`
    update passages set epoch = row.epoch,
      terms = (${bigintArray(joinTerms(rows))}::bigint[])[terms_end - terms_size + 1 : terms_end]
    from unnest(
      ${bigintArray(rows.map((row) => row.id))}::bigint[],
      ${sql.param(rows.map((row) => row.epoch))}::int[],
      ${sql.param(endOffsets(rows.map((row) => row.terms.length)))}::int[],
      ${sql.param(rows.map((row) => row.terms.length))}::int[]
    ) as row (id, epoch, terms_end, terms_size)
    where passages.user_id = ${userId} and passages.id = row.id`)
}

const bitRows = z.array(z.object({ id: z.coerce.bigint(), bits: z.string() }))

/** Uses the bits, because an exact vector is rounded and loses the sign of small values. */
async function remaskVectors(tx: Tx, keys: PersonKeys, userId: string): Promise<number> {
  const found = await tx.execute(sql`
    select passage_id as id, bits::text as bits from passage_vectors
    where user_id = ${userId} and signs is null
    order by passage_id limit ${rowsAStep}`)
  const rows = bitRows.parse(found.rows)
  if (rows.length === 0) return 0
  const signsIn = createBitsReader(keys.vector)
  const { mask } = createSignMask(keys.vector)
  await tx.execute(sql`
    with counted as (
      update passage_totals set vectors = vectors + ${rows.length}
      where user_id = ${userId} returning vectors - ${rows.length} as before
    )
    update passage_vectors set bits = null, signs = row.signs, seq = counted.before + row.place
    from counted, unnest(
      ${bigintArray(rows.map(({ id }) => id))}::bigint[],
      ${sql.param(rows.map(({ bits }) => mask(signsIn(bits))))}::bytea[]
    ) with ordinality as row (id, signs, place)
    where passage_vectors.user_id = ${userId} and passage_id = row.id`)
  return rows.length
}
