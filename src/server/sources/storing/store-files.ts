import { sizeInWords } from '#shared/size-in-words.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isReadableText, knownMediaType } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { SourceFile } from '#server/connectors/kinds/source-file.ts'
import { releaseOriginals } from '#server/db/release-originals.ts'
import { documentChunks, documents, records } from '#server/db/tables.ts'
import { storeOriginal } from '#server/ingestion/originals.ts'
import { newId } from '#server/ids.ts'
import { countChange } from '#server/records/count-change.ts'
import { withdrawRecords } from '#server/records/count-records.ts'
import type { StoredFile } from '#server/records/file.ts'
import { removePassages } from '#server/search/index-passages.ts'
import { sealJson } from '#server/vault/seal.ts'
import { readFiles } from '../reading/open-records.ts'
import { filePassages } from '../reading/render-file.ts'
import type { Changed, Changes, Incoming } from './changes.ts'
import { indexDocuments } from './index-document.ts'
import {
  documentKey,
  insertDocuments,
  insertRecords,
  momentOf,
  updateRecords,
  type Store,
} from './insert-rows.ts'
import { removeDocuments } from './remove-documents.ts'

/** Notices for files whose text cannot be stored, and the number of new ones. */
export type Unreadable = { reason: string; count: number; fresh: number }

const reasons = {
  unsupported: 'Kept without its text: this kind of file cannot be read',
  tooLarge: `Not kept: larger than ${sizeInWords(limits.uploadBytes)}`,
  empty: 'Not kept: the file is empty',
  closed: 'Not kept: the file could not be opened at its origin',
}

type Read = { bytes: Buffer; withoutText: string }

/** Each file is a document, read in the background like an upload. */
export async function storeFiles(store: Store, changes: Changes): Promise<Unreadable[]> {
  const skipped = new Map<string, Unreadable>()
  const note = (reason: string, isFresh: boolean) => {
    if (reason === '') return
    const known = skipped.get(reason) ?? { reason, count: 0, fresh: 0 }
    known.count += 1
    known.fresh += isFresh ? 1 : 0
    skipped.set(reason, known)
  }
  for (const incoming of changes.fresh) {
    if (incoming.item.kind === 'file') note(await addFile(store, incoming, incoming.item), true)
  }
  const before = await readFiles(
    store.tx,
    store.keys,
    store.owner.userId,
    changes.changed.map(({ known }) => known.id),
  )
  for (const changed of changes.changed) {
    const { item, known } = changed
    if (item.kind !== 'file') continue
    const was = before.get(known.id)
    note(await changeFile(store, changed, item.file, was), false)
  }
  if (await hasSheets(store, changes)) await countChange(store.tx, store.owner.userId)
  await removeDocuments(store, changes.gone)
  return [...skipped.values()]
}

async function addFile(
  store: Store,
  { naturalKey, digest }: Incoming,
  { key, file }: { key: string; file: SourceFile },
): Promise<string> {
  const { tx, keys, owner } = store
  const read = await readBytes(file)
  const id = newId('doc')
  await insertDocuments(store, [
    {
      id,
      key: documentKey(store, `file:${key}`),
      name: file.name,
      mimeType: file.mimeType,
      kind: null,
      size: read.bytes.length || (file.size ?? 0),
      at: momentOf(file.modifiedAt) ?? new Date(),
      ...stateOf(read),
    },
  ])
  await storeOriginal(tx, keys, owner.userId, id, read.bytes)
  const value = storedFile(file, read)
  await insertRecords(store, [recordOf(id, { naturalKey, digest, value })])
  await indexWithoutText(store, id, value)
  return read.withoutText
}

/** A new version replaces the text of the old one. */
async function changeFile(
  store: Store,
  { naturalKey, digest, known }: Changed,
  file: SourceFile,
  before: StoredFile | undefined,
): Promise<string> {
  const { tx, keys, owner } = store
  const { documentId } = known
  if (documentId === null) return ''
  const isSame =
    before?.version === file.version &&
    before.name === file.name &&
    before.mimeType === file.mimeType
  const record = (value: StoredFile) => ({
    ...recordOf(documentId, { naturalKey, digest, value }),
    id: known.id,
  })
  if (isSame) {
    await updateRecords(store, [record(storedFile(file, before))])
    return ''
  }
  const read = await readBytes(file)
  await forgetContent(store, documentId)
  const { name } = file
  const { status, progress, notice } = { progress: 0, notice: null, ...stateOf(read) }
  const at = momentOf(file.modifiedAt)
  const place = { table: 'documents', id: documentId, userId: owner.userId }
  await tx
    .update(documents)
    .set({
      // Sealed again, so that a job still reading the old version notices the new one.
      sealed: sealJson(keys.content, place, { name, source: owner.type }),
      mimeType: knownMediaType(file),
      kind: null,
      pages: null,
      sizeBytes: read.bytes.length || (file.size ?? 0),
      status,
      progress,
      errorCode: null,
      errorDetail: notice,
      processedAt: null,
      embeddedAt: null,
      ...(at ? { uploadedAt: at } : {}),
    })
    .where(and(eq(documents.userId, owner.userId), eq(documents.id, documentId)))
  await storeOriginal(tx, keys, owner.userId, documentId, read.bytes)
  const value = storedFile(file, read)
  await updateRecords(store, [record(value)])
  await indexWithoutText(store, documentId, value)
  return read.withoutText
}

/** The file's bytes, if they are kept, and the reason if its text will not be read. */
async function readBytes(file: SourceFile): Promise<Read> {
  const nothing = Buffer.alloc(0)
  if (file.size !== null && file.size > limits.uploadBytes) {
    return { bytes: nothing, withoutText: reasons.tooLarge }
  }
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of file.open()) {
      length += part.length
      if (length > limits.uploadBytes) return { bytes: nothing, withoutText: reasons.tooLarge }
      parts.push(part)
    }
  } catch (error) {
    if (!(error instanceof ConnectorError) || !isFinal(error)) throw error
    return { bytes: nothing, withoutText: reasons.closed }
  }
  if (length === 0) return { bytes: nothing, withoutText: reasons.empty }
  const withoutText = isReadableText(file) ? '' : reasons.unsupported
  return { bytes: Buffer.concat(parts, length), withoutText }
}

/** An error of this file, not of the source. */
const isFinal = ({ code }: ConnectorError): boolean =>
  code === 'not_found' || code === 'permission' || code === 'bad_file' || code === 'unsupported'

const stateOf = ({ withoutText }: Read) =>
  withoutText === ''
    ? ({ status: 'processing' } as const)
    : ({ status: 'processed', progress: 1, notice: `${withoutText}.` } as const)

function storedFile({ open: _, ...file }: SourceFile, { withoutText }: { withoutText: string }) {
  return { ...file, withoutText }
}

const recordOf = (
  documentId: string,
  { value, ...known }: { naturalKey: Buffer; digest: Buffer; value: StoredFile },
) => ({ ...known, documentId, kind: 'file', value, occurredAt: momentOf(value.modifiedAt) })

/** An unreadable file is still found by its name. */
async function indexWithoutText(store: Store, documentId: string, file: StoredFile) {
  if (file.withoutText === '') return
  await indexDocuments(store, [{ documentId, name: file.name, passages: filePassages(file) }])
}

async function forgetContent(store: Store, documentId: string): Promise<void> {
  const { tx, owner } = store
  const { userId } = owner
  await removePassages(tx, userId, documentId)
  const content = and(eq(records.documentId, documentId), ne(records.kind, 'file'))
  await withdrawRecords(tx, userId, sql`${content}`)
  const gone = await tx
    .delete(records)
    .where(and(eq(records.userId, userId), content))
    .returning({ kind: records.kind })
  if (gone.some(({ kind }) => kind === 'sheet')) await countChange(store.tx, store.owner.userId)
  await releaseOriginals(tx, userId, [documentId])
  await tx
    .delete(documentChunks)
    .where(and(eq(documentChunks.userId, userId), eq(documentChunks.documentId, documentId)))
}

async function hasSheets({ tx, owner }: Store, { gone }: Changes): Promise<boolean> {
  for (const { documentId } of gone) {
    if (documentId === null) continue
    const own = and(eq(records.userId, owner.userId), eq(records.documentId, documentId))
    const found = await tx
      .select({ id: records.id })
      .from(records)
      .where(and(own, eq(records.kind, 'sheet')))
      .limit(1)
    if (found.length > 0) return true
  }
  return false
}
