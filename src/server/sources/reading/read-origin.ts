import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DocumentView } from '#shared/documents.ts'
import type { Tx } from '#server/db/open.ts'
import { documentChunks, records } from '#server/db/tables.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { dataSources } from '../tables.ts'
import { openSource } from '../view-source.ts'
import { naturalKey } from './natural-key.ts'
import { readFile, readMail } from './open-records.ts'
import { mailTitle } from './render-mail.ts'

type Source = NonNullable<DocumentView['source']>

/** Where a source's file came from: its original, and the mail it was attached to. */
export async function readOrigin(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  document: DocumentView,
): Promise<DocumentView> {
  const { source } = document
  if (!source) return document
  const others = await otherOrigins(tx, keys, userId, document.id)
  const alsoFrom = others.length === 0 ? {} : { alsoFrom: others }
  const file = await readFile(tx, keys, { userId, documentId: document.id })
  if (!file) return { ...document, source: { ...source, hasOriginal: false, ...alsoFrom } }
  const [chunk] = await tx
    .select({ ordinal: documentChunks.ordinal })
    .from(documentChunks)
    .where(and(eq(documentChunks.userId, userId), eq(documentChunks.documentId, document.id)))
    .limit(1)
  const mail =
    file.attachedTo === undefined
      ? undefined
      : await findMail(tx, keys, userId, { source, key: file.attachedTo })
  return {
    ...document,
    source: {
      ...source,
      hasOriginal: chunk !== undefined,
      ...alsoFrom,
      ...(mail ? { attachedTo: mail } : {}),
    },
  }
}

const originRows = z.array(z.object({ sourceId: z.string() }))

/** The names of the other sources that brought something in a document. */
async function otherOrigins(tx: Tx, keys: PersonKeys, userId: string, documentId: string) {
  const { rows } = await tx.execute(sql`
    select distinct origins.source_id as "sourceId"
    from records join record_origins as origins on origins.user_id = records.user_id
      and origins.natural_key = records.natural_key and origins.source_id <> records.source_id
    where records.user_id = ${userId} and records.document_id = ${documentId}`)
  const ids = originRows.parse(rows).map(({ sourceId }) => sourceId)
  if (ids.length === 0) return []
  const sources = await tx
    .select()
    .from(dataSources)
    .where(and(eq(dataSources.userId, userId), inArray(dataSources.id, ids)))
  return sources.map((row) => openSource(keys, row).settings.name).toSorted()
}

async function findMail(
  tx: Tx,
  keys: PersonKeys,
  userId: string,
  { source, key }: { source: Source; key: string },
) {
  const naturally = naturalKey({ keys, owner: source }, 'email', key)
  const [record] = await tx
    .select({ documentId: records.documentId })
    .from(records)
    .where(and(eq(records.userId, userId), eq(records.naturalKey, naturally)))
  const id = record?.documentId
  if (!id) return undefined
  const mail = await readMail(tx, keys, { userId, documentId: id })
  return mail && { id, name: mailTitle(mail) }
}
