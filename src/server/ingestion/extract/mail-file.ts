import MsgReaderModule, { type FieldsData } from '@kenjiuno/msgreader'
import PostalMime, { type Address } from 'postal-mime'
import type { Block } from '../extracted.ts'
import { attachedBlocks, type AttachedFile, type ReadAttached } from './attached.ts'
import { ExtractionFailure } from './failures.ts'
import { htmlBlocks } from './html-blocks.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'
import { textBlocks } from './txt.ts'

/** The default export of a CommonJS package is nested one level deeper. */
const MsgReader = 'default' in MsgReaderModule ? MsgReaderModule.default : MsgReaderModule

type SavedMail = {
  subject: string
  from: string
  to: string
  cc: string
  date: string
  body: PlainBlock[]
  attachments: AttachedFile[]
}
export type MailReading = { title?: string; blocks: Block[] }

/** An email saved as a file (RFC 5322), with the text of its attachments. */
export async function extractEml(bytes: Uint8Array, read: ReadAttached): Promise<MailReading> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 32 }).catch((error: unknown) => {
    throw new ExtractionFailure('file.damaged', undefined, error)
  })
  const saved = {
    subject: mail.subject ?? '',
    from: mail.from ? people([mail.from]) : '',
    to: people(mail.to ?? []),
    cc: people(mail.cc ?? []),
    date: dateText(mail.date),
    body: mail.text?.trim() ? textBlocks(cleanText(mail.text)) : htmlBlocks(mail.html ?? ''),
    attachments: mail.attachments.flatMap(({ filename, mimeType, content }) =>
      // A mail attached without a name is still a mail.
      filename || mimeType === 'message/rfc822'
        ? [{ name: filename ?? 'mail.eml', mimeType, bytes: () => bytesOf(content) }]
        : [],
    ),
  }
  return readingOf(saved, read)
}

/** An email saved by Outlook ([MS-OXMSG]). */
export async function extractMsg(bytes: Uint8Array, read: ReadAttached): Promise<MailReading> {
  const { mail, contentOf } = readMsg(bytes)
  const recipients = mail.recipients ?? []
  const to = recipients.filter(({ recipType }) => recipType !== 'cc' && recipType !== 'bcc')
  const html = mail.bodyHtml ?? (mail.html ? new TextDecoder().decode(mail.html) : '')
  const saved = {
    subject: mail.subject ?? '',
    from: named(mail.senderName, mail.senderSmtpAddress ?? mail.senderEmail),
    to: to.map(recipientText).join(', '),
    cc: recipients
      .filter(({ recipType }) => recipType === 'cc')
      .map(recipientText)
      .join(', '),
    date: dateText(mail.messageDeliveryTime ?? mail.clientSubmitTime),
    body: mail.body?.trim() ? textBlocks(cleanText(mail.body)) : htmlBlocks(html),
    attachments: (mail.attachments ?? []).flatMap((attached) => {
      const name = nameOf(attached)
      return name ? [{ name, mimeType: '', bytes: () => contentOf(attached) }] : []
    }),
  }
  return readingOf(saved, read)
}

function readMsg(bytes: Uint8Array) {
  const copy = new Uint8Array(bytes)
  try {
    const reader = new MsgReader(copy.buffer)
    const mail = reader.getFileData()
    const contentOf = (attached: FieldsData) => reader.getAttachment(attached).content
    if (!('error' in mail && mail.error)) return { mail, contentOf }
  } catch (error) {
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
  throw new ExtractionFailure('file.damaged')
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

/** A mail attached to a mail has a subject and often no name. */
function nameOf({ fileName, name, innerMsgContentFields: inner }: FieldsData): string | undefined {
  const given = fileName ?? name
  return inner ? `${given ?? inner.subject ?? 'mail'}.msg` : given
}

const recipientText = ({ name, smtpAddress, email }: FieldsData) =>
  named(name, smtpAddress ?? email)

const people = (addresses: readonly Address[]): string =>
  addresses
    .flatMap((entry) => (entry.group ? entry.group : [entry]))
    .map(({ name, address }) => named(name, address))
    .join(', ')

/** "Ada Lovelace <ada@example.org>"; internal Exchange addresses are omitted. */
function named(name = '', address = ''): string {
  if (!address.includes('@') || address === name) return name || address
  return name === '' ? address : `${name} <${address}>`
}

function dateText(date: string | undefined): string {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time)
    ? (date ?? '')
    : `${new Date(time).toISOString().slice(0, 16).replace('T', ', ')} UTC`
}

async function readingOf(mail: SavedMail, read: ReadAttached): Promise<MailReading> {
  const { subject, from, to, cc, date, body, attachments } = mail
  const names = attachments.map(({ name }) => name).join(', ')
  const lines = { From: from, To: to, Cc: cc, Date: date, Attachments: names }
  const header = Object.entries(lines).flatMap(([label, value]) =>
    value.trim() === '' ? [] : [`${label}: ${cleanText(value).replaceAll(/\s+/g, ' ')}`],
  )
  const title = cleanText(subject).replaceAll(/\s+/g, ' ').trim()
  const blocks: PlainBlock[] = [
    ...(title === '' ? [] : [{ kind: 'heading' as const, level: 1, text: title }]),
    ...(header.length === 0 ? [] : [{ kind: 'paragraph' as const, text: header.join('\n') }]),
    ...body,
    ...(await attachedBlocks(attachments, read)),
  ]
  return { blocks: numberBlocks(blocks), ...(title === '' ? {} : { title }) }
}
