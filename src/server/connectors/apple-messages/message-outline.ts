import { appleMs } from './apple-time.ts'
import { numberOf, textOf, type KnownTables } from './known-tables.ts'
import { gatherReactions, isTapback, parentOf, type Reactions } from './reactions.ts'
import type { Chat, People } from './read-people.ts'

export type Entry = { rowid: number; ms: number; chat: Chat }

/** Facts about all messages that reading any single one requires. */
export type Outline = {
  /** Grouped by chat, each in chronological order. */
  entries: Entry[]
  reactions: Reactions
  /** Row ids of messages that were replied to, by message identifier. */
  parents: ReadonlyMap<string, number>
  /** Names of attached files, by the row id of the message. */
  files: ReadonlyMap<number, readonly string[]>
  skipped: ReadonlyMap<string, number>
}

const columns = [
  'date',
  'is_from_me',
  'handle_id',
  'associated_message_type',
  'associated_message_guid',
  'associated_message_emoji',
  'thread_originator_guid',
]

export function outlineOf(tables: KnownTables, people: People, owner: string): Outline {
  const chatIds = chatsOfMessages(tables)
  const removed = removedMessages(tables)
  const reactions = gatherReactions()
  const answered = new Set<string>()
  const entries: Entry[] = []
  const skipped = new Map<string, number>()
  const skip = (reason: string) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
  for (const row of tables.rows('message', columns)) {
    const rowid = numberOf(row['rowid'])
    const address = people.handles.get(numberOf(row['handle_id'])) ?? ''
    const type = numberOf(row['associated_message_type'])
    const ms = appleMs(numberOf(row['date']))
    if (removed.has(rowid)) skip('A message that was deleted on the device')
    else if (isTapback(type)) {
      skip('A reaction, which is kept with the message it answers')
      reactions.add({
        type,
        parent: parentOf(textOf(row['associated_message_guid'])),
        emoji: textOf(row['associated_message_emoji']),
        by: numberOf(row['is_from_me']) === 1 ? owner : people.nameOf(address),
      })
    } else if (ms === undefined) skip('A message without a date')
    else {
      const origin = textOf(row['thread_originator_guid'])
      if (origin !== '') answered.add(origin)
      const known = people.chats.get(chatIds.get(rowid) ?? -1)
      entries.push({ rowid, ms, chat: known ?? people.chatWith(address) })
    }
  }
  return {
    entries: entries.toSorted(byChatAndTime),
    reactions: reactions.all,
    parents: parentsOf(tables, answered),
    files: filesOf(tables),
    skipped,
  }
}

function chatsOfMessages(tables: KnownTables): Map<number, number> {
  const chatIds = new Map<number, number>()
  for (const row of tables.rows('chat_message_join', ['chat_id', 'message_id'])) {
    const message = numberOf(row['message_id'])
    if (!chatIds.has(message)) chatIds.set(message, numberOf(row['chat_id']))
  }
  return chatIds
}

/** Deleted messages stay in the database for thirty days. */
function removedMessages(tables: KnownTables): Set<number> {
  const removed = new Set<number>()
  for (const row of tables.rows('chat_recoverable_message_join', ['message_id'])) {
    removed.add(numberOf(row['message_id']))
  }
  return removed
}

function byChatAndTime(a: Entry, b: Entry): number {
  if (a.chat.chatId !== b.chat.chatId) return a.chat.chatId < b.chat.chatId ? -1 : 1
  return a.ms - b.ms || a.rowid - b.rowid
}

function parentsOf(tables: KnownTables, answered: ReadonlySet<string>): Map<string, number> {
  const parents = new Map<string, number>()
  if (answered.size === 0) return parents
  for (const row of tables.rows('message', ['guid'])) {
    const guid = textOf(row['guid'])
    if (answered.has(guid)) parents.set(guid, numberOf(row['rowid']))
  }
  return parents
}

function filesOf(tables: KnownTables): Map<number, string[]> {
  const names = new Map<number, string>()
  for (const row of tables.rows('attachment', ['transfer_name', 'filename', 'hide_attachment'])) {
    // Link previews are files that no one sent.
    if (numberOf(row['hide_attachment']) === 1) continue
    const path = textOf(row['filename'])
    const name = textOf(row['transfer_name']) || (path.split('/').at(-1) ?? '')
    if (/\.pluginPayloadAttachment$/i.test(path || name)) continue
    names.set(numberOf(row['rowid']), name || 'attachment')
  }
  const files = new Map<number, string[]>()
  for (const row of tables.rows('message_attachment_join', ['message_id', 'attachment_id'])) {
    const name = names.get(numberOf(row['attachment_id']))
    if (name === undefined) continue
    const message = numberOf(row['message_id'])
    files.set(message, [...(files.get(message) ?? []), name])
  }
  return files
}
