import { numberOf, textOf, type KnownTables, type Row } from '../apple-messages/known-tables.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { baseName } from '../open-archive.ts'
import type { AddressForm } from '../messages/phone.ts'
import { numberIn, type Store, type StoredChat } from './store.ts'

const kinds: Readonly<Record<number, ChatMessage['kind']>> = {
  5: 'location',
  10: 'call',
  15: 'deleted',
  16: 'location',
  64: 'deleted',
  66: 'poll',
}
/** System messages: who joined, who left, that something is encrypted. */
const notes = new Set([7, 11, 12])

/** `msgstore.db` of an Android phone, decrypted; undefined if it is not one. */
export function androidStore(
  tables: KnownTables,
  names: ReadonlyMap<string, string>,
  addressForm: AddressForm,
): Store | undefined {
  if (!tables.has('message') || !tables.has('chat') || !tables.has('jid')) return undefined
  const jids = new Map<number, string>()
  for (const row of tables.rows('jid', ['raw_string'])) {
    jids.set(numberOf(row['rowid']), textOf(row['raw_string']))
  }
  // A hidden number is another address of the same person.
  for (const row of tables.rows('jid_map', ['lid_row_id', 'jid_row_id'])) {
    const shown = jids.get(numberOf(row['jid_row_id']))
    if (shown !== undefined) jids.set(numberOf(row['lid_row_id']), shown)
  }
  const nameOf = (jid: string) => names.get(jid) ?? ''
  const chats = new Map<number, StoredChat>()
  for (const row of tables.rows('chat', ['jid_row_id', 'subject'])) {
    const jid = jids.get(numberOf(row['jid_row_id']))
    if (jid === undefined) continue
    const title = textOf(row['subject']) || nameOf(jid) || numberIn(jid, addressForm) || jid
    chats.set(numberOf(row['rowid']), { jid, title })
  }
  const media = new Map<number, { file: string; caption: string }>()
  const mediaColumns = ['message_row_id', 'file_path', 'media_name', 'media_caption']
  for (const row of tables.rows('message_media', mediaColumns)) {
    const file = textOf(row['media_name']) || baseName(textOf(row['file_path']))
    const caption = textOf(row['media_caption'])
    media.set(numberOf(row['message_row_id'] ?? row['rowid']), { file, caption })
  }
  const chatOf = (row: Row) => chats.get(numberOf(row['chat_row_id']))
  return {
    table: 'message',
    columns: [
      'chat_row_id',
      'from_me',
      'key_id',
      'sender_jid_row_id',
      'timestamp',
      'message_type',
      'text_data',
    ],
    chatOf,
    millisecondsOf: (row) => numberOf(row['timestamp']),
    nameOf,
    messageOf(row) {
      const type = numberOf(row['message_type'])
      if (notes.has(type)) return undefined
      const { file = '', caption = '' } = media.get(numberOf(row['rowid'])) ?? {}
      const text = textOf(row['text_data']) || caption
      const kind =
        kinds[type] ?? (type === 0 ? 'text' : file === '' ? 'media_omitted' : 'attachment')
      if (text === '' && file === '' && (kind === 'text' || type < 0)) return undefined
      const fromMe = numberOf(row['from_me']) === 1
      const sender = jids.get(numberOf(row['sender_jid_row_id'])) ?? chatOf(row)?.jid ?? ''
      return {
        id: textOf(row['key_id']),
        fromMe,
        sender: fromMe ? '' : sender,
        name: '',
        text,
        kind,
        file: file === '' ? null : file,
      }
    },
  }
}
