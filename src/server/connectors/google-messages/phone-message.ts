import { createHash } from 'node:crypto'
import type { MessageItem } from '../messages/pages.ts'
import { chatNameOf } from '../messages/chat-name.ts'

/** A message of a phone, independent of the backup format. */
export type PhoneMessage = {
  kind: 'sms' | 'mms'
  /** Milliseconds since 1970. */
  ms: number
  direction: 'received' | 'sent' | 'unsent'
  service: 'SMS' | 'MMS' | 'RCS'
  /** The sender, if the backup has it; empty for the owner. */
  from: string
  /** All its numbers and addresses except the owner's. */
  others: readonly string[]
  text: string
  files: readonly string[]
  /** The name of the others in the phone's contacts; empty if there is none. */
  contactName: string
  /** The network's id of the message; empty if the backup does not have it. */
  networkId: string
}

export type Means = {
  addressForm: (raw: string) => string
  /** The owner's number in the same form; empty if unknown. */
  own: string
  names: Map<string, string>
}

const owner = 'Me'
const earliestMs = Date.UTC(1990, 0, 1)
const latestMs = Date.UTC(2100, 0, 1)
export const isMoment = (ms: number) => ms >= earliestMs && ms < latestMs

/** Converts to Trove's form; times come from the phone and are exact. */
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

/** Overlapping backups, even by different apps, have the same values for these parts. */
function keyOf(found: PhoneMessage, people: readonly string[]): string {
  const { kind, ms, direction, text, networkId } = found
  if (kind === 'mms' && networkId !== '') return `mms:${networkId}`
  const time = kind === 'mms' ? Math.floor(ms / 1000) : ms
  const parts = JSON.stringify([kind, direction, people, time, text])
  return createHash('sha256').update(parts).digest('hex')
}
