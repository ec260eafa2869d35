import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { ConnectorError } from '../connector-error.ts'
import type { Item, Page } from '../connector.ts'
import { attachedFiles, attachmentFacts, type AttachmentFacts } from './attachments.ts'
import type { Box } from './choose-boxes.ts'
import type { KnownMail } from './known-mails.ts'
import { clean, mailKey, parseMail } from './parse-mail.ts'

/** Per message; attachments beyond this are fetched separately. */
const mostBytes = 2 * 1024 * 1024
const bytesAPage = 16 * 1024 * 1024

export type ReadPage = {
  page: Pick<Page, 'failures' | 'skipped'> & { items: Item[] }
  /** The new state of these messages. */
  mails: Map<number, KnownMail>
}
type Reading = { client: ImapFlow; box: Box; signal: AbortSignal }

/** Reads messages by UID, in the given order and in limited batches. */
export async function* readMessages(
  reading: Reading,
  uids: readonly number[],
): AsyncGenerator<ReadPage> {
  for (let at = 0; at < uids.length;) {
    // Small batches first, so the first messages appear soon; larger ones are faster to store.
    const count = at < 500 ? 100 : 500
    const some = uids.slice(at, at + count)
    for (const part of await partsOf(reading, some)) yield await readPage(reading, part)
    at += some.length
  }
}

/** Large messages are fetched in smaller batches. */
async function partsOf({ client, signal }: Reading, uids: readonly number[]): Promise<number[][]> {
  const sizes = new Map<number, number>()
  for await (const { uid, size } of client.fetch(
    uids.join(','),
    { uid: true, size: true },
    { uid: true },
  )) {
    sizes.set(uid, Math.min(size ?? mostBytes, mostBytes))
  }
  ensureOpen(client, signal)
  const parts: number[][] = []
  let bytes = Infinity
  for (const uid of uids) {
    const size = sizes.get(uid) ?? mostBytes
    if (bytes + size > bytesAPage) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(uid)
    bytes += size
  }
  return parts
}

/** A closed connection ends a list early without an error. */
export function ensureOpen(client: ImapFlow, signal: AbortSignal): void {
  signal.throwIfAborted()
  if (!client.usable) throw new ConnectorError('transient')
}

async function readPage(reading: Reading, uids: readonly number[]): Promise<ReadPage> {
  const { client, signal } = reading
  const found = new Map<number, Item[]>()
  const failures: NonNullable<Page['failures']> = []
  const skipped = new Map<string, number>()
  const mails = new Map<number, KnownMail>()
  const query = {
    uid: true,
    flags: true,
    labels: true,
    threadId: true,
    internalDate: true,
    size: true,
    bodyStructure: true,
    source: { maxLength: mostBytes },
  }
  for await (const message of client.fetch(uids.join(','), query, { uid: true })) {
    signal.throwIfAborted()
    try {
      const { key, items, left } = readMessage(reading, message)
      found.set(message.uid, items)
      mails.set(message.uid, { key, files: items.length - 1 })
      for (const { reason, count } of left) skipped.set(reason, (skipped.get(reason) ?? 0) + count)
    } catch {
      failures.push({ item: `mail ${message.uid}`, reason: 'This is no readable mail' })
      mails.set(message.uid, { key: '', files: 0 })
    }
  }
  ensureOpen(client, signal)
  const page = {
    items: uids.flatMap((uid) => found.get(uid) ?? []),
    failures,
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
  }
  return { page, mails }
}

function readMessage(reading: Reading, message: FetchMessageObject) {
  const source = message.source ?? Buffer.alloc(0)
  const size = message.size ?? source.length
  const truncated = size > source.length && source.length >= mostBytes
  const parts = truncated ? carriedParts(reading, message.uid, message.bodyStructure) : []
  const received = message.internalDate
  const parsed = parseMail(source, {
    labels: labelsOf(message, reading.box),
    unread: !message.flags?.has('\\Seen'),
    ...(message.threadId === undefined ? {} : { threadId: message.threadId }),
    ...(received === undefined ? {} : { receivedAt: new Date(received) }),
    ...(truncated ? { truncated, size, attachments: parts.map(({ about }) => about) } : {}),
  })
  const email = parsed.mail
  const key = mailKey(email)
  const files = attachedFiles(
    key,
    email,
    truncated ? parts : parsed.attachments.map(attachmentFacts),
  )
  const items: Item[] = [{ kind: 'email', key, email }, ...files.items]
  return { key, items, left: files.skipped }
}

function labelsOf({ labels, flags }: FetchMessageObject, { label }: Box): string[] {
  const given = [...(labels ?? [])].map((name) => name.replace(/^\\/, ''))
  return [
    ...new Set([
      ...(given.length === 0 && label !== undefined ? [label] : given),
      ...(flags?.has('\\Flagged') ? ['Starred'] : []),
      ...(flags?.has('\\Draft') ? ['Draft'] : []),
    ]),
  ]
}

type CarriedPart = AttachmentFacts & { about: { name: string; type: string; size: number } }

/** Attachments of a message of which only the start was fetched. */
function carriedParts(
  reading: Reading,
  uid: number,
  node: MessageStructureObject | undefined,
): CarriedPart[] {
  if (!node) return []
  const inner = (node.childNodes ?? []).flatMap((child) => carriedParts(reading, uid, child))
  const name = node.dispositionParameters?.['filename'] ?? node.parameters?.['name']
  const { part, type, disposition = '', id } = node
  if (part === undefined || (name === undefined && disposition !== 'attachment')) return inner
  const encodedBytes = node.size ?? 0
  const own = {
    name: name === undefined ? null : String(name),
    type,
    inline: type.startsWith('image/') && disposition !== 'attachment' && id !== undefined,
    encodedBytes,
    about: {
      name: clean(String(name ?? type)),
      type,
      size: node.encoding === 'base64' ? Math.floor((encodedBytes / 78) * 57) : encodedBytes,
    },
    open: () => download(reading, uid, part),
  }
  return [own, ...inner]
}

async function* download({ client, signal }: Reading, uid: number, part: string) {
  const { content } = await client.download(String(uid), part, { uid: true })
  if (!content) throw new ConnectorError('not_found')
  for await (const piece of content) yield Buffer.from(piece)
  ensureOpen(client, signal)
}
