import type { Row } from '../apple-messages/known-tables.ts'
import type { ChatMessage } from '../kinds/message.ts'
import type { AddressForm } from '../messages/phone.ts'

/** What a database says of one message, whichever phone kept it. */
export type StoredMessage = {
  /** What the service calls it. */
  id: string
  fromMe: boolean
  /** `15551234567@s.whatsapp.net` of who wrote it; empty for the owner. */
  sender: string
  /** How the writer is called, where the row itself tells. */
  name: string
  text: string
  kind: ChatMessage['kind']
  file: string | null
}
export type StoredChat = { jid: string; title: string }

/** How one phone's database is read. */
export type Store = {
  table: string
  columns: readonly string[]
  chatOf: (row: Row) => StoredChat | undefined
  millisecondsOf: (row: Row) => number
  /** Undefined for what only the program notes. */
  messageOf: (row: Row) => StoredMessage | undefined
  /** Names of people by their addresses. */
  nameOf: (jid: string) => string
}

/** `15551234567@s.whatsapp.net` as a number; other addresses as they are. */
export const numberIn = (jid: string, addressForm: AddressForm): string => {
  const digits = /^(\d{7,15})(?:[:.]\d+)*@(?:s\.whatsapp\.net|c\.us)$/.exec(jid)?.[1]
  return digits === undefined ? '' : addressForm(`+${digits}`)
}
