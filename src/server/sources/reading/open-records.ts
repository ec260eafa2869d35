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

export const recordContext = (userId: string, id: bigint) => ({ table: 'records', id, userId })

/** The opened content; its type was checked when it was sealed. */
export const openRecord = (keys: PersonKeys, { userId, id, sealed }: Row): unknown =>
  openJson(keys.content, recordContext(userId, id), sealed)

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

/** It was sealed from a value of this type. */
const storedFile = z.custom<StoredFile>((value) => typeof value === 'object' && value !== null)

export async function readFile(
  tx: Tx,
  keys: PersonKeys,
  document: OfDocument,
): Promise<StoredFile | undefined> {
  const [row] = await tx.select().from(records).where(ofKind(document, 'file'))
  return row ? storedFile.parse(openRecord(keys, row)) : undefined
}

/** Records of any kind, by id. */
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

/** Mails, by record id. */
export async function readMails(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  ids: readonly bigint[],
): Promise<Map<bigint, Mail>> {
  const opened = await readRecords(tx, keys, userId, ids)
  return new Map([...opened].map(([id, value]) => [id, mail.parse(value)]))
}

/** A month of a chat's messages, in order of time. */
export const readMessages = async (
  tx: Tx,
  keys: PersonKeys,
  document: OfDocument,
): Promise<ChatMessage[]> =>
  (await readStoredMessages(tx, keys, document)).map(({ message }) => message)

/** The same, with record ids. */
export async function readStoredMessages(
  tx: Tx,
  keys: PersonKeys,
  document: OfDocument,
): Promise<{ id: bigint; message: ChatMessage }[]> {
  const rows = await tx
    .select({ id: records.id, sealed: records.sealed })
    .from(records)
    .where(ofKind(document, 'message'))
    .orderBy(asc(records.id))
  return rows
    .map((row) => ({
      id: row.id,
      message: chatMessage.parse(openRecord(keys, { ...row, userId: document.userId })),
    }))
    .toSorted((a, b) => byTime(a.message, b.message))
}

/** Messages with equal times keep the order of their import. */
const byTime = (a: ChatMessage, b: ChatMessage) =>
  a.local < b.local ? -1 : a.local > b.local ? 1 : 0

export const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.toSorted(byTime)

const lastRows = z.array(z.object({ kind: z.string(), last: z.number() }))

/** The record kind of a sheet and its last row number; `undefined` for an empty sheet. */
export async function readSheetEnd(tx: Tx, { userId, documentId }: OfDocument) {
  const { rows } = await tx.execute(sql`
    select kind, row_number as last from records
    where user_id = ${userId} and document_id = ${documentId} and row_number is not null
    order by row_number desc limit 1`)
  return lastRows.parse(rows)[0]
}

/** Rows of a sheet, by number. */
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
