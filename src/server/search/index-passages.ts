import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import type { Passage } from './passage.ts'
import { open, seal } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { locator } from '#shared/locators.ts'
import { bigintArray } from './bigint-array.ts'
import { countTermsIn } from './count-terms.ts'
import { countEpochs, epochsFor, removeEmptyEpochs } from './epochs.ts'
import type { PassageTerms } from './passage-terms.ts'
import { recentTerms } from './recent-terms.ts'
import { endOffsets, joinTerms } from './term-arrays.ts'

export type DocumentPassages = {
  documentId: string
  /** The file's name; the document is found by its words too. */
  name: string
  /** ISO 639-1 code of the passages' language. */
  language: string
  /** Bulk mail, such as a newsletter: many people received the same text. */
  bulk?: boolean
  /** In order; passages of a document stored in parts carry their ordinals. */
  passages: readonly (Passage & { ordinal?: number })[]
}

type Row = PassageTerms & {
  id: bigint
  documentId: string
  ordinal: number
  epoch: number
  sealed: Buffer
}

/** Passages per statement: the next is prepared while the database executes the last. */
const passagesAStatement = 500
/** The terms of this many passages are counted together, which saves most updates. */
const passagesACount = 5_000
/** Passages prepared before yielding to other work of the process. */
const passagesATurn = 50

const sealContext = (userId: string, id: bigint) => ({ table: 'passages', id, userId })

/** Stores a document's passages, searchable by word as soon as the transaction commits. */
export function storePassages(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  document: DocumentPassages,
): Promise<void> {
  return storeManyPassages(tx, keys, userId, [document])
}

/** The same for many small documents at once, such as emails. */
export async function storeManyPassages(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  documents: readonly DocumentPassages[],
): Promise<void> {
  // A picture without text has none.
  if (documents.every(({ passages: own }) => own.length === 0)) return
  const termsOf = recentTerms(keys)
  const epochOf = await epochsFor(tx, keys, userId, documents)
  const passages = documents.flatMap(({ passages: own, ...document }) =>
    own.map((passage, index) => ({ ordinal: index, ...document, ...passage })),
  )
  const ids = await takeIds(tx, passages.length)
  let uncounted: Row[] = []
  let writing = Promise.resolve()
  for (let start = 0; start < passages.length; start += passagesAStatement) {
    const rows: Row[] = []
    for (const [index, passage] of passages.slice(start, start + passagesAStatement).entries()) {
      if (index % passagesATurn === passagesATurn - 1) await new Promise(setImmediate)
      const id = ids[start + index] ?? 0n
      const { text, path, locator: where, name, language, documentId, ordinal } = passage
      const epoch = epochOf(passage)
      rows.push({
        ...termsOf({ text, path, name }, language, epoch.key),
        id,
        epoch: epoch.id,
        documentId,
        ordinal,
        sealed: sealPassage(keys, userId, id, { text, path, locator: where }),
      })
    }
    await writing
    writing = insertRows(tx, userId, rows)
    // Awaited above or below; until then a rejection must not count as unhandled.
    writing.catch(() => undefined)
    uncounted.push(...rows)
    if (uncounted.length >= passagesACount) {
      await writing
      await countIn(tx, userId, uncounted)
      uncounted = []
    }
  }
  await writing
  if (uncounted.length > 0) await countIn(tx, userId, uncounted)
}

async function countIn(tx: Tx, userId: string, rows: readonly Row[]): Promise<void> {
  const tokens = rows.reduce((sum, row) => sum + row.length, 0)
  // Locked first, so that changes to one person's counts are serialized.
  await tx.execute(sql`
    insert into passage_totals as total (user_id, passages, tokens)
    values (${userId}, ${rows.length}, ${tokens})
    on conflict (user_id) do update set passages = total.passages + excluded.passages,
      tokens = total.tokens + excluded.tokens`)
  await countTermsIn(tx, userId, joinTerms(rows))
  const byEpoch = Map.groupBy(rows, ({ epoch }) => epoch)
  await countEpochs(tx, userId, new Map([...byEpoch].map(([id, own]) => [id, own.length])))
}

/** Removes the passages and vectors of documents, and subtracts them from the counts. */
export function removePassages(
  tx: Tx,
  userId: string,
  documentId: string | readonly string[],
): Promise<void> {
  const ids = typeof documentId === 'string' ? [documentId] : documentId
  return removeWhere(tx, userId, sql`passages.document_id = any(${sql.param(ids)}::text[])`)
}

/** The same for some passages of a document, by ordinal. */
export async function removePassagesAt(
  tx: Tx,
  userId: string,
  documentId: string,
  ordinals: readonly number[],
): Promise<void> {
  if (ordinals.length === 0) return
  const at = sql`passages.ordinal = any(${sql.param(ordinals)}::int[])`
  await removeWhere(tx, userId, sql`passages.document_id = ${documentId} and ${at}`)
}

async function removeWhere(tx: Tx, userId: string, which: SQL): Promise<void> {
  const mine = sql`passages.user_id = ${userId} and ${which}`
  // Locked first, so that changes to one person's counts are serialized.
  await tx.execute(sql`
    update passage_totals set passages = passage_totals.passages - gone.passages,
      tokens = passage_totals.tokens - gone.tokens,
      removals = removals + (gone.passages > 0)::int
    from (select count(*) as passages, coalesce(sum(length), 0) as tokens
          from passages where ${mine}) as gone
    where user_id = ${userId}`)
  await tx.execute(sql`
    update term_counts set passages = term_counts.passages - gone.passages
    from (select term, count(*)::int as passages
          from passages, unnest(terms) as term where ${mine} group by term) as gone
    where user_id = ${userId} and term_counts.term = gone.term`)
  await tx.execute(sql`
    delete from term_counts where user_id = ${userId} and passages <= 0
      and term in (select unnest(terms) from passages where ${mine})`)
  await tx.execute(sql`
    update index_epochs set passages = index_epochs.passages - gone.passages
    from (select epoch, count(*)::int as passages from passages where ${mine} group by epoch) as gone
    where user_id = ${userId} and index_epochs.id = gone.epoch`)
  await tx.execute(sql`delete from passages where ${mine}`)
  await removeEmptyEpochs(tx, userId)
}

const sealedPassage = z.object({ text: z.string(), path: z.array(z.string()), locator })

/** Not compressed: a search opens hundreds of passages and would spend most of its time on it. */
function sealPassage(keys: PersonKeys, userId: string, id: bigint, passage: Passage): Buffer {
  return seal(keys.content, sealContext(userId, id), Buffer.from(JSON.stringify(passage)))
}

export function openPassage(
  keys: PersonKeys,
  userId: string,
  { id, sealed }: { id: bigint; sealed: Buffer },
): Passage {
  const json = open(keys.content, sealContext(userId, id), sealed).toString('utf8')
  return sealedPassage.parse(JSON.parse(json))
}

/** Terms and sealed texts are each sent as one long value, which the database splits. */
async function insertRows(tx: Tx, userId: string, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    insert into passages (user_id, id, document_id, ordinal, length, epoch, terms, sealed)
    select ${userId}, id, document_id, ordinal, length, epoch,
      (${bigintArray(joinTerms(rows))}::bigint[])[terms_end - terms_size + 1 : terms_end],
      substring(${Buffer.concat(rows.map((row) => row.sealed))}::bytea
        from sealed_end - sealed_size + 1 for sealed_size)
    from unnest(
      ${bigintArray(rows.map((row) => row.id))}::bigint[],
      ${sql.param(rows.map((row) => row.documentId))}::text[],
      ${sql.param(rows.map((row) => row.ordinal))}::int[],
      ${sql.param(rows.map((row) => row.length))}::int[],
      ${sql.param(rows.map((row) => row.epoch))}::int[],
      ${sql.param(endOffsets(rows.map((row) => row.terms.length)))}::int[],
      ${sql.param(rows.map((row) => row.terms.length))}::int[],
      ${sql.param(endOffsets(rows.map((row) => row.sealed.length)))}::int[],
      ${sql.param(rows.map((row) => row.sealed.length))}::int[]
    ) as row (id, document_id, ordinal, length, epoch, terms_end, terms_size, sealed_end, sealed_size)`)
}

const takenIds = z.array(z.object({ ids: z.array(z.coerce.bigint()) }))

/** Allocates ids before the rows are stored, since a sealed value is bound to its id. */
async function takeIds(tx: Tx, count: number): Promise<bigint[]> {
  const { rows } = await tx.execute(sql`
    select array_agg(nextval('passages_id_seq')) as ids from generate_series(1, ${count}::int)`)
  const ids = takenIds.parse(rows)[0]?.ids ?? []
  return ids.toSorted((a, b) => (a < b ? -1 : 1))
}
