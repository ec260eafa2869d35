import { and, eq } from 'drizzle-orm'
import { mail, type Mail } from '#server/connectors/kinds/mail.ts'
import { documents } from '#server/db/tables.ts'
import { newId } from '#server/ids.ts'
import { removePassages } from '#server/search/index-passages.ts'
import { sealJson } from '#server/vault/seal.ts'
import { readMails } from '../reading/open-records.ts'
import { isSentToMany, mailPassages, mailTitle } from '../reading/render-mail.ts'
import type { Changed, Changes, Incoming, Known } from './changes.ts'
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

type NewMail = { documentId: string; email: Mail } & Incoming
type ChangedMail = NewMail & { known: Known }

/** Each mail is a document. */
export async function storeMails(store: Store, changes: Changes): Promise<void> {
  const fresh = changes.fresh.flatMap((incoming): NewMail[] =>
    incoming.item.kind === 'email'
      ? [{ ...incoming, email: incoming.item.email, documentId: newId('doc') }]
      : [],
  )
  await insertDocuments(
    store,
    fresh.map(({ documentId, item, email }) => ({
      id: documentId,
      key: documentKey(store, `mail:${item.key}`),
      name: mailTitle(email),
      mimeType: 'message/rfc822',
      kind: 'text',
      size: email.size,
      at: momentOf(email.date) ?? new Date(),
    })),
  )
  await insertRecords(store, fresh.map(recordOf))
  await indexDocuments(store, fresh.map(indexed))
  await changeMails(store, changes.changed)
  await removeDocuments(store, changes.gone)
}

const recordOf = ({ documentId, email, naturalKey, digest }: NewMail) => ({
  documentId,
  kind: 'email',
  naturalKey,
  digest,
  value: email,
  occurredAt: momentOf(email.date),
})

const indexed = ({ documentId, email }: NewMail) => ({
  documentId,
  name: mailTitle(email),
  bulk: isSentToMany(email),
  passages: mailPassages(email),
})

/** A changed label or flag, the most common change, does not affect the searchable text. */
async function changeMails(store: Store, changed: readonly Changed[]): Promise<void> {
  const mails = changed.flatMap((incoming): ChangedMail[] => {
    const { item, known } = incoming
    if (item.kind !== 'email' || known.documentId === null) return []
    return [{ ...incoming, email: mail.parse(incoming.value), documentId: known.documentId }]
  })
  if (mails.length === 0) return
  const { tx, keys, owner } = store
  const before = await readMails(
    tx,
    keys,
    owner.userId,
    mails.map(({ known }) => known.id),
  )
  await updateRecords(
    store,
    mails.map((changedMail) => ({ ...recordOf(changedMail), id: changedMail.known.id })),
  )
  const rewritten = mails.filter(
    ({ known, email }) => indexedParts(before.get(known.id)) !== indexedParts(email),
  )
  if (rewritten.length === 0) return
  await removePassages(
    tx,
    owner.userId,
    rewritten.map(({ documentId }) => documentId),
  )
  for (const { documentId, email } of rewritten) {
    const place = { table: 'documents', id: documentId, userId: owner.userId }
    const name = { name: mailTitle(email), source: owner.type }
    await tx
      .update(documents)
      .set({ sealed: sealJson(keys.content, place, name), sizeBytes: email.size })
      .where(and(eq(documents.userId, owner.userId), eq(documents.id, documentId)))
  }
  await indexDocuments(store, rewritten.map(indexed))
}

/** Everything a mail's passages and their index entries depend on. */
const indexedParts = (email: Mail | undefined): string =>
  email ? JSON.stringify([isSentToMany(email), mailPassages(email)]) : ''
