import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { createBitsKeyer } from '#server/vault/keyed-bits.ts'
import { keyTerm } from '#server/vault/keyed-terms.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { bigintArray } from './bigint-array.ts'
import { countTermsIn } from './count-terms.ts'
import { readEpochs } from './epochs.ts'
import { openPassage } from './index-passages.ts'
import { createPassageTerms, languageToken } from './passage-terms.ts'
import { joinTerms } from './term-arrays.ts'

const rows = z.array(
  z.object({
    id: z.coerce.bigint(),
    document_id: z.string(),
    epoch: z.number(),
    terms: z.array(z.coerce.bigint()),
    sealed: z.instanceof(Buffer),
    document: z.instanceof(Buffer),
  }),
)
const named = z.object({ name: z.string() })

/**
 * Turns a person's index into a legacy one, from before epochs: terms under the index key, and
 * vectors as bits in one order under one mask.
 */
export async function makeLegacy(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  embed: (texts: string[]) => Promise<Float32Array[]>,
): Promise<void> {
  const found = await tx.execute(sql`
    select passages.id, document_id, epoch, terms, passages.sealed, documents.sealed as document
    from passages join documents on documents.id = document_id`)
  const epochs = new Map((await readEpochs(tx, keys, userId, false)).map((each) => [each.id, each]))
  const termsOf = createPassageTerms()
  const bitsOf = createBitsKeyer(keys.vector)
  await tx.execute(sql`delete from index_epochs`)
  await tx.execute(sql`delete from term_counts`)
  for (const row of rows.parse(found.rows)) {
    const { id, document_id: documentId, sealed, document } = row
    const passage = openPassage(keys, userId, { id, sealed })
    const place = { table: 'documents', id: documentId, userId }
    const { name } = named.parse(openJson(keys.content, place, document))
    const key = epochs.get(row.epoch)?.key ?? keys.index
    const language = ['en', 'de'].find((each) =>
      row.terms.includes(keyTerm(key, languageToken(each))),
    )
    const { terms } = termsOf({ ...passage, name }, language ?? 'und', keys.index)
    await countTermsIn(tx, userId, joinTerms([{ terms }]))
    await tx.execute(sql`
      update passages set epoch = 0, terms = ${bigintArray(terms)}::bigint[] where id = ${id}`)
    const [vector] = await embed([[...passage.path, passage.text].join('\n')])
    if (!vector) throw new Error('no vector')
    await tx.execute(sql`
      update passage_vectors set seq = 0, signs = null, bits = ${bitsOf(vector)}::bit(384)
      where passage_id = ${id}`)
  }
  await tx.execute(sql`update passage_totals set legacy = true, vectors = 0`)
}
