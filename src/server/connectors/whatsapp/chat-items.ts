import { createHash } from 'node:crypto'
import type { ChatMessage } from '../kinds/message.ts'
import type { AddressForm } from '../messages/phone.ts'
import type { MessageItem } from '../messages/pages.ts'

export type Owner = {
  /** Their name in these chats; undefined if the exports do not reveal it. */
  name: string | undefined
  /** Their normalised number, or empty. */
  number: string
}

/**
 * Messages with their keys. Phones write times to the minute or to the second, so keys use the
 * minute; equal messages within a minute are numbered.
 */
export function chatItems(
  messages: readonly ChatMessage[],
  owner: Owner,
  addressForm: AddressForm,
): MessageItem[] {
  const seen = new Map<string, number>()
  const senders = new Map<string, string>()
  const senderOf = (author: string) => {
    const known = senders.get(author)
    if (known !== undefined) return known
    const sender =
      author === owner.name && owner.number !== '' ? owner.number : numberIn(author, addressForm)
    senders.set(author, sender)
    return sender
  }
  return messages.map((message) => {
    const { chat, local, author, text } = message
    const same = JSON.stringify([chat, local.slice(0, 16), author, text])
    const nth = seen.get(same) ?? 0
    seen.set(same, nth + 1)
    const key = createHash('sha256').update(`${nth}:${same}`).digest('hex')
    const sender = author === null ? '' : senderOf(author)
    return {
      kind: 'message',
      key,
      message: {
        ...message,
        ...(sender === '' ? {} : { sender }),
        ...(owner.name === undefined || author === null ? {} : { fromMe: author === owner.name }),
      },
    }
  })
}

/** People not in the owner's contacts appear with their number. */
const numberIn = (author: string, addressForm: AddressForm) =>
  /^\+[\d\s()-]{7,22}$/.test(author.replaceAll('\u00a0', ' ')) ? addressForm(author) : ''
