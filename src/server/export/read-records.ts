import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { exportLimits, type PageRequest, type RecordsPage } from '#shared/export.ts'
import type { ItemKind } from '#server/connectors/connector.ts'
import type { Database } from '#server/db/open.ts'
import { itemKinds } from '#server/records/record-kinds.ts'
import { openRecord } from '#server/sources/reading/open-records.ts'
import type { Vault } from '#server/vault/vault.ts'
import { readCursor, writeCursor } from './cursor.ts'

type Deps = { db: Database; vault: Vault }
type Wanted = PageRequest & { kinds?: readonly ItemKind[] }

/** Sealed bytes per page, so that large records make small pages. */
const mostBytes = 4 * 1024 * 1024
const gone = 'gone'

const place = z.object({ seq: z.number().int().nonnegative() })
const rowsOfPage = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    seq: z.coerce.number(),
    source: z.string().nullable(),
    occurredAt: z.string().nullable(),
    sealed: z.instanceof(Buffer),
    found: z.coerce.number(),
  }),
)

/** A page of records of sources, in the order in which they were last stored or changed. */
export async function readRecordsPage(
  { db, vault }: Deps,
  userId: string,
  { after, limit = exportLimits.records, kinds = itemKinds }: Wanted,
): Promise<RecordsPage> {
  const from = readCursor(place, after)?.seq ?? 0
  const keys = await vault.keysOf(userId)
  const wanted = [...kinds, gone]
  const { rows } = await db.asUser(userId, (tx) =>
    tx.execute(sql`
      select id::text as id, kind, seq, source_id as source, sealed, found,
        to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
      from (
        select *, count(*) over () as found, row_number() over (order by seq) as place,
          sum(octet_length(sealed)) over (order by seq) as bytes
        from (
          select id, kind, seq, source_id, occurred_at, sealed from records
          where user_id = ${userId} and seq > ${from} and kind = any(${sql.param(wanted)}::text[])
          order by seq limit ${limit}
        ) as next
      ) as measured
      where place = 1 or bytes <= ${mostBytes}
      order by seq`),
  )
  const page = rowsOfPage.parse(rows)
  const last = page.at(-1)
  const records = page.flatMap(({ id, kind, source, occurredAt, sealed }) =>
    kind === gone
      ? []
      : [
          {
            id,
            kind,
            source,
            occurredAt,
            value: openRecord(keys, { userId, id: BigInt(id), sealed }),
          },
        ],
  )
  return {
    records,
    gone: page.filter(({ kind }) => kind === gone).map(({ id }) => id),
    next: last ? writeCursor({ seq: last.seq }) : (after ?? null),
    more: last !== undefined && (page.length < last.found || last.found === limit),
  }
}

/** All records of one kind, page by page. */
export async function* recordsOfKind(
  deps: Deps,
  userId: string,
  kind: ItemKind,
): AsyncGenerator<RecordsPage['records']> {
  for (let after: string | undefined; ;) {
    const page = await readRecordsPage(deps, userId, {
      kinds: [kind],
      ...(after === undefined ? {} : { after }),
    })
    if (page.records.length > 0) yield page.records
    if (!page.more || page.next === null) return
    after = page.next
  }
}

const knownKinds = z.array(z.object({ kind: z.string() }))

/** The kinds of records that the person has. */
export async function kindsOf({ db }: Deps, userId: string): Promise<ItemKind[]> {
  const { rows } = await db.asUser(userId, (tx) =>
    tx.execute(sql`select distinct kind from records where user_id = ${userId}`),
  )
  const known = new Set(knownKinds.parse(rows).map(({ kind }) => kind))
  return itemKinds.filter((kind) => known.has(kind))
}
