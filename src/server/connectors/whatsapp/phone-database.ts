import type { DatabaseFile } from '../apple-messages/database-image.ts'
import { numberOf, openTables, textOf, type KnownTables } from '../apple-messages/known-tables.ts'
import { ConnectorError } from '../connector-error.ts'
import { pagesOf, type MessageItem } from '../messages/pages.ts'
import type { AddressForm } from '../messages/phone.ts'
import { androidStore } from './android-store.ts'
import { iphoneStore } from './iphone-store.ts'
import { numberIn, type Store, type StoredChat, type StoredMessage } from './store.ts'

/** The message database, and the one with contact names on an Android phone. */
export type PhoneDatabase = { messages: DatabaseFile; contacts?: DatabaseFile }
export type DatabasePage = { items: MessageItem[]; skipped?: Skipped; share: number }
type Skipped = { reason: string; count: number }[]
type Entry = { rowid: number; chat: StoredChat; ms: number }

/** The chats in a WhatsApp database from an Android phone or an iPhone, chat by chat. */
export async function* importDatabase(
  { messages, contacts }: PhoneDatabase,
  addressForm: AddressForm,
  own: string,
): AsyncGenerator<DatabasePage> {
  const names = contacts ? await namesIn(contacts) : new Map<string, string>()
  const tables = await openTables(messages)
  try {
    const store = androidStore(tables, names, addressForm) ?? iphoneStore(tables, addressForm)
    if (!store) throw new ConnectorError('bad_file')
    const { entries, people } = outlineOf(tables, store, addressForm)
    const rowOf = tables.rowOf(store.table, store.columns)
    let left = 0
    const items = function* () {
      for (const entry of entries) {
        const row = rowOf(entry.rowid)
        const stored = row && store.messageOf(row)
        if (stored) yield itemOf(entry, stored, { store, people, addressForm, own })
        else left += 1
      }
    }
    let done = 0
    for (const page of pagesOf(items())) {
      done += page.length
      yield { items: page, share: done / Math.max(entries.length, 1) }
    }
    const reason = 'A note of the program, or a message without any content'
    yield { items: [], share: 1, ...(left > 0 ? { skipped: [{ reason, count: left }] } : {}) }
  } finally {
    await tables.close()
  }
}

/** `wa.db` of an Android phone. */
async function namesIn(file: DatabaseFile): Promise<Map<string, string>> {
  const tables = await openTables(file)
  try {
    const names = new Map<string, string>()
    for (const row of tables.rows('wa_contacts', ['jid', 'display_name', 'wa_name'])) {
      const name = textOf(row['display_name']) || textOf(row['wa_name'])
      if (name !== '') names.set(textOf(row['jid']), name)
    }
    return names
  } finally {
    await tables.close()
  }
}

/** The order of all messages and the participants of each chat; texts are read afterwards. */
function outlineOf(tables: KnownTables, store: Store, addressForm: AddressForm) {
  const entries: Entry[] = []
  const people = new Map<string, Set<string>>()
  for (const row of tables.rows(store.table, store.columns)) {
    const chat = store.chatOf(row)
    const ms = store.millisecondsOf(row)
    if (!chat || !(ms > 0 && ms < latestMs)) continue
    entries.push({ rowid: numberOf(row['rowid']), chat, ms })
    const sender = numberIn(store.messageOf(row)?.sender ?? '', addressForm)
    const known = people.get(chat.jid) ?? new Set<string>()
    people.set(chat.jid, known)
    const other = numberIn(chat.jid, addressForm)
    for (const number of [sender, other]) if (number !== '') known.add(number)
  }
  entries.sort((a, b) =>
    a.chat.jid === b.chat.jid ? a.ms - b.ms : a.chat.jid < b.chat.jid ? -1 : 1,
  )
  return { entries, people }
}

const latestMs = Date.UTC(2100, 0, 1)

type Means = {
  store: Store
  people: ReadonlyMap<string, ReadonlySet<string>>
  addressForm: AddressForm
  own: string
}

function itemOf(
  { chat, ms, rowid }: Entry,
  { id, fromMe, sender, name, text, kind, file }: StoredMessage,
  { store, people, addressForm, own }: Means,
): MessageItem {
  const at = new Date(ms).toISOString()
  const number = fromMe ? own : numberIn(sender, addressForm)
  const author = fromMe ? 'Me' : store.nameOf(sender) || name || number || 'Unknown'
  return {
    kind: 'message',
    key: `wa:${chat.jid}:${fromMe ? 'me' : sender}:${id || rowid}`,
    message: {
      chat: chat.title,
      chatId: chat.jid,
      local: at.slice(0, 19),
      at,
      author: kind === 'system' ? null : author,
      ...(number === '' ? {} : { sender: number }),
      fromMe,
      people: [...(people.get(chat.jid) ?? [])].filter((person) => person !== own).toSorted(),
      text,
      kind,
      edited: false,
      file,
      service: 'WhatsApp',
      order: ms % 60_000,
    },
  }
}
