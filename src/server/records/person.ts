import { dayCell, listCell, textCell } from './cells.ts'
import type { RecordKind } from './record-kind.ts'

/** A person in somebody's records, as a row in the workspace. */
export type PersonRow = {
  id: string
  name: string
  emails: string[]
  phones: string[]
  handles: string[]
  services: string[]
  messages: number
  mails: number
  /** ISO 8601, or empty. */
  first: string
  last: string
}

/** Has no records of its own: people are derived from records of other kinds. */
export const personKind: RecordKind<PersonRow> = {
  kind: 'person',
  table: 'people',
  label: 'People',
  about:
    'One row for each person in mails, messages, contacts, events and posts, with all their addresses, numbers and accounts. The column `person` of `emails` and `messages` refers to their name.',
  at: ({ last }) => last,
  columns: [
    { name: 'id', type: 'text', prose: true, value: ({ id }) => id },
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'emails', type: 'text', value: ({ emails }) => listCell(emails) },
    { name: 'phones', type: 'text', value: ({ phones }) => listCell(phones) },
    {
      name: 'handles',
      type: 'text',
      about: 'account names on services',
      value: ({ handles }) => listCell(handles),
    },
    {
      name: 'sources',
      type: 'text',
      about: 'where they occur: `Mail`, `WhatsApp`, `Contacts`, …',
      value: ({ services }) => listCell(services),
    },
    {
      name: 'messages',
      type: 'integer',
      about: 'exchanged with them; messages to them count only in chats of two',
      value: ({ messages }) => messages,
    },
    {
      name: 'mails',
      type: 'integer',
      about: 'number received from them and sent to them',
      value: ({ mails }) => mails,
    },
    { name: 'first_contact', type: 'date', value: ({ first }) => dayCell(first) },
    { name: 'last_contact', type: 'date', value: ({ last }) => dayCell(last) },
  ],
}
