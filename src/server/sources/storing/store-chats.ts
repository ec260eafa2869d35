import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { passages } from '#server/db/tables.ts'
import type { Passage } from '#server/search/passage.ts'
import { deleteDocuments } from '#server/records/delete-documents.ts'
import { messageKind } from '#server/records/message.ts'
import { openPassage, removePassagesAt } from '#server/search/index-passages.ts'
import { inOrder, readMessages } from '../reading/open-records.ts'
import { chatName, chatPassages, monthOf } from '../reading/render-chat.ts'
import type { Changes, Incoming, Known } from './changes.ts'
import { indexDocuments, type Indexed } from './index-document.ts'
import {
  tombstoneRecords,
  documentKey,
  documentsOf,
  insertRecords,
  momentOf,
  updateRecords,
  type Store,
} from './insert-rows.ts'

/** Each month of a chat is a document, so that a later export changes few of them. */
export async function storeMessages(store: Store, changes: Changes): Promise<void> {
  const all: (Incoming & { known?: Known })[] = [...changes.fresh, ...changes.changed]
  const messages = all.flatMap((incoming) =>
    incoming.item.kind === 'message'
      ? [{ ...incoming, message: message.parse(incoming.value) }]
      : [],
  )
  const months = await monthsOf(
    store,
    messages.map(({ message }) => message),
  )
  const records = messages.map(({ message, ...incoming }) => ({
    documentId: months.get(placeOf(message))?.id ?? '',
    kind: 'message',
    naturalKey: incoming.naturalKey,
    digest: incoming.digest,
    value: message,
    occurredAt: momentOf(messageKind.at(message)),
    id: incoming.known?.id,
  }))
  await insertRecords(
    store,
    records.filter(({ id }) => id === undefined),
  )
  await updateRecords(
    store,
    records.flatMap(({ id, ...record }) => (id === undefined ? [] : [{ ...record, id }])),
  )
  await tombstoneRecords(
    store,
    changes.gone.map(({ id }) => id),
  )
  const left = [...changes.gone, ...changes.changed.map(({ known }) => known)]
  const touched = new Set([...months.values()].map(({ id }) => id))
  for (const { documentId } of left) if (documentId !== null) touched.add(documentId)
  const isNew = new Map(
    [...months].flatMap(([place, { id, fresh }]) => (fresh ? [[id, place] as const] : [])),
  )
  const byPlace = Map.groupBy(messages, ({ message }) => placeOf(message))
  const found: Indexed[] = []
  for (const id of touched) {
    const own = byPlace.get(isNew.get(id) ?? '')
    // A new month contains exactly these messages.
    const known = own ? inOrder(own.map(({ message }) => message)) : undefined
    found.push(...(await changedPassages(store, id, known)))
  }
  await indexDocuments(store, found)
}

/** The item, merged with what was stored of it before. */
const message = z.custom<ChatMessage>((value) => typeof value === 'object' && value !== null)

export const placeOf = (message: ChatMessage): string =>
  `${monthOf(message)} ${message.chatId ?? message.chat}`

/** The messages' documents, by month and chat. */
async function monthsOf(store: Store, messages: readonly ChatMessage[]) {
  const byPlace = Map.groupBy(messages, placeOf)
  const wanted = [...byPlace].flatMap(([place, found]) => {
    const [first] = found
    if (!first) return []
    return [
      {
        key: documentKey(store, `chat:${store.owner.sourceId}:${place}`),
        name: chatName(first.chat, monthOf(first)),
        mimeType: 'text/plain',
        kind: 'text' as const,
        size: found.reduce((sum, { text }) => sum + text.length, 0),
        at: momentOf(messageKind.at(first)) ?? new Date(),
      },
    ]
  })
  const found = await documentsOf(store, wanted)
  const months = new Map<string, { id: string; fresh: boolean }>()
  for (const [index, place] of [...byPlace.keys()].entries()) {
    const document = found[index]
    if (document) months.set(place, document)
  }
  return months
}

/** A month's changed passages; their old versions are removed. */
async function changedPassages(
  store: Store,
  documentId: string,
  known: readonly ChatMessage[] | undefined,
): Promise<Indexed[]> {
  const { tx, keys, owner } = store
  const { userId } = owner
  const messages = known ?? (await readMessages(tx, keys, { userId, documentId }))
  const [first] = messages
  if (!first) {
    await deleteDocuments(tx, userId, [documentId])
    return []
  }
  const before = known ? new Map<number, string>() : await readPassages(store, documentId)
  const made = chatPassages(messages).map((passage, ordinal) => ({ ...passage, ordinal }))
  const changed = made.filter(({ ordinal, ...passage }) => before.get(ordinal) !== asText(passage))
  const places = new Set(changed.map(({ ordinal }) => ordinal))
  const stale = [...before.keys()].filter(
    (ordinal) => ordinal >= made.length || places.has(ordinal),
  )
  await removePassagesAt(tx, userId, documentId, stale)
  return [{ documentId, name: chatName(first.chat, monthOf(first)), passages: changed }]
}

const asText = ({ text, path, locator }: Passage): string => JSON.stringify([text, path, locator])

async function readPassages({ tx, keys, owner }: Store, documentId: string) {
  const rows = await tx
    .select({ id: passages.id, ordinal: passages.ordinal, sealed: passages.sealed })
    .from(passages)
    .where(and(eq(passages.userId, owner.userId), eq(passages.documentId, documentId)))
  return new Map(
    rows.map((row) => [row.ordinal, asText(openPassage(keys, owner.userId, row))] as const),
  )
}
