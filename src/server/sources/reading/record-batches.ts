import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'
import { recordKindOf } from '#server/records/record-kinds.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

/** A record as bulk readers get it, without the parts only search and the viewer need. */
export type ReadRecord = {
  id: number
  seq: number
  kind: string
  /** Empty for uploads. */
  sourceId: string
  /** Empty for deleted items. */
  documentId: string
  /** `undefined` for deleted items. */
  value?: unknown
}

/** Sequence numbers, both ends included. */
export type Range = { from: number; to: number }
type Place = { userId: string; range: Range }

const ranges = z.array(z.object({ from: z.coerce.number(), to: z.coerce.number() }))
/** It was sealed from values of this type. */
const batch = z.custom<ReadRecord[]>((value) => Array.isArray(value))

const placeOf = ({ userId, range: { from, to } }: Place) => ({
  table: 'record_batches',
  id: `${from}-${to}`,
  userId,
})

/** The record without its prose. */
export const briefOf = (record: ReadRecord): ReadRecord => {
  const kind = recordKindOf(record.kind)
  return kind?.brief ? { ...record, value: kind.brief(record.value) } : record
}

/** The ranges covered by batches, in sequence order. */
export async function readRanges(tx: Tx, userId: string): Promise<Range[]> {
  const { rows } = await tx.execute(sql`
    select from_seq as "from", to_seq as "to" from record_batches
    where user_id = ${userId} order by from_seq`)
  return ranges.parse(rows)
}

/** The ranges between batches and after the last one. */
export function gapsOf(found: readonly Range[]): Range[] {
  const last = found.at(-1)?.to ?? 0
  const between = found.flatMap(({ from }, index) => {
    const after = found[index - 1]?.to ?? 0
    return from > after + 1 ? [{ from: after + 1, to: from - 1 }] : []
  })
  return [...between, { from: last + 1, to: Number.MAX_SAFE_INTEGER }]
}

/** A sealed batch; `undefined` if one of its records has changed meanwhile. */
export async function readBatch(tx: Tx, { userId, range }: Place): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ sealed: Buffer }>(sql`
    select sealed from record_batches
    where user_id = ${userId} and from_seq = ${range.from} and to_seq = ${range.to}`)
  return rows[0]?.sealed
}

export const openBatch = (keys: PersonKeys, place: Place, sealed: Buffer): ReadRecord[] =>
  batch.parse(openJson(keys.content, placeOf(place), sealed))

export async function storeBatch(
  tx: Tx,
  keys: PersonKeys,
  place: Place,
  records: readonly ReadRecord[],
): Promise<void> {
  const { userId, range } = place
  const sealed = sealJson(keys.content, placeOf(place), records)
  await tx.execute(sql`
    insert into record_batches (user_id, from_seq, to_seq, sealed)
    values (${userId}, ${range.from}, ${range.to}, ${sealed})`)
}
