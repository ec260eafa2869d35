import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mail, type Mail } from '#server/connectors/kinds/mail.ts'
import { chatMessage, type ChatMessage } from '#server/connectors/kinds/message.ts'
import type { Tx } from '#server/db/open.ts'
import { records } from '#server/db/tables.ts'
import type { StoredFile } from '#server/records/file.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'

type Row = { userId: string; id: bigint; sealed: Buffer }
type OfDocument = { userId: string; documentId: string }

export const recordPlace = (userId: string, id: bigint) => ({ table: 'records', id, userId })

/** The content as it was sealed, when its kind was known. */
export const openRecord = (keys: PersonKeys, { userId, id, sealed }: Row): unknown =>
  openJson(keys.content, recordPlace(userId, id), sealed)

const ofKind = ({ userId, documentId }: OfDocument, kind: string) =>
  and(eq(records.userId, userId), eq(records.documentId, documentId), eq(records.kind, kind))

export async function readMail(
  tx: Tx,
  keys: PersonKeys,
  document: OfDocument,
): Promise<Mail | undefined> {
  const [row] = await tx.select().from(records).where(ofKind(document, 'email'))
  return row ? mail.parse(openRecord(keys, row)) : undefined
}

/** Sealed by us from what the type says. */
const storedFile = z.custom<StoredFile>((value) => typeof value === 'object' && value !== null)

export async function readFile(
  tx: Tx,
  keys: PersonKeys,
  document: OfDocument,
): Promise<StoredFile | undefined> {
  const [row] = await tx.select().from(records).where(ofKind(document, 'file'))
  return row ? storedFile.parse(openRecord(keys, row)) : undefined
}

/** Records of any kind by their ids. */
export async function readRecords(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  ids: readonly bigint[],
): Promise<Map<bigint, unknown>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: records.id, sealed: records.sealed })
    .from(records)
    .where(and(eq(records.userId, userId), inArray(records.id, [...ids])))
  return new Map(rows.map((row) => [row.id, openRecord(keys, { ...row, userId })]))
}

export async function readFiles(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  ids: readonly bigint[],
): Promise<Map<bigint, StoredFile>> {
  const opened = await readRecords(tx, keys, userId, ids)
  return new Map([...opened].map(([id, value]) => [id, storedFile.parse(value)]))
}

/** Mails by the ids of their records. */
export async function readMails(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  ids: readonly bigint[],
): Promise<Map<bigint, Mail>> {
  const opened = await readRecords(tx, keys, userId, ids)
  return new Map([...opened].map(([id, value]) => [id, mail.parse(value)]))
}

/** Messages of a chat's month in the order of their time. */
export async function readMessages(
  tx: Tx,
  keys: PersonKeys,
  document: OfDocument,
): Promise<ChatMessage[]> {
  const rows = await tx
    .select({ id: records.id, sealed: records.sealed })
    .from(records)
    .where(ofKind(document, 'message'))
    .orderBy(asc(records.id))
  const messages = rows.map((row) =>
    chatMessage.parse(openRecord(keys, { ...row, userId: document.userId })),
  )
  return inOrder(messages)
}

/** By their time; equal times stay in the order in which they were imported. */
export const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.toSorted((a, b) => (a.local < b.local ? -1 : a.local > b.local ? 1 : 0))

const lastRows = z.array(z.object({ kind: z.string(), last: z.number() }))

/** The kind of the rows of a sheet and the number of its last one; `undefined` without rows. */
export async function readSheetEnd(tx: Tx, { userId, documentId }: OfDocument) {
  const { rows } = await tx.execute(sql`
    select kind, row_number as last from records
    where user_id = ${userId} and document_id = ${documentId} and row_number is not null
    order by row_number desc limit 1`)
  return lastRows.parse(rows)[0]
}

/** Rows of a sheet by their numbers. */
export async function readSheetRows(
  tx: Tx,
  keys: PersonKeys,
  { userId, documentId }: OfDocument,
  wanted: readonly number[],
): Promise<Map<number, unknown>> {
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ id: records.id, sealed: records.sealed, rowNumber: records.rowNumber })
    .from(records)
    .where(
      and(
        eq(records.userId, userId),
        eq(records.documentId, documentId),
        sql`row_number = any(${sql.param(wanted)}::int[])`,
      ),
    )
  return new Map(
    rows.map(({ id, sealed, rowNumber }) => [
      rowNumber ?? 0,
      openRecord(keys, { userId, id, sealed }),
    ]),
  )
}
