import { createHash } from 'node:crypto'
import type { MessageItem } from '../messages/pages.ts'
import { chatNameOf } from '../messages/chat-name.ts'

/** A message of a phone, however its backup writes it. */
export type PhoneMessage = {
  kind: 'sms' | 'mms'
  /** Milliseconds since 1970. */
  ms: number
  direction: 'received' | 'sent' | 'unsent'
  service: 'SMS' | 'MMS' | 'RCS'
  /** Who wrote, as far as the backup tells; empty for the owner. */
  from: string
  /** All numbers and addresses of it but the owner's. */
  others: readonly string[]
  text: string
  files: readonly string[]
  /** How the phone knows the others; empty when it does not. */
  contactName: string
  /** What the network calls it; empty when the backup does not tell. */
  networkId: string
}

export type Means = {
  addressForm: (raw: string) => string
  /** The owner's number in the same form; empty when it is not known. */
  own: string
  names: Map<string, string>
}

const owner = 'Me'
const earliestMs = Date.UTC(1990, 0, 1)
const latestMs = Date.UTC(2100, 0, 1)
export const isMoment = (ms: number) => ms >= earliestMs && ms < latestMs

/** As Trove keeps it; times are of the phone and so exact. */
export function messageItem(found: PhoneMessage, { addressForm, own, names }: Means): MessageItem {
  const people = [...new Set(found.others.map(addressForm))]
    .filter((address) => address !== '' && address !== own)
    .toSorted()
  const [only = '', ...more] = people
  if (more.length === 0 && only !== '' && found.contactName !== '') {
    names.set(only, found.contactName)
  }
  const nameOf = (address: string) => names.get(address) ?? address
  const fromMe = found.direction === 'sent'
  const sender = fromMe ? own : addressForm(found.from) || only
  const title = chatNameOf(people.map(nameOf), found.contactName || 'Messages')
  const at = new Date(found.ms).toISOString()
  return {
    kind: 'message',
    key: keyOf(found, people),
    message: {
      chat: more.length > 0 && found.contactName !== '' ? found.contactName : title,
      chatId: people.join(','),
      local: at.slice(0, 19),
      at,
      author: fromMe ? owner : nameOf(sender) || 'Unknown',
      ...(sender === '' ? {} : { sender }),
      fromMe,
      people,
      text: found.text,
      kind: found.files.length > 0 ? 'attachment' : 'text',
      edited: false,
      file: found.files.length > 0 ? found.files.join(', ') : null,
      service: found.service,
      order: found.ms % 60_000,
    },
  }
}

/** Overlapping backups, also of different apps, hold the same message with the same parts. */
function keyOf(found: PhoneMessage, people: readonly string[]): string {
  const { kind, ms, direction, text, networkId } = found
  if (kind === 'mms' && networkId !== '') return `mms:${networkId}`
  const time = kind === 'mms' ? Math.floor(ms / 1000) : ms
  const parts = JSON.stringify([kind, direction, people, time, text])
  return createHash('sha256').update(parts).digest('hex')
}
