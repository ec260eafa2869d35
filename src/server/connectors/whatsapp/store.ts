import type { Row } from '../apple-messages/known-tables.ts'
import type { ChatMessage } from '../kinds/message.ts'
import type { AddressForm } from '../messages/phone.ts'

/** A message from the database of either kind of phone. */
export type StoredMessage = {
  /** The service's id of the message. */
  id: string
  fromMe: boolean
  /** The sender, as in `15551234567@s.whatsapp.net`; empty for the owner. */
  sender: string
  /** The sender's name, if the row itself has it. */
  name: string
  text: string
  kind: ChatMessage['kind']
  file: string | null
}
export type StoredChat = { jid: string; title: string }

/** How to read one kind of phone's database. */
export type Store = {
  table: string
  columns: readonly string[]
  chatOf: (row: Row) => StoredChat | undefined
  millisecondsOf: (row: Row) => number
  /** Undefined for system messages. */
  messageOf: (row: Row) => StoredMessage | undefined
  /** Names of people by address. */
  nameOf: (jid: string) => string
}

/** `15551234567@s.whatsapp.net` as a number; empty for other addresses. */
export const numberIn = (jid: string, addressForm: AddressForm): string => {
  const digits = /^(\d{7,15})(?:[:.]\d+)*@(?:s\.whatsapp\.net|c\.us)$/.exec(jid)?.[1]
  return digits === undefined ? '' : addressForm(`+${digits}`)
}
