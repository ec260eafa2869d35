import { sql } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import type { Database, Tx } from '#server/db/open.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { openRecord } from './open-records.ts'
import { readOwnNames, withOwnNames, type OwnNames } from './own-names.ts'
import {
  gapsOf,
  openBatch,
  readBatch,
  readRanges,
  type Range,
  type ReadRecord,
} from './record-batches.ts'

/** Page limits: number of records and sealed bytes. */
export const recordsAPage = 2_000
const bytesAPage = 4 * 1024 * 1024
/** Records opened before yielding to the event loop. */
const recordsATurn = 200

export type SealedRow = {
  seq: string
  id: string
  kind: string
  source_id: string | null
  document_id: string | null
  sealed: Buffer
}
type Wanted = { kinds: readonly string[]; range: Range }
type SealedPage = { rows: SealedRow[]; isFull: boolean }

/** The first records of the given kinds in a range, in sequence order. */
export async function readSealed(
  tx: Tx,
  userId: string,
  { kinds, range: { from, to } }: Wanted,
): Promise<SealedPage> {
  const { rows } = await tx.execute<SealedRow>(sql`
    select seq, id, kind, source_id, document_id, sealed from (
      select *, sum(octet_length(sealed)) over (order by seq) - octet_length(sealed) as before
      from (
        select seq, id, kind, source_id, document_id, sealed from records
        where user_id = ${userId} and seq between ${from} and ${to}
          and kind = any(${sql.param(kinds)}::text[])
        order by seq limit ${recordsAPage}
      ) as page
    ) as page
    where before < ${bytesAPage} order by seq`)
  const bytes = rows.reduce((sum, { sealed }) => sum + sealed.length, 0)
  return { rows, isFull: rows.length === recordsAPage || bytes >= bytesAPage }
}

/** Opens a page's records, yielding to the event loop now and then. */
export async function openSealed(
  keys: PersonKeys,
  userId: string,
  rows: readonly SealedRow[],
): Promise<ReadRecord[]> {
  const opened: ReadRecord[] = []
  for (const [place, row] of rows.entries()) {
    if (place % recordsATurn === recordsATurn - 1) await setImmediate()
    const { kind, sealed } = row
    const record = {
      id: Number(row.id),
      seq: Number(row.seq),
      kind,
      sourceId: row.source_id ?? '',
      documentId: row.document_id ?? '',
    }
    opened.push(
      kind === 'gone'
        ? record
        : { ...record, value: openRecord(keys, { userId, id: BigInt(row.id), sealed }) },
    )
  }
  return opened
}

type Reading = {
  userId: string
  keys: PersonKeys
  /** Kinds of items, which are batched. */
  items: readonly string[]
  /** Other kinds, which are never batched. */
  unbatched: readonly string[]
}

type NamedReading = Reading & { ownNames: OwnNames }

/**
 * Reads a person's records page by page: those after a sequence number, or all of them from the
 * batches.
 */
export function createRecordReader(db: Database) {
  /** Fetches the next page while the current one is in use. */
  async function* loose({ userId, keys, ownNames }: NamedReading, { kinds, range }: Wanted) {
    const fetch = (from: number) => {
      const page = db.asUser(userId, (tx) =>
        readSealed(tx, userId, { kinds, range: { from, to: range.to } }),
      )
      page.catch(() => undefined)
      return page
    }
    for (let next = fetch(range.from); ;) {
      const { rows, isFull } = await next
      const last = rows.at(-1)
      if (!last) return
      if (isFull) next = fetch(Number(last.seq) + 1)
      yield withOwnNames(await openSealed(keys, userId, rows), ownNames)
      if (!isFull) return
    }
  }

  async function* batched(reading: NamedReading, ranges: readonly Range[]) {
    const { userId, keys, items, ownNames } = reading
    const wanted = new Set(items)
    const fetch = (range: Range | undefined) => {
      const sealed = range && db.asUser(userId, (tx) => readBatch(tx, { userId, range }))
      sealed?.catch(() => undefined)
      return sealed
    }
    let next = fetch(ranges[0])
    for (const [index, range] of ranges.entries()) {
      const sealed = await next
      next = fetch(ranges[index + 1])
      if (sealed) {
        const opened = openBatch(keys, { userId, range }, sealed)
        const found = opened.filter(({ kind }) => wanted.has(kind))
        if (found.length > 0) yield withOwnNames(found, ownNames)
      } else yield* loose(reading, { kinds: items, range })
    }
  }

  const withNames = async (reading: Reading): Promise<NamedReading> => ({
    ...reading,
    ownNames: await db.asUser(reading.userId, (tx) =>
      readOwnNames(tx, reading.keys, reading.userId),
    ),
  })

  const following = (reading: NamedReading, seq: number) =>
    loose(reading, {
      kinds: [...reading.items, ...reading.unbatched],
      range: { from: seq + 1, to: Number.MAX_SAFE_INTEGER },
    })

  return {
    async *after(given: Reading, seq: number): AsyncGenerator<ReadRecord[]> {
      yield* following(await withNames(given), seq)
    },

    /** Records after the last batch come last. */
    async *all(given: Reading): AsyncGenerator<ReadRecord[]> {
      const reading = await withNames(given)
      const { userId, items, unbatched } = reading
      const ranges = await db.asUser(userId, (tx) => readRanges(tx, userId))
      yield* batched(reading, ranges)
      const gaps = gapsOf(ranges)
      for (const range of gaps.slice(0, -1)) yield* loose(reading, { kinds: items, range })
      const end = ranges.at(-1)?.to ?? 0
      if (end > 0) yield* loose(reading, { kinds: unbatched, range: { from: 1, to: end } })
      yield* following(reading, end)
    },
  }
}
