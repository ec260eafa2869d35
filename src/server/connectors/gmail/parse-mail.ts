import { createHash } from 'node:crypto'
import { addressParser, type Address } from 'postal-mime'
import type { Mail, MailPerson } from '../kinds/mail.ts'
import { isBulk } from './is-bulk.ts'
import { firstOf, type Headers } from './mime/header.ts'
import { decodeWords } from './mime/words.ts'
import { readMime, type MimeAttachment } from './mime/read-mime.ts'
import { readDate } from './read-date.ts'
import { splitQuoted } from './split-quoted.ts'

/** What a mailbox knows of a mail besides the mail itself. */
export type MailContext = {
  labels?: readonly string[]
  threadId?: string
  /** When the mailbox received it, for mails without a readable date. */
  receivedAt?: Date
  unread?: boolean
  /** Whole size, when only the beginning was read. */
  size?: number
  truncated?: boolean
  attachments?: Mail['attachments']
}
export type ParsedMail = { mail: Mail; headers: Headers; attachments: MimeAttachment[] }

const mostCharacters = 500_000
const mostPeople = 2_000
const longestLine = 64 * 1024

/** Reads one mail. What is broken in it is left out; what can be read is kept. */
export function parseMail(bytes: Buffer, context: MailContext = {}): ParsedMail {
  const { headers, text: whole, attachments } = readMime(bytes)
  const { text, quoted } = splitQuoted(whole.replaceAll('\0', '').slice(0, mostCharacters))
  const line = (name: string) => clean(decodeWords(firstOf(headers, name).slice(0, longestLine)))
  const from = peopleIn(headers, 'from')
  const mail: Mail = {
    subject: line('subject'),
    from: from.length > 0 ? from : peopleIn(headers, 'sender'),
    to: peopleIn(headers, 'to'),
    cc: peopleIn(headers, 'cc'),
    date: readDate(firstOf(headers, 'date'), context.receivedAt),
    messageId: line('message-id'),
    inReplyTo: line('in-reply-to'),
    threadId: context.threadId ?? '',
    labels: [...(context.labels ?? [])],
    ...(context.unread === undefined ? {} : { unread: context.unread }),
    ...(isBulk(headers) ? { bulk: true } : {}),
    text,
    quoted,
    attachments: context.attachments ?? attachments.flatMap(named),
    size: context.size ?? bytes.length,
    truncated: context.truncated ?? false,
  }
  return { mail, headers, attachments }
}

/** Files of a mail that this one carries are that one's. */
function named({ name, type, disposition, nested, content }: MimeAttachment): Mail['attachments'] {
  if (nested || (name === null && disposition !== 'attachment')) return []
  return [{ name: clean(name ?? type), type, size: content().length }]
}

const keyLetters = 24

/**
 * Tells equal mails. By what every copy of a mail carries, so that a mailbox over the network, its
 * export and a single saved mail meet. Not by the Message-ID alone: whoever sends a mail chooses it,
 * and could make a mail disappear that has the same one. Short, because a mailbox is remembered by
 * the keys of its mails.
 */
export function mailKey(mail: Mail): string {
  const { messageId, date, from, subject, text } = mail
  const rest = messageId === '' ? text : ''
  return createHash('sha256')
    .update(JSON.stringify([messageId, date, from[0]?.address ?? '', subject, rest]))
    .digest('hex')
    .slice(0, keyLetters)
}

function peopleIn(headers: Headers, name: string): MailPerson[] {
  const found: MailPerson[] = []
  for (const value of headers.get(name) ?? []) {
    for (const entry of addressParser(value.slice(0, longestLine)).flatMap(membersOf)) {
      const person = { name: clean(entry.name), address: entry.address.toLowerCase().trim() }
      if (person.name !== '' || person.address !== '') found.push(person)
    }
    if (found.length >= mostPeople) break
  }
  return found.slice(0, mostPeople)
}

const membersOf = (entry: Address) => (entry.group ? entry.group : [entry])

export const clean = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
