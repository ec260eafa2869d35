import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { chatMessage, type ChatMessage } from '#server/connectors/kinds/message.ts'
import { openJson } from '#server/vault/seal.ts'
import { openRecord } from '../reading/open-records.ts'
import { chatName, monthOf } from '../reading/render-chat.ts'
import type { Incoming, Known, Pair } from './changes.ts'
import { documentKey, type Store } from './insert-rows.ts'
import { pairMessages } from './pair-messages.ts'
import { placeOf } from './store-chats.ts'

const dayMs = 24 * 60 * 60 * 1000

type Message = Incoming & { message: ChatMessage }
type Stored = Omit<Known, 'kind'> & { naturalKey: Buffer; message: ChatMessage }

/**
 * Messages that came without instants and with them: of WhatsApp as a text export and from the
 * phone's database, of Facebook and Instagram as pages and as JSON.
 */
export async function chatPairs(store: Store, fresh: readonly Incoming[]): Promise<Pair[]> {
  const { type } = store.owner
  if (type !== 'whatsapp' && type !== 'facebook') return []
  const messages = fresh.flatMap((incoming): Message[] =>
    incoming.item.kind === 'message' ? [{ ...incoming, message: incoming.item.message }] : [],
  )
  if (messages.length === 0) return []
  const known = Map.groupBy(await storedInOtherForm(store, messages), ({ message }) => message.chat)
  const pairs: Pair[] = []
  for (const [chat, own] of Map.groupBy(messages, ({ message }) => message.chat)) {
    for (const [{ message, ...incoming }, stored] of pairsOf(own, known.get(chat) ?? [])) {
      const { message: _, naturalKey, ...rest } = stored
      const isBetter = hasInstant({ message })
      pairs.push({ incoming, known: { ...rest, kind: 'message' }, naturalKey, isBetter })
    }
  }
  return pairs
}

const hasInstant = ({ message: { at } }: { message: ChatMessage }) => at !== undefined

function pairsOf(incoming: readonly Message[], stored: readonly Stored[]): [Message, Stored][] {
  const ours = Map.groupBy(incoming, hasInstant)
  const theirs = Map.groupBy(stored, hasInstant)
  const [texts, rows] = [ours.get(false) ?? [], ours.get(true) ?? []]
  const [textsThere, rowsThere] = [theirs.get(false) ?? [], theirs.get(true) ?? []]
  const messagesOf = (found: readonly { message: ChatMessage }[]) =>
    found.map(({ message }) => message)
  const found: (readonly [Message | undefined, Stored | undefined])[] = []
  for (const [text, row] of pairMessages(messagesOf(texts), messagesOf(rowsThere)))
    found.push([texts[text], rowsThere[row]])
  for (const [text, row] of pairMessages(messagesOf(textsThere), messagesOf(rows)))
    found.push([rows[row], textsThere[text]])
  return found.flatMap(([own, other]) => (own && other ? [[own, other]] : []))
}

const documentRows = z.array(
  z.object({ id: z.string(), key: z.string(), sealed: z.instanceof(Buffer) }),
)
const sealedDocument = z.object({ name: z.string() })

/** Stored messages of the same chats and months that came in the other form. */
async function storedInOtherForm(store: Store, messages: readonly Message[]): Promise<Stored[]> {
  const { tx, keys, owner } = store
  const times = messages.map(({ message: { at, local } }) => Date.parse(at ?? `${local}Z`))
  const [from, to] = [Math.min(...times) - 32 * dayMs, Math.max(...times) + 32 * dayMs]
  const { rows } = await tx.execute(sql`
    select documents.id, encode(content_key, 'hex') as key, documents.sealed from documents
    join data_sources on data_sources.user_id = documents.user_id
      and data_sources.id = documents.source_id and data_sources.type = ${owner.type}
    where documents.user_id = ${owner.userId} and uploaded_at
      between ${new Date(from).toISOString()}::timestamptz and ${new Date(to).toISOString()}::timestamptz`)
  const names = new Set<string>()
  const own = new Set<string>()
  for (const { message } of messages) {
    own.add(documentKey(store, `chat:${owner.sourceId}:${placeOf(message)}`).toString('hex'))
    for (const month of monthsAround(message)) names.add(chatName(message.chat, month))
  }
  // Both forms of a chat of Facebook have its number, and only JSON has fractions of seconds.
  const sharesMonths = owner.type === 'facebook'
  const onlyWholeSeconds = sharesMonths && messages.every(hasInstant)
  const found: Stored[] = []
  for (const { id, key, sealed } of documentRows.parse(rows)) {
    if (!sharesMonths && own.has(key)) continue
    const context = { table: 'documents', id, userId: owner.userId }
    const { name } = sealedDocument.parse(openJson(keys.content, context, sealed))
    if (names.has(name)) found.push(...(await messagesIn(store, id, onlyWholeSeconds)))
  }
  return found
}

/** Clocks differ by up to a day, so a message may be in the month before or after. */
function monthsAround(message: ChatMessage): Set<string> {
  const time = Date.parse(`${message.local}Z`)
  const shifted = [-dayMs, 0, dayMs].map((by) => new Date(time + by).toISOString())
  return new Set(shifted.map((local) => monthOf({ ...message, local })))
}

const messageRows = z.array(
  z.object({
    id: z.coerce.bigint(),
    sourceId: z.string(),
    naturalKey: z.instanceof(Buffer),
    digest: z.string().nullable(),
    sealed: z.instanceof(Buffer),
  }),
)

async function messagesIn(
  { tx, keys, owner }: Store,
  documentId: string,
  onlyWholeSeconds: boolean,
): Promise<Stored[]> {
  const { userId } = owner
  const { rows } = await tx.execute(sql`
    select id, source_id as "sourceId", natural_key as "naturalKey",
      encode(digest, 'hex') as digest, sealed
    from records
    where user_id = ${userId} and document_id = ${documentId} and kind = 'message'
      and (not ${onlyWholeSeconds} or occurred_at = date_trunc('second', occurred_at))
    order by id`)
  return messageRows.parse(rows).map(({ sealed, ...row }) => ({
    ...row,
    documentId,
    rowNumber: null,
    message: chatMessage.parse(openRecord(keys, { userId, id: row.id, sealed })),
  }))
}
