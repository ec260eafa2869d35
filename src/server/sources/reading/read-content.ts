import type { DocumentContent, DocumentView, SheetWindow } from '#shared/documents.ts'
import type { Tx } from '#server/db/open.ts'
import { firstDataRow, type RecordKind } from '#server/records/record-kind.ts'
import { recordKindOf } from '#server/records/record-kinds.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { readFile, readMail, readMessages, readSheetEnd, readSheetRows } from './open-records.ts'
import { chatBlocks } from './render-chat.ts'
import { fileBlocks } from './render-file.ts'
import { mailBlocks } from './render-mail.ts'
import { headingTexts, rowTexts, sheetColumns } from './render-sheet.ts'

const rowsAWindow = 500

type OfDocument = { userId: string; documentId: string }

/**
 * A mail, a chat's month or a sheet of records as the viewer shows it; `undefined` for a source's
 * file, which the viewer shows like an upload.
 */
export async function readSourceContent(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  document: DocumentView,
): Promise<DocumentContent | undefined> {
  const of = { userId, documentId: document.id }
  const sheet = await findSheet(tx, of)
  if (sheet) {
    const { kind, total } = sheet
    const view = { name: kind.label, rows: total, columns: sheetColumns(kind).length }
    return { kind: 'sheets', document, sheets: [view] }
  }
  const mail = await readMail(tx, keys, of)
  if (mail) return { kind: 'text', document, blocks: mailBlocks(mail) }
  const file = await readFile(tx, keys, of)
  if (file) {
    const isRead = file.withoutText === ''
    return isRead ? undefined : { kind: 'text', document, blocks: fileBlocks(file) }
  }
  return { kind: 'text', document, blocks: chatBlocks(await readMessages(tx, keys, of)) }
}

/** The window of a record sheet that contains row `from`, counted from 0. */
export async function readRecordWindow(
  tx: Tx,
  keys: PersonKeys,
  {
    userId,
    id,
    from,
    timeZone,
  }: { userId: string; id: string; from: number; timeZone: string | undefined },
): Promise<SheetWindow | undefined> {
  const of = { userId, documentId: id }
  const sheet = await findSheet(tx, of)
  if (!sheet) return undefined
  const { kind, total } = sheet
  const first = Math.floor(from / rowsAWindow) * rowsAWindow + 1
  const length = Math.max(0, Math.min(rowsAWindow, total - first + 1))
  const numbers = Array.from({ length }, (_, index) => first + index)
  const found = await readSheetRows(tx, keys, of, numbers)
  // A deleted row leaves a gap, so that citations of other rows stay correct.
  const empty = sheetColumns(kind).map(() => '')
  const textsOf = (row: number) =>
    row < firstDataRow
      ? headingTexts(kind)
      : found.has(row)
        ? rowTexts(kind, found.get(row), timeZone)
        : empty
  return { name: kind.label, firstRow: first, totalRows: total, rows: numbers.map(textsOf) }
}

async function findSheet(
  tx: Tx,
  of: OfDocument,
): Promise<{ kind: RecordKind<unknown>; total: number } | undefined> {
  const end = await readSheetEnd(tx, of)
  const kind = end && recordKindOf(end.kind)
  return kind && { kind, total: end.last }
}
