import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Locator } from '#shared/locators.ts'
import type { Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { viewDocument } from '#server/documents/view-document.ts'
import type { RecordKind } from '#server/records/record-kind.ts'
import { recordKindOf } from '#server/records/record-kinds.ts'
import { bigintArray } from '#server/search/bigint-array.ts'
import { lastColumn } from '#server/sources/reading/render-sheet.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import type { RowPlaces } from './source.ts'

const places = z.array(
  z.object({
    id: z.coerce.number(),
    kind: z.string(),
    documentId: z.string(),
    row: z.number().nullable(),
  }),
)

/** The documents that contain most of the records, with the position of each record. */
export async function readPlaces(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  { ids, most }: { ids: readonly number[]; most: number },
): Promise<RowPlaces[]> {
  const { rows } = await tx.execute(sql`
    select id, kind, document_id as "documentId", row_number as row
    from records where user_id = ${userId} and document_id is not null
      and id = any(${bigintArray(ids.map(BigInt))}::bigint[])`)
  const order = new Map(ids.map((id, index) => [id, index]))
  const found = places
    .parse(rows)
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
  const byDocument = [...Map.groupBy(found, ({ documentId }) => documentId)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
  const names = await readNames(
    tx,
    keys,
    userId,
    byDocument.map(([id]) => id),
  )
  return byDocument.map(([documentId, own]) => ({
    documentId,
    documentName: names.get(documentId) ?? '',
    rows: own.map(({ id, kind, row }) => ({ id, locator: locatorOf(recordKindOf(kind), row) })),
  }))
}

async function readNames(tx: Tx, keys: PersonKeys, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...ids])))
  return new Map(rows.map((row) => [row.id, viewDocument(keys, row).originalName]))
}

function locatorOf(kind: RecordKind<unknown> | undefined, row: number | null): Locator {
  if (!kind || row === null) return { kind: 'blocks', from: 0, to: 0 }
  return { kind: 'cells', sheet: kind.label, range: `A${row}:${lastColumn(kind)}${row}` }
}
