import { createHash } from 'node:crypto'
import type { MessageItem } from '../messages/pages.ts'
import { numberOf, textOf, type KnownTables, type Row } from './known-tables.ts'
import { bodyColumns, bodyOf } from './message-body.ts'
import { outlineOf, type Entry, type Outline } from './message-outline.ts'
import type { People } from './read-people.ts'

/** Stands for the owner, who has no name in the database. */
const owner = 'Me'
const replyCharacters = 200

const messageColumns = [
  ...bodyColumns,
  'guid',
  'date',
  'service',
  'is_from_me',
  'handle_id',
  'other_handle',
  'destination_caller_id',
  'thread_originator_guid',
]

export type ReadMessages = {
  /** The number of messages to read; some of them may be skipped. */
  count: number
  items: Generator<MessageItem>
  /** Messages skipped so far, by reason. */
  skipped: ReadonlyMap<string, number>
}

/** Messages grouped by chat, each chat in chronological order. */
export function readMessages(tables: KnownTables, people: People): ReadMessages {
  const outline = outlineOf(tables, people, owner)
  const skipped = new Map(outline.skipped)
  const rowOf = tables.rowOf('message', messageColumns)
  function* items(): Generator<MessageItem> {
    for (const entry of outline.entries) {
      const row = rowOf(entry.rowid)
      const item = row && itemOf({ row, entry, outline, people, rowOf })
      if (item) yield item
      else skipped.set(empty, (skipped.get(empty) ?? 0) + 1)
    }
  }
  return { count: outline.entries.length, items: items(), skipped }
}

const empty = 'A message without any content'

type Found = {
  row: Row
  entry: Entry
  outline: Outline
  people: People
  rowOf: (rowid: number) => Row | undefined
}

function itemOf({ row, entry, outline, people, rowOf }: Found): MessageItem | undefined {
  const { chat, ms } = entry
  const fromMe = numberOf(row['is_from_me']) === 1
  const sender = senderOf(row, entry, people, fromMe)
  const name = fromMe ? owner : people.nameOf(sender) || chat.title
  const files = outline.files.get(entry.rowid) ?? []
  const other = people.handles.get(numberOf(row['other_handle']))
  const body = bodyOf(row, {
    files,
    actor: fromMe ? 'You' : name,
    other: other === undefined ? '' : people.nameOf(other),
  })
  if (!body) return undefined
  const at = new Date(ms).toISOString()
  const guid = textOf(row['guid'])
  const reactions = outline.reactions.get(guid)
  const parent = outline.parents.get(textOf(row['thread_originator_guid']))
  const answered = parent === undefined ? '' : excerpt(rowOf(parent), outline.files.get(parent))
  return {
    kind: 'message',
    key: guid || hashOf([chat.chatId, ms, sender, body.text, body.file]),
    message: {
      chat: chat.title,
      local: at.slice(0, 19),
      author: body.kind === 'system' ? null : name,
      ...body,
      service: serviceOf(textOf(row['service'])),
      at,
      ...(sender === '' ? {} : { sender }),
      fromMe,
      people: chat.people,
      chatId: chat.chatId,
      ...(reactions && reactions.length > 0 ? { reactions: [...reactions] } : {}),
      ...(answered === '' ? {} : { replyTo: answered }),
      order: ms % 60_000,
    },
  }
}

/** The sender's number or address; for the owner, the one that was used. */
function senderOf(row: Row, { chat }: Entry, people: People, fromMe: boolean): string {
  if (fromMe) {
    const used = textOf(row['destination_caller_id'])
    return used === '' ? '' : people.addressForm(used)
  }
  const [only = '', ...more] = chat.people
  const handle = people.handles.get(numberOf(row['handle_id']))
  return handle ?? (more.length === 0 ? only : '')
}

function excerpt(row: Row | undefined, files: readonly string[] = []): string {
  const body = row && bodyOf(row, { files, actor: '', other: '' })
  return (body?.text || body?.file || '').slice(0, replyCharacters)
}

const services: Readonly<Record<string, string>> = { imessage: 'iMessage', sms: 'SMS', rcs: 'RCS' }
const serviceOf = (service: string) => services[service.toLowerCase()] ?? (service || 'iMessage')

const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
