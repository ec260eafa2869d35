import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sourceType, type SourceType } from '#shared/sources.ts'
import type { Item } from '#server/connectors/connector.ts'
import type { Tx } from '#server/db/open.ts'
import { countRecords, withdrawRecords } from '#server/records/count-records.ts'
import { itemOf } from '#server/records/record-kinds.ts'
import { bigintArray } from '#server/search/bigint-array.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { openRecord } from '../reading/open-records.ts'
import { originContext } from './origins.ts'
import { storeItems } from './store-items.ts'

/** Kinds whose records are documents of their own, which move with them. */
const ownDocuments = ['email', 'file']
const sealedKey = z.object({ key: z.string() })

const sharedRow = z.object({
  id: z.coerce.bigint(),
  kind: z.string(),
  documentId: z.string().nullable(),
  originId: z.string(),
  value: z.instanceof(Buffer),
  heir: z.string(),
  heirType: sourceType,
  sealed: z.instanceof(Buffer),
})

type Leaving = { userId: string; id: string }
type Heir = { sourceId: string; type: SourceType; items: Item[] }

/**
 * Passes content that a source shares with others on to them before its own is deleted. Documents
 * move; rows and messages are stored once more, which the returned function does afterwards.
 */
export async function passOnSharedContent(
  tx: Tx,
  keys: PersonKeys,
  { userId, id }: Leaving,
): Promise<() => Promise<number>> {
  const { rows } = await tx.execute(sql`
    select distinct on (records.id) records.id, records.kind, records.document_id as "documentId",
      records.sealed as value, origins.id as "originId",
      origins.source_id as heir, data_sources.type as "heirType", origins.sealed
    from records
    join record_origins as origins on origins.user_id = records.user_id
      and origins.natural_key = records.natural_key and origins.source_id <> records.source_id
    join data_sources on data_sources.user_id = origins.user_id and data_sources.id = origins.source_id
    where records.user_id = ${userId} and records.source_id = ${id} and records.kind <> 'gone'
    order by records.id, data_sources.created_at`)
  const shared = z.array(sharedRow).parse(rows)
  const moving = shared.filter(({ kind }) => ownDocuments.includes(kind))
  for (const [heir, own] of Map.groupBy(moving, (row) => row.heir)) {
    const theirs = sql`(id = any(${bigintArray(own.map((row) => row.id))}::bigint[])
      or document_id = any(${sql.param(own.map(({ documentId }) => documentId ?? ''))}::text[]))`
    await withdrawRecords(tx, userId, theirs)
    await tx.execute(
      sql`update records set source_id = ${heir} where user_id = ${userId} and ${theirs}`,
    )
    await countRecords(tx, userId, theirs)
    await tx.execute(sql`
      update documents set source_id = ${heir}
      where user_id = ${userId}
        and id = any(${sql.param(own.map(({ documentId }) => documentId ?? ''))}::text[])`)
  }
  const newOwners = new Map<string, Heir>()
  for (const { kind, originId, value, heir, heirType, id: recordId, sealed } of shared) {
    if (ownDocuments.includes(kind)) continue
    const given = sealedKey.parse(openJson(keys.content, originContext(userId, originId), sealed))
    const item = itemOf(kind, given.key, openRecord(keys, { userId, id: recordId, sealed: value }))
    const of = newOwners.get(heir) ?? { sourceId: heir, type: heirType, items: [] }
    newOwners.set(heir, of)
    if (item) of.items.push(item)
  }
  return async () => {
    for (const { sourceId, type, items } of newOwners.values()) {
      await storeItems(tx, keys, { userId, sourceId, type }, items)
    }
    // The new owner of a record is no longer one of its additional origins.
    await tx.execute(sql`
      delete from record_origins using records
      where record_origins.user_id = ${userId} and records.user_id = record_origins.user_id
        and records.natural_key = record_origins.natural_key
        and records.source_id = record_origins.source_id`)
    return shared.length - moving.length
  }
}
