import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { knownMediaType } from '#shared/file-types.ts'
import type { SourceType } from '#shared/sources.ts'
import type { Tx } from '#server/db/open.ts'
import { newId } from '#server/ids.ts'
import { countRecords, withdrawRecords } from '#server/records/count-records.ts'
import { bigintArray } from '#server/search/bigint-array.ts'
import { sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { recordContext } from '../reading/open-records.ts'

/** The source that items are stored for. */
export type Owner = { userId: string; sourceId: string; type: SourceType }
export type Store = { tx: Tx; keys: PersonKeys; owner: Owner }

/** A new or changed record. */
export type NewRecord = {
  documentId: string
  kind: string
  naturalKey: Buffer
  digest: Buffer
  value: unknown
  occurredAt: Date | null
  items?: number
  rowNumber?: number
}
export type ChangedRecord = NewRecord & { id: bigint }

const rowsAStatement = 1_000

export type NewDocument = {
  id: string
  key: Buffer
  name: string
  mimeType: string
  kind: 'text' | 'sheets' | null
  size: number
  at: Date
  /** `processing`: a file's bytes still have to be read. */
  status?: 'processing' | 'processed'
  /** A sentence saying what is missing from it. */
  notice?: string
}

/** Identifies a document within one type of source; without the person's key it reveals nothing. */
export const documentKey = ({ keys, owner }: Store, key: string): Buffer =>
  createHmac('sha256', keys.index).update(`document:${owner.type}:${key}`).digest()

/** Finds or creates the documents with these keys. */
export async function documentsOf(
  store: Store,
  wanted: readonly Omit<NewDocument, 'id'>[],
): Promise<{ id: string; fresh: boolean }[]> {
  const { tx, owner } = store
  const made = wanted.map((document) => ({ ...document, id: newId('doc') }))
  const { rows } = await tx.execute(sql`
    select id, encode(content_key, 'hex') as key from documents
    where user_id = ${owner.userId}
      and content_key = any(${sql.param(wanted.map(({ key }) => key))}::bytea[])`)
  const known = new Map(keyedDocuments.parse(rows).map(({ id, key }) => [key, id]))
  const isKnown = ({ key }: { key: Buffer }) => known.has(key.toString('hex'))
  await insertDocuments(
    store,
    made.filter((document) => !isKnown(document)),
  )
  return made.map((document) => ({
    id: known.get(document.key.toString('hex')) ?? document.id,
    fresh: !isKnown(document),
  }))
}
const keyedDocuments = z.array(z.object({ id: z.string(), key: z.string() }))

export async function insertDocuments(
  { tx, keys, owner }: Store,
  found: readonly NewDocument[],
): Promise<void> {
  const { userId, sourceId, type } = owner
  const sealContext = (id: string) => ({ table: 'documents', id, userId })
  for (const part of partsOf(found)) {
    const sealed = part.map(({ id, name }) =>
      sealJson(keys.content, sealContext(id), { name, source: type }),
    )
    await tx.execute(sql`
      insert into documents (user_id, source_id, id, mime_type, kind, sealed, content_key,
        size_bytes, status, progress, error_detail, uploaded_at, processed_at)
      select ${userId}, ${sourceId}, id, mime_type, kind, sealed, content_key, size_bytes, status,
        case status when 'processing' then 0 else 1 end, notice, uploaded_at,
        case status when 'processing' then null else now() end
      from unnest(
        ${sql.param(part.map(({ id }) => id))}::text[],
        ${sql.param(part.map((document) => knownMediaType(document)))}::text[],
        ${sql.param(part.map(({ kind }) => kind))}::text[],
        ${sql.param(sealed)}::bytea[],
        ${sql.param(part.map(({ key }) => key))}::bytea[],
        ${sql.param(part.map(({ size }) => size))}::bigint[],
        ${sql.param(part.map(({ status }) => status ?? 'processed'))}::text[],
        ${sql.param(part.map(({ notice }) => notice ?? null))}::text[],
        ${sql.param(part.map(({ at }) => at.toISOString()))}::timestamptz[]
      ) as row (id, mime_type, kind, sealed, content_key, size_bytes, status, notice, uploaded_at)`)
  }
}

/** Inserts records in order, which is the order sequence readers see. */
export async function insertRecords(store: Store, found: readonly NewRecord[]): Promise<void> {
  const { tx, owner } = store
  for (const part of partsOf(found)) {
    const ids = await take(tx, 'records_id_seq', part.length)
    const rows = part.map((record, place) => ({ ...record, id: ids[place] ?? 0n }))
    await tx.execute(sql`
      insert into records (user_id, source_id, id, document_id, kind, natural_key, digest,
        occurred_at, items, row_number, sealed)
      select ${owner.userId}, ${owner.sourceId}, ${rowColumns} ${rowsOf(store, rows)}`)
    await countRecords(tx, owner.userId, isOneOf(rows))
  }
}

/** Seals records again, with their present keys, and moves them to the end of the sequence. */
export async function updateRecords(store: Store, found: readonly ChangedRecord[]): Promise<void> {
  const { tx, owner } = store
  for (const part of partsOf(found)) {
    await withdrawRecords(tx, owner.userId, isOneOf(part))
    await tx.execute(sql`
      update records set document_id = new.document_id, natural_key = new.natural_key,
        digest = new.digest,
        occurred_at = new.occurred_at, items = new.items, row_number = new.row_number,
        sealed = new.sealed, seq = place.seq
      from (select ${rowColumns} ${rowsOf(store, part)}) as new join ${await newPlaces(tx, part)}
        on place.id = new.id
      where records.user_id = ${owner.userId} and records.id = new.id`)
    await countRecords(tx, owner.userId, isOneOf(part))
  }
}

/** A deletion takes a new place in the sequence, so that readers notice it. */
export async function tombstoneRecords(
  { tx, owner }: Store,
  ids: readonly bigint[],
): Promise<void> {
  if (ids.length === 0) return
  const those = ids.map((id) => ({ id }))
  await withdrawRecords(tx, owner.userId, isOneOf(those))
  await tx.execute(sql`
    update records set kind = 'gone', document_id = null, natural_key = null, digest = null,
      occurred_at = null, items = 0, row_number = null, sealed = ''::bytea, seq = place.seq
    from ${await newPlaces(tx, those)}
    where user_id = ${owner.userId} and records.id = place.id`)
}

const isOneOf = (found: readonly { id: bigint }[]) =>
  sql`id = any(${bigintArray(found.map(({ id }) => id))}::bigint[])`

const rowColumns = sql`id, document_id, kind, substring(key_bytes from key_end - 31 for 32) as natural_key,
  substring(digest_bytes from digest_end - 15 for 16) as digest, occurred_at, items, row_number,
  substring(sealed_bytes from sealed_end - sealed_size + 1 for sealed_size) as sealed`

/** Keys and sealed contents are sent as one long value each, which the database splits. */
function rowsOf({ keys, owner }: Store, rows: readonly ChangedRecord[]) {
  const sealed = rows.map(({ id, value }) =>
    sealJson(keys.content, recordContext(owner.userId, id), value),
  )
  let end = 0
  return sql`from unnest(
      ${bigintArray(rows.map(({ id }) => id))}::bigint[],
      ${sql.param(rows.map(({ documentId }) => documentId))}::text[],
      ${sql.param(rows.map(({ kind }) => kind))}::text[],
      ${sql.param(rows.map((_, place) => 32 * (place + 1)))}::int[],
      ${sql.param(rows.map((_, place) => 16 * (place + 1)))}::int[],
      ${sql.param(rows.map(({ occurredAt }) => occurredAt?.toISOString() ?? null))}::timestamptz[],
      ${sql.param(rows.map(({ items }) => items ?? 1))}::int[],
      ${sql.param(rows.map(({ rowNumber }) => rowNumber ?? null))}::int[],
      ${sql.param(sealed.map(({ length }) => (end += length)))}::int[],
      ${sql.param(sealed.map(({ length }) => length))}::int[]
    ) as row (id, document_id, kind, key_end, digest_end, occurred_at, items, row_number,
      sealed_end, sealed_size)
    cross join (values (${Buffer.concat(rows.map(({ naturalKey }) => naturalKey))}::bytea,
      ${Buffer.concat(rows.map(({ digest }) => digest))}::bytea,
      ${Buffer.concat(sealed)}::bytea)) as bytes (key_bytes, digest_bytes, sealed_bytes)`
}

/**
 * The next places in the sequence, as rows `place (id, seq)`. Taken by a statement of their own:
 * on a cluster, a change must be the same wherever it is carried out.
 */
async function newPlaces(tx: Tx, found: readonly { id: bigint }[]) {
  const places = await take(tx, 'records_seq_seq', found.length)
  return sql`unnest(${bigintArray(found.map(({ id }) => id))}::bigint[],
    ${bigintArray(places)}::bigint[]) as place (id, seq)`
}

async function take(
  tx: Tx,
  sequence: 'records_id_seq' | 'records_seq_seq',
  count: number,
): Promise<bigint[]> {
  const { rows } = await tx.execute<{ next: string }>(
    sql`select nextval(${sequence}) as next from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ next }) => BigInt(next))
}

/** A time to order a record by; null if invalid. */
export function momentOf(iso: string): Date | null {
  if (iso === '') return null
  const date = new Date(iso)
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1900 || year > 9999 ? null : date
}

function* partsOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += rowsAStatement) yield rows.slice(at, at + rowsAStatement)
}
