import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { bigintArray } from './bigint-array.ts'
import type { QueryWord } from './query.ts'
import { joinSlices, sliceByEpoch } from './term-slices.ts'
import type { Totals } from './totals.ts'
import { languagesInUse, languageTerms, termsToCount } from './weigh-terms.ts'
import type { Collection, KeyedToken, TermCounts, WeighedStem, WeighedWord } from './weigh-terms.ts'

/** Most passages that the rarest stems together may contribute before scoring. */
const budget = 4_000
const candidatesEach = 200
/** A match in the file name is weaker evidence than a match in the passage. */
const nameWeight = 0.5

export type Candidate = { id: bigint; value: number }

const countRows = z.array(z.object({ term: z.coerce.bigint(), passages: z.number() }))
const candidateRows = z.array(z.object({ id: z.coerce.bigint(), value: z.number() }))

/** Statistics over a person's passages for weighing a question's words. */
export async function readCollection(
  tx: Tx,
  { userId, totals, keyed }: { userId: string; totals: Totals; keyed: KeyedToken },
  words: readonly QueryWord[],
): Promise<Collection> {
  const languages = languagesInUse(keyed, await countsOf(tx, userId, languageTerms(keyed)))
  return {
    passages: totals.passages,
    averageLength: totals.passages > 0 ? totals.tokens / totals.passages : 1,
    languages,
    counts: await countsOf(tx, userId, termsToCount(words, languages, keyed)),
  }
}

async function countsOf(tx: Tx, userId: string, terms: readonly bigint[]): Promise<TermCounts> {
  const { rows } = await tx.execute(sql`
    select term, passages from term_counts
    where user_id = ${userId} and term = any(${bigintArray(terms)}::bigint[])`)
  return new Map(countRows.parse(rows).map((row) => [row.term, row.passages]))
}

/**
 * Passages that contain the question's rarest words, valued by all its words; only from the given
 * documents, if any.
 */
export async function lexicalCandidates(
  tx: Tx,
  userId: string,
  words: readonly WeighedWord[],
  documentIds?: readonly string[],
): Promise<Candidate[]> {
  const rare = rarest(words.flatMap(({ text, name }) => [...text, ...name]))
  if (rare.length === 0) return []
  const wanted = sliceByEpoch(
    words.flatMap(({ text, name, weight }) => [
      ...name.flatMap(({ terms }) =>
        terms.map((each) => ({ ...each, worth: weight * nameWeight })),
      ),
      ...text.flatMap(({ terms }) => terms.map((each) => ({ ...each, worth: weight }))),
    ]),
  )
  const { rows } = await tx.execute(
    documentIds === undefined
      ? sql`
        select passage_id as id, score as value from trove_lexical_candidates(
          ${userId}, ${bigintArray(rare)}::bigint[],
          ${bigintArray(wanted.terms)}::bigint[], ${sql.param(wanted.worths)}::real[],
          ${sql.param(wanted.epochs)}::int[], ${sql.param(wanted.firsts)}::int[],
          ${sql.param(wanted.lasts)}::int[], ${candidatesEach})`
      : sql`
        select id, (select sum(word.worth)
          from unnest(slice.terms, slice.worths) as word (term, worth)
          where word.term = any (passages.terms))::real as value
        from passages ${joinSlices(wanted)}
        where user_id = ${userId} and document_id = any(${sql.param(documentIds)}::text[])
          and passages.terms && slice.terms
        order by value desc, id desc limit ${candidatesEach}`,
  )
  return candidateRows.parse(rows)
}

/** The terms of the rarest stems; always includes the rarest one, however common it is. */
function rarest(stems: readonly WeighedStem[]): bigint[] {
  let brought = 0
  return stems
    .toSorted((a, b) => a.passages - b.passages)
    .filter(({ passages }, index) => {
      brought += passages
      return index === 0 || brought <= budget
    })
    .flatMap(({ terms }) => terms.map(({ term }) => term))
}

/** Passages of the legacy index with a similar meaning; the value is the Hamming distance. */
export async function legacyVectorCandidates(
  tx: Tx,
  userId: string,
  bits: string,
  documentIds?: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await tx.execute(
    documentIds === undefined
      ? sql`
        select passage_id as id, distance as value
        from trove_vector_candidates(${userId}, ${bits}::bit(384), ${candidatesEach})`
      : sql`
        select passage_id as id, bit_count(bits # ${bits}::bit(384))::int as value
        from passage_vectors join passages
          on passages.user_id = passage_vectors.user_id and passages.id = passage_id
        where passages.user_id = ${userId} and signs is null
          and document_id = any(${sql.param(documentIds)}::text[])
        order by value, id desc limit ${candidatesEach}`,
  )
  return candidateRows.parse(rows)
}
