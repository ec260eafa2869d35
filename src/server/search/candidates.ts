import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { bigintArray } from './bigint-array.ts'
import type { Collection, WeighedWord } from './weigh-terms.ts'

/** Passages that the rarest terms may bring in together, before they are scored. */
const budget = 8_000
const candidatesEach = 200
/** A word in a file's name says less about a passage than a word in its text. */
const nameWeight = 0.5

export type Candidate = { id: bigint; value: number }

const countRows = z.array(z.object({ term: z.coerce.bigint(), passages: z.number() }))
const totalRows = z.array(z.object({ passages: z.coerce.number(), tokens: z.coerce.number() }))
const candidateRows = z.array(z.object({ id: z.coerce.bigint(), value: z.number() }))

export async function readCollection(
  tx: Tx,
  userId: string,
  terms: readonly bigint[],
): Promise<Collection> {
  const totals = await tx.execute(sql`
    select passages, tokens from passage_totals where user_id = ${userId}`)
  const counts = await tx.execute(sql`
    select term, passages from term_counts
    where user_id = ${userId} and term = any(${bigintArray(terms)}::bigint[])`)
  const { passages = 0, tokens = 0 } = totalRows.parse(totals.rows)[0] ?? {}
  return {
    passages,
    averageLength: passages > 0 ? tokens / passages : 1,
    countOf: new Map(countRows.parse(counts.rows).map((row) => [row.term, row.passages])),
  }
}

/**
 * Passages that hold the question's rarest words, with the worth of all its words in them; only of
 * the named documents when there are any.
 */
export async function lexicalCandidates(
  tx: Tx,
  userId: string,
  words: readonly WeighedWord[],
  { countOf }: Collection,
  documentIds?: readonly string[],
): Promise<Candidate[]> {
  const weights = termWeights(words)
  const terms = [...weights.keys()].toSorted(
    (a, b) => (countOf.get(a) ?? 0) - (countOf.get(b) ?? 0),
  )
  let brought = 0
  const rare = terms.filter((term, index) => {
    brought += countOf.get(term) ?? 0
    return index === 0 || brought <= budget
  })
  if (rare.length === 0) return []
  const wanted = sql`${bigintArray(terms)}::bigint[]`
  const worth = sql`${sql.param(terms.map((term) => weights.get(term) ?? 0))}::real[]`
  const { rows } = await tx.execute(
    documentIds === undefined
      ? sql`
        select passage_id as id, score as value from trove_lexical_candidates(
          ${bigintArray(rare)}::bigint[], ${wanted}, ${worth}, ${candidatesEach})`
      : sql`
        select id, (select sum(word.worth) from unnest(${wanted}, ${worth}) as word (term, worth)
          where word.term = any (passages.terms))::real as value
        from passages
        where user_id = ${userId} and document_id = any(${sql.param(documentIds)}::text[])
          and terms && ${wanted}
        order by value desc, id desc limit ${candidatesEach}`,
  )
  return candidateRows.parse(rows)
}

/** Passages whose meaning is near; the value is the number of bits that differ. */
export async function vectorCandidates(
  tx: Tx,
  userId: string,
  bits: string,
  documentIds?: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await tx.execute(
    documentIds === undefined
      ? sql`
        select passage_id as id, distance as value
        from trove_vector_candidates(${bits}::bit(384), ${candidatesEach})`
      : sql`
        select passage_id as id, bit_count(bits # ${bits}::bit(384))::int as value
        from passage_vectors join passages
          on passages.user_id = passage_vectors.user_id and passages.id = passage_id
        where passages.user_id = ${userId}
          and document_id = any(${sql.param(documentIds)}::text[])
        order by value, id desc limit ${candidatesEach}`,
  )
  return candidateRows.parse(rows)
}

function termWeights(words: readonly WeighedWord[]): Map<bigint, number> {
  const weights = new Map<bigint, number>()
  for (const word of words) {
    for (const term of word.name) weights.set(term, word.weight * nameWeight)
    for (const term of word.text) weights.set(term, word.weight)
  }
  return weights
}
