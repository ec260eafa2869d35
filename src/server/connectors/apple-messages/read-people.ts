import { chatNameOf } from '../messages/chat-name.ts'
import { createAddressForm, usualCallingCode } from '../messages/phone.ts'
import type { Contact } from '../kinds/contact.ts'
import { numberOf, textOf, type KnownTables } from './known-tables.ts'

export type Chat = {
  title: string
  chatId: string
  /** The other participants, as normalised addresses. */
  people: string[]
}

export type People = {
  /** Normalised numbers and addresses by handle row id. */
  handles: ReadonlyMap<number, string>
  chats: ReadonlyMap<number, Chat>
  nameOf: (address: string) => string
  /** The chat with one person, for messages that belong to no chat. */
  chatWith: (address: string) => Chat
  addressForm: (raw: string) => string
}

/** The participants of all chats. A person's iMessage and SMS chats are merged into one. */
export function readPeople(tables: KnownTables, contacts: readonly Contact[]): People {
  const raw = new Map<number, string>()
  for (const row of tables.rows('handle', ['id']))
    raw.set(numberOf(row['rowid']), textOf(row['id']))
  const addressForm = createAddressForm(usualCallingCode(raw.values()))
  const handles = new Map([...raw].map(([id, text]) => [id, addressForm(text)]))
  const names = new Map<string, string>()
  for (const { name, phones, emails } of contacts) {
    for (const address of [...phones, ...emails]) names.set(addressForm(address), name)
  }
  const nameOf = (address: string) => names.get(address) ?? address
  const chatOf = (people: readonly string[], named: string): Chat => ({
    title: named || chatNameOf(people.map(nameOf), 'Messages'),
    chatId: people.length === 1 && named === '' ? (people[0] ?? '') : [...people, named].join(','),
    people: [...people],
  })
  return {
    handles,
    chats: readChats(tables, handles, { chatOf, addressForm }),
    nameOf,
    chatWith: (address) => chatOf(address === '' ? [] : [address], ''),
    addressForm,
  }
}

type Means = {
  chatOf: (people: readonly string[], named: string) => Chat
  addressForm: (raw: string) => string
}

function readChats(
  tables: KnownTables,
  handles: ReadonlyMap<number, string>,
  { chatOf, addressForm }: Means,
): Map<number, Chat> {
  const members = new Map<number, Set<string>>()
  for (const row of tables.rows('chat_handle_join', ['chat_id', 'handle_id'])) {
    const address = handles.get(numberOf(row['handle_id']))
    const id = numberOf(row['chat_id'])
    if (address === undefined || address === '') continue
    const known = members.get(id) ?? new Set()
    members.set(id, known.add(address))
  }
  const chats = new Map<number, Chat>()
  for (const row of tables.rows('chat', ['chat_identifier', 'display_name'])) {
    const id = numberOf(row['rowid'])
    const identifier = textOf(row['chat_identifier'])
    const people = [...(members.get(id) ?? [])].toSorted()
    // A group is called `chat123…`; a chat with one person has the person's address.
    if (people.length === 0 && identifier !== '' && !/^chat\d+$/.test(identifier)) {
      people.push(addressForm(identifier))
    }
    const named = textOf(row['display_name']).trim()
    chats.set(
      id,
      people.length > 0
        ? chatOf(people, named)
        : { title: named || 'Group conversation', chatId: identifier, people },
    )
  }
  return chats
}
