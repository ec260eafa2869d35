import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  exportLimits,
  type DocumentsPage,
  type ExportedDocument,
  type PageRequest,
} from '#shared/export.ts'
import { sourceType } from '#shared/sources.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { naturalKey } from '#server/sources/reading/natural-key.ts'
import { openRecord } from '#server/sources/reading/open-records.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { readCursor, writeCursor } from './cursor.ts'

type Deps = { db: Database; vault: Vault }

const place = z.object({ id: z.string().max(64) })
const rowsOfPage = z.array(
  z.object({
    id: z.string(),
    mimeType: z.string(),
    size: z.coerce.number(),
    source: z.string().nullable(),
    at: z.string(),
    sealed: z.instanceof(Buffer),
    hasOriginal: z.boolean(),
    recordId: z.string().nullable(),
    record: z.instanceof(Buffer).nullable(),
  }),
)
type Row = z.infer<typeof rowsOfPage>[number]

const sealedName = z.object({
  name: z.string(),
  source: z.optional(sourceType),
  tags: z.optional(z.array(z.string())),
})
/** A source's details about its file. */
const noted = z.object({
  path: z.string(),
  url: z.string(),
  modifiedAt: z.string(),
  version: z.string(),
  size: z.number().nullable(),
  attachedTo: z.string().optional(),
})

/** A page of uploads and files from sources, in no particular order. */
export async function readDocumentsPage(
  { db, vault }: Deps,
  userId: string,
  { after, limit = exportLimits.documents }: PageRequest,
): Promise<DocumentsPage> {
  const from = readCursor(place, after)?.id ?? ''
  const keys = await vault.keysOf(userId)
  return db.asUser(userId, async (tx) => {
    const page = await rowsOf(tx, userId, from, limit)
    const opened = page.map((row) => openRow(keys, userId, row))
    const mails = await findMails(tx, userId, opened)
    const documents = opened.map(({ document, mail }) => {
      const attachedTo = mail && mails.get(mail)
      return attachedTo === undefined ? document : { ...document, attachedTo }
    })
    const last = page.at(-1)
    return {
      documents,
      next: last ? writeCursor({ id: last.id }) : (after ?? null),
      more: page.length === limit,
    }
  })
}

/** Mails, chats and sheets of records are documents in the viewer only. */
async function rowsOf(tx: Tx, userId: string, from: string, limit: number): Promise<Row[]> {
  const { rows } = await tx.execute(sql`
    select documents.id, mime_type as "mimeType", size_bytes as size, documents.source_id as source,
      to_char(uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      documents.sealed, file.id::text as "recordId", file.sealed as record,
      exists (select from document_chunks as chunk where chunk.user_id = ${userId}
        and chunk.document_id = documents.id) as "hasOriginal"
    from documents
    left join records as file on file.user_id = documents.user_id
      and file.document_id = documents.id and file.kind = 'file'
    where documents.user_id = ${userId} and documents.id > ${from}
      and (documents.source_id is null or file.id is not null)
    order by documents.id limit ${limit}`)
  return rowsOfPage.parse(rows)
}

type Opened = { document: ExportedDocument; mail: string | undefined }

function openRow(keys: PersonKeys, userId: string, row: Row): Opened {
  const { id, mimeType, size, source, at, hasOriginal, recordId, record } = row
  const {
    name,
    source: type,
    tags,
  } = sealedName.parse(openJson(keys.content, { table: 'documents', id, userId }, row.sealed))
  const file =
    recordId === null || record === null
      ? undefined
      : noted.parse(openRecord(keys, { userId, id: BigInt(recordId), sealed: record }))
  const document = {
    id,
    name,
    mimeType,
    path: file?.path ?? '',
    url: file?.url ?? '',
    at: file ? file.modifiedAt : at,
    size,
    source,
    // Uploads never change.
    version: file?.version ?? id,
    hasOriginal,
    ...(tags && tags.length > 0 ? { tags } : {}),
  }
  const mail =
    file?.attachedTo === undefined || type === undefined
      ? undefined
      : naturalKey({ keys, owner: { type } }, 'email', file.attachedTo).toString('hex')
  return { document, mail }
}

const mailRows = z.array(z.object({ id: z.string(), key: z.string() }))

/** The records of the mails that files were attached to, by natural key. */
async function findMails(tx: Tx, userId: string, opened: readonly Opened[]) {
  const wanted = [...new Set(opened.flatMap(({ mail }) => mail ?? []))]
  if (wanted.length === 0) return new Map<string, string>()
  const { rows } = await tx.execute(sql`
    select id::text as id, encode(natural_key, 'hex') as key from records
    where user_id = ${userId}
      and natural_key = any(${sql.param(wanted.map((key) => Buffer.from(key, 'hex')))}::bytea[])`)
  return new Map(mailRows.parse(rows).map(({ id, key }) => [key, id]))
}

/** All documents, page by page. */
export async function* allDocuments(
  deps: Deps,
  userId: string,
): AsyncGenerator<ExportedDocument[]> {
  for (let after: string | undefined; ;) {
    const page = await readDocumentsPage(deps, userId, after === undefined ? {} : { after })
    yield page.documents
    if (!page.more || page.next === null) return
    after = page.next
  }
}
