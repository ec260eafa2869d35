import { and, eq } from 'drizzle-orm'
import type { DocumentView } from '#shared/documents.ts'
import type { Tx } from '#server/db/open.ts'
import { documentChunks, records } from '#server/db/tables.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
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
  const file = await readFile(tx, keys, { userId, documentId: document.id })
  if (!file) return { ...document, source: { ...source, hasOriginal: false } }
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
      ...(mail ? { attachedTo: mail } : {}),
    },
  }
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
