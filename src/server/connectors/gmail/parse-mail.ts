import { createHash } from 'node:crypto'
import { addressParser, type Address } from 'postal-mime'
import type { Mail, MailPerson } from '../kinds/mail.ts'
import { isBulk } from './is-bulk.ts'
import { firstOf, type Headers } from './mime/header.ts'
import { decodeWords } from './mime/words.ts'
import { readMime, type MimeAttachment } from './mime/read-mime.ts'
import { readDate } from './read-date.ts'
import { splitQuoted } from './split-quoted.ts'

/** What a mailbox knows about a message besides its content. */
export type MailContext = {
  labels?: readonly string[]
  threadId?: string
  /** When the mailbox received it; used if the message has no readable date. */
  receivedAt?: Date
  unread?: boolean
  /** The full size, if only the start was read. */
  size?: number
  truncated?: boolean
  attachments?: Mail['attachments']
}
export type ParsedMail = { mail: Mail; headers: Headers; attachments: MimeAttachment[] }

const mostCharacters = 500_000
const mostPeople = 2_000
const longestLine = 64 * 1024

/** Reads one message. Broken parts are left out; the readable ones are kept. */
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

/** The files of an attached message belong to that message. */
function named({ name, type, disposition, nested, content }: MimeAttachment): Mail['attachments'] {
  if (nested || (name === null && disposition !== 'attachment')) return []
  return [{ name: clean(name ?? type), type, size: content().length }]
}

const keyLetters = 24

/**
 * Identifies a message by properties that every copy of it has, so that the IMAP mailbox, its
 * export and a single saved message yield the same key. The Message-ID alone is not enough: its
 * sender chooses it and could hide another message by reusing its ID. The key is short because a
 * mailbox is remembered by its messages' keys.
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
