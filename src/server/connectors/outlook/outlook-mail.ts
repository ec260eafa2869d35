import { htmlText } from '#server/html/html-text.ts'
import { rtfText } from '#server/ingestion/extract/rtf.ts'
import type { Finding } from '../gather-pages.ts'
import { attachedFiles, type AttachmentFacts } from '../gmail/attachments.ts'
import { isUnwanted } from '../gmail/labels.ts'
import { clean, mailKey, parseMail } from '../gmail/parse-mail.ts'
import { splitQuoted } from '../gmail/split-quoted.ts'
import type { Mail, MailPerson } from '../kinds/mail.ts'

export type OutlookAttachment = AttachmentFacts & { size: number }

/** A mail as Outlook's properties describe it. */
export type OutlookMail = {
  /** The headers as they were received; drafts and sent mails have none. */
  headers: string
  subject: string
  from: MailPerson
  to: MailPerson[]
  cc: MailPerson[]
  at: Date | undefined
  messageId: string
  inReplyTo: string
  body: { plain: string; html: string; rtf: string }
  attachments: OutlookAttachment[]
  /** Attached mails, which are read as text, along with their own attachments. */
  carried: OutlookMail[]
  /** The folder's name and those around it, from the outside in. */
  folder: readonly string[]
  /** Absent if a saved mail does not tell. */
  sent?: boolean
  unread?: boolean
}

const mostCharacters = 500_000
/** The depth to which mails attached to mails are read. */
export const mostNested = 8
/** Written above the headers by older versions of Exchange. */
const banner = /^Microsoft Mail Internet Headers[^\n]*\n/

/** A mail and its attachments, with the same key as from any other mailbox. */
export function* mailFindings(given: OutlookMail): Generator<Finding> {
  if (isUnwanted(given.folder)) return yield { skipped: 'In Spam or in the bin', count: 1 }
  const email = mailOf(given)
  const key = mailKey(email)
  const { items, skipped } = attachedFiles(key, email, allAttachments(given))
  yield { item: { kind: 'email', key, email }, bytes: email.text.length + email.quoted.length }
  for (const item of items) yield { item }
  for (const { reason, count } of skipped) yield { skipped: reason, count }
}

function mailOf(given: OutlookMail): Mail {
  const { folder, sent, unread, attachments, body } = given
  const head = Buffer.from(`${given.headers.replace(banner, '').trimEnd()}\r\n\r\n`)
  const { mail } = parseMail(head, {
    labels: folder.length > 0 ? [folder.join('/')] : [],
    ...(unread === undefined ? {} : { unread }),
    ...(given.at ? { receivedAt: wholeSeconds(given.at) } : {}),
    attachments: attachments.flatMap(({ name, type, size }) =>
      name === null ? [] : [{ name: clean(name), type, size }],
    ),
    size: body.plain.length + attachments.reduce((sum, { size }) => sum + size, 0),
  })
  const { text, quoted } = splitQuoted(wholeText(given))
  return {
    ...mail,
    subject: mail.subject || clean(given.subject),
    from: mail.from.length > 0 ? mail.from : peopleOf([given.from]),
    to: mail.to.length > 0 ? mail.to : peopleOf(given.to),
    cc: mail.cc.length > 0 ? mail.cc : peopleOf(given.cc),
    messageId: mail.messageId || clean(given.messageId),
    inReplyTo: mail.inReplyTo || clean(given.inReplyTo),
    ...(sent === undefined ? {} : { sent }),
    text,
    quoted,
  }
}

/** The text of a mail, and of those attached to it, each below who wrote it and when. */
const wholeText = ({ body, carried }: OutlookMail): string =>
  [textOf(body), ...carried.map((mail) => `${forwardedHead(mail)}\n\n${wholeText(mail)}`)]
    .join('\n\n')
    .slice(0, mostCharacters)

const forwardedHead = ({ from, at, subject, to }: OutlookMail) =>
  [
    '---------- Forwarded message ---------',
    `From: ${people([from])}`,
    ...(at ? [`Date: ${at.toISOString()}`] : []),
    `Subject: ${clean(subject)}`,
    `To: ${people(to)}`,
  ].join('\n')

const people = (named: readonly MailPerson[]) =>
  peopleOf(named)
    .map(({ name, address }) => [name, address && `<${address}>`].join(' ').trim())
    .join(', ')

const allAttachments = ({ attachments, carried }: OutlookMail): OutlookAttachment[] => [
  ...attachments,
  ...carried.flatMap(allAttachments),
]

/** The header of the same mail elsewhere has no fractions of a second. */
const wholeSeconds = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

/** Exchange's internal addresses are left out, as they reach nobody. */
const peopleOf = (people: readonly MailPerson[]): MailPerson[] =>
  people
    .map(({ name, address }) => ({
      name: clean(name),
      address: address.includes('@') ? clean(address).toLowerCase() : '',
    }))
    .map(({ name, address }) => ({ name: name.toLowerCase() === address ? '' : name, address }))
    .filter(({ name, address }) => name !== '' || address !== '')

export function textOf({ plain, html, rtf }: OutlookMail['body']): string {
  const text = [
    () => plain,
    () => htmlText(html.slice(0, mostCharacters * 8)),
    () => lenient(() => rtfText(Buffer.from(rtf, 'latin1'))),
  ]
    .values()
    .map((read) => read().replaceAll('\0', '').replaceAll('\r\n', '\n'))
    .find((read) => read.trim() !== '')
  return (text ?? '').slice(0, mostCharacters)
}

/** A text without words, or in an unknown encoding, is no reason to lose the rest. */
export function lenient(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
