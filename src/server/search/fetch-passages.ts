import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { open } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { Passage } from './passage.ts'
import { bigintArray } from './bigint-array.ts'
import { windowReach, windowWords } from './conversation-window.ts'
import { openPassage } from './index-passages.ts'
import { readVector } from './pack-vector.ts'
import type { PackedVector } from './pack-vector.ts'
import { isShown } from './is-shown.ts'
import { joinSlices, type TermSlices } from './term-slices.ts'

/** A passage next to a candidate: its contribution is known without opening its text. */
export type Neighbour = {
  documentId: string
  ordinal: number
  length: number
  /** The question's keyed terms found in the passage's index entry. */
  terms: ReadonlySet<bigint>
  vector: PackedVector | undefined
}

/** A candidate with the data that ranking needs. */
export type FoundPassage = Passage & Neighbour & { id: bigint }

type PassageRequest = {
  keys: PersonKeys
  userId: string
  /** The question's keyed terms. */
  terms: TermSlices
  question: Float32Array | undefined
}

const bigints = z.array(z.coerce.bigint()).nullable()
const foundRows = z.array(
  z.object({
    id: z.coerce.bigint(),
    document_id: z.string(),
    ordinal: z.number(),
    length: z.number(),
    terms: bigints,
    sealed: z.instanceof(Buffer),
    vector: z.instanceof(Buffer).nullable(),
  }),
)
const neighbourRows = z.array(foundRows.element.omit({ sealed: true }))

export async function fetchPassages(
  tx: Tx,
  sought: PassageRequest,
  ids: readonly bigint[],
): Promise<FoundPassage[]> {
  const { keys, userId } = sought
  const { rows } = await tx.execute(sql`
    select passages.id, document_id, ordinal, length, passages.sealed,
      passage_vectors.sealed as vector, ${matched} as terms
    from passages left join passage_vectors
      on passage_vectors.user_id = passages.user_id and passage_id = passages.id
    left ${joinSlices(sought.terms)}
    where passages.user_id = ${userId} and document_id is not null and ${isShown(userId)}
      and passages.id = any(${bigintArray(ids)}::bigint[])`)
  return foundRows.parse(rows).map((row) => ({
    ...openPassage(keys, userId, row),
    id: row.id,
    documentId: row.document_id,
    ordinal: row.ordinal,
    length: row.length,
    terms: new Set(row.terms),
    vector: vectorOf(sought, row.id, row.vector),
  }))
}

export const passageKey = ({ documentId, ordinal }: { documentId: string; ordinal: number }) =>
  `${ordinal} ${documentId}`

/**
 * The neighbours within the window of each of `passages` that are not themselves among them. The
 * index alone shows which those are, before any entry is read.
 */
export async function fetchNeighbours(
  tx: Tx,
  sought: PassageRequest,
  passages: readonly FoundPassage[],
): Promise<Neighbour[]> {
  const known = new Set(passages.map(passageKey))
  const { rows } = await tx.execute(sql`
    select passages.id, passages.document_id, passages.ordinal, passages.length,
      passage_vectors.sealed as vector, ${matched} as terms
    from passages
    left join passage_vectors
      on passage_vectors.user_id = passages.user_id and passage_id = passages.id
    left ${joinSlices(sought.terms)}
    where passages.user_id = ${sought.userId} and passages.id = any(array(
      select around.id from (
        select near.id, distance = 1 or sum(near.length) over (
          partition by place.document_id, place.middle, side order by distance
        ) <= ${windowWords} as "isWithin"
        from (
          select document_id, middle, side, distance, middle + side * distance as ordinal
          from unnest(
            ${sql.param(passages.map(({ documentId }) => documentId))}::text[],
            ${sql.param(passages.map(({ ordinal }) => ordinal))}::int[]
          ) as passage (document_id, middle)
          cross join unnest(array[-1, 1]) as side
          cross join generate_series(1, ${windowReach}::int) as distance
          -- Kept apart: under row-level security an index is not searched for a sum.
          offset 0
        ) as place
        join passages as near on near.user_id = ${sought.userId}
          and near.document_id = place.document_id and near.ordinal = place.ordinal
      ) as around where "isWithin"))`)
  return neighbourRows
    .parse(rows)
    .map((row) => ({ ...row, documentId: row.document_id }))
    .filter((row) => !known.has(passageKey(row)))
    .map(({ id, documentId, ordinal, length, terms, vector }) => ({
      documentId,
      ordinal,
      length,
      terms: new Set(terms),
      vector: vectorOf(sought, id, vector),
    }))
}

/** The question's terms, keyed for the passage's epoch, that the passage contains. */
const matched = sql`array(
  select term from unnest(slice.terms) as term
  where passages.terms[width_bucket(term, passages.terms)] = term)`

/** Without a question's vector there is nothing to compare with. */
function vectorOf({ keys, userId, question }: PassageRequest, id: bigint, sealed: Buffer | null) {
  if (!question || !sealed) return undefined
  return readVector(open(keys.vector, { table: 'passage_vectors', id, userId }, sealed))
}
