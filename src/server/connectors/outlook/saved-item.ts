import MsgReaderModule, { type FieldsData } from '@kenjiuno/msgreader'
import { LZFu } from 'pst-extractor/dist/LZFu.class.js'
import { knownMediaType } from '#shared/file-types.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { readAll } from '../read-text.ts'
import { contactFinding, eventFinding } from './entries.ts'
import {
  mailFindings,
  mostNested,
  textOf,
  type OutlookAttachment,
  type OutlookMail,
} from './outlook-mail.ts'

/** The default export of a CommonJS package is nested one level deeper. */
const MsgReader = 'default' in MsgReaderModule ? MsgReaderModule.default : MsgReaderModule
type Reader = InstanceType<typeof MsgReader>

const mostBytes = 64 * 1024 * 1024
/** The start of a compound file. */
const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** One item, saved by Outlook as a file ([MS-OXMSG]). */
export const savedItem: Format = {
  description: 'a mail saved by Outlook',
  extensions: ['msg'],
  fits: ({ start }) => start.subarray(0, magic.length).equals(magic),
  async *read(file): AsyncGenerator<Finding> {
    const bytes = await readAll(file.stream(), mostBytes)
    const { reader, item } = readItem(bytes)
    const folder = file.path.split('/').slice(0, -1)
    for (const finding of findingsOf(reader, item, folder)) {
      yield 'item' in finding ? { ...finding, bytes: bytes.length } : finding
    }
  },
}

function readItem(bytes: Buffer): { reader: Reader; item: FieldsData } {
  try {
    const reader = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const item = reader.getFileData()
    if (!('error' in item && item.error)) return { reader, item }
  } catch (error) {
    throw new ConnectorError('bad_file', { cause: error })
  }
  throw new ConnectorError('bad_file')
}

function findingsOf(reader: Reader, item: FieldsData, folder: string[]): Iterable<Finding> {
  const kind = (item.messageClass ?? '').toLowerCase()
  if (kind.startsWith('ipm.contact')) return [contactIn(item)]
  if (kind.startsWith('ipm.appointment')) return [eventIn(item)]
  if (/^ipm\.(task|activity|distlist)/.test(kind))
    return [{ skipped: 'Tasks and journal', count: 1 }]
  return mailFindings(mailIn(reader, item, folder))
}

function mailIn(reader: Reader, item: FieldsData, folder: string[], depth = 0): OutlookMail {
  const attachments = item.attachments ?? []
  const mails = attachments.flatMap(({ innerMsgContentFields }) => innerMsgContentFields ?? [])
  return {
    headers: item.headers ?? '',
    subject: item.subject ?? '',
    from: { name: item.senderName ?? '', address: senderOf(item) },
    to: peopleOf(item, 'to'),
    cc: peopleOf(item, 'cc'),
    at: dateOf(item.clientSubmitTime) ?? dateOf(item.messageDeliveryTime),
    messageId: item.messageId ?? '',
    inReplyTo: '',
    body: bodyOf(item),
    attachments: attachments.map((attached) => attachmentOf(reader, attached)),
    carried: depth < mostNested ? mails.map((mail) => mailIn(reader, mail, folder, depth + 1)) : [],
    folder,
    ...(item.messageFlags === undefined ? {} : { unread: item.messageFlags % 2 === 0 }),
  }
}

const senderOf = ({ senderSmtpAddress, sentRepresentingSmtpAddress, ...item }: FieldsData) =>
  senderSmtpAddress ??
  sentRepresentingSmtpAddress ??
  [item.senderEmail, item.creatorSMTPAddress].find((address) => address?.includes('@')) ??
  ''

const peopleOf = ({ recipients = [] }: FieldsData, kind: 'to' | 'cc') =>
  recipients
    .filter(({ recipType }) => recipType === kind)
    .map(({ name = '', smtpAddress, email = '' }) => ({ name, address: smtpAddress ?? email }))

function bodyOf({ body, bodyHtml, html, compressedRtf }: FieldsData): OutlookMail['body'] {
  const plain = body ?? ''
  const readHtml = bodyHtml ?? (html ? new TextDecoder().decode(html) : '')
  const rtf = plain.trim() === '' && readHtml === '' && compressedRtf ? compressedRtf : undefined
  return { plain, html: readHtml, rtf: rtf ? LZFu.decode(Buffer.from(rtf)) : '' }
}

function attachmentOf(reader: Reader, attached: FieldsData): OutlookAttachment {
  const name = attached.fileName ?? attached.fileNameShort ?? attached.name ?? null
  const type = attached.innerMsgContent
    ? 'message/rfc822'
    : knownMediaType({ name: name ?? '', mimeType: attached.attachMimeTag ?? '' })
  const size = attached.contentLength ?? 0
  return {
    name,
    type,
    size,
    encodedBytes: size,
    inline: type.startsWith('image/') && Boolean(attached.pidContentId),
    async *open() {
      yield await Promise.resolve(Buffer.from(reader.getAttachment(attached).content))
    },
  }
}

const contactIn = (item: FieldsData): Finding =>
  contactFinding({
    name: item.name ?? [item.givenName ?? '', item.surname ?? ''].join(' '),
    emails: [item.email1EmailAddress],
    phones: [item.mobileTelephoneNumber, item.homeTelephoneNumber, item.businessTelephoneNumber],
    organisation: item.companyName ?? '',
    position: item.title ?? '',
    birthday: undefined,
    address: [item.postalAddress, item.workAddress],
    url: item.businessHomePage ?? '',
    spouse: '',
    note: textOf(bodyOf(item)),
  })

const eventIn = (item: FieldsData): Finding =>
  eventFinding({
    title: item.subject ?? '',
    calendar: 'Calendar',
    start: dateOf(item.apptStartWhole ?? item.clipStart),
    end: dateOf(item.apptEndWhole ?? item.clipEnd),
    allDay: false,
    location: item.apptLocation ?? '',
    description: textOf(bodyOf(item)),
    repeats: '',
    organiser: item.senderName ?? '',
    attendees: (item.recipients ?? []).map(({ name = '', smtpAddress = '' }) => ({
      name,
      address: smtpAddress.toLowerCase(),
    })),
  })

function dateOf(written: string | undefined): Date | undefined {
  const date = new Date(written ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}
