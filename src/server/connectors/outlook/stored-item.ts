import type { PSTAttachment, PSTMessage, PSTRecipient } from 'pst-extractor'
import { PSTAppointment } from 'pst-extractor/dist/PSTAppointment.class.js'
import { PSTContact } from 'pst-extractor/dist/PSTContact.class.js'
import type { PSTObject } from 'pst-extractor/dist/PSTObject.class.js'
import { knownMediaType } from '#shared/file-types.ts'
import { hashKey, type Finding } from '../gather-pages.ts'
import { contactFinding, eventFinding } from './entries.ts'
import {
  lenient,
  mailFindings,
  mostNested,
  textOf,
  type OutlookAttachment,
  type OutlookMail,
} from './outlook-mail.ts'

const pieceBytes = 256 * 1024
const mostRecipients = 2_000
const mostAttachments = 200
/** Values of [MS-OXCMSG] that the library has no name for. */
const property = {
  senderSmtpAddress: 0x5d01,
  representingSmtpAddress: 0x5d02,
  attachedMail: 5,
  to: 1,
  cc: 2,
} as const

/** An item of a data file, by its class. */
export function storedFindings(item: PSTMessage, folder: readonly string[]): Iterable<Finding> {
  const kind = item.messageClass.toLowerCase()
  if (item instanceof PSTContact) return [contactIn(item)]
  if (item instanceof PSTAppointment && !kind.startsWith('ipm.schedule')) {
    return [eventIn(item, folder.at(-1) ?? '')]
  }
  if (kind.startsWith('ipm.stickynote')) return [noteIn(item)]
  if (kind.startsWith('ipm.distlist')) return [{ skipped: 'Contact groups', count: 1 }]
  if (/^ipm\.(task|activity)/.test(kind)) return [{ skipped: 'Tasks and journal', count: 1 }]
  return mailFindings(mailIn(item, folder))
}

function mailIn(item: PSTMessage, folder: readonly string[], depth = 0): OutlookMail {
  const people = recipientsOf(item)
  const named = (kind: number) =>
    people
      .filter(({ recipientType }) => recipientType === kind)
      .map((one) => ({ name: one.displayName, address: one.smtpAddress || one.emailAddress }))
  const attached = attachmentsOf(item)
  const mails = attached.filter(({ attachMethod }) => attachMethod === property.attachedMail)
  return {
    headers: item.transportMessageHeaders,
    subject: item.subject,
    from: {
      name: item.senderName || item.sentRepresentingName,
      address:
        stringOf(item, property.senderSmtpAddress) ||
        stringOf(item, property.representingSmtpAddress) ||
        item.senderEmailAddress,
    },
    to: named(property.to),
    cc: named(property.cc),
    at: dateOf(item.clientSubmitTime) ?? dateOf(item.messageDeliveryTime),
    messageId: item.internetMessageId,
    inReplyTo: item.inReplyToId,
    body: bodyOf(item),
    attachments: attached.map(attachmentOf),
    carried: depth < mostNested ? mails.flatMap((one) => carriedIn(one, folder, depth + 1)) : [],
    folder,
    ...(item.isFromMe ? { sent: true } : {}),
    unread: !item.isRead,
  }
}

/** A damaged mail within a mail is no reason to lose the mail. */
function carriedIn(one: PSTAttachment, folder: readonly string[], depth: number): OutlookMail[] {
  try {
    const mail = one.embeddedPSTMessage
    return mail ? [mailIn(mail, folder, depth)] : []
  } catch {
    return []
  }
}

const bodyOf = (item: PSTMessage) => ({
  plain: lenient(() => item.body),
  html: lenient(() => item.bodyHTML),
  rtf: lenient(() => item.bodyRTF),
})

function recipientsOf(item: PSTMessage): PSTRecipient[] {
  const count = Math.min(item.numberOfRecipients, mostRecipients)
  return Array.from({ length: count }, (_, at) => item.getRecipient(at)).filter(
    (recipient) => recipient !== null,
  )
}

const attachmentsOf = (item: PSTMessage): PSTAttachment[] =>
  Array.from({ length: Math.min(item.numberOfAttachments, mostAttachments) }, (_, at) =>
    item.getAttachment(at),
  )

function attachmentOf(attachment: PSTAttachment): OutlookAttachment {
  const name = attachment.longFilename || attachment.filename || null
  const type =
    attachment.attachMethod === property.attachedMail
      ? 'message/rfc822'
      : knownMediaType({ name: name ?? '', mimeType: attachment.mimeTag })
  const size = attachment.filesize
  return {
    name,
    type,
    size,
    encodedBytes: size,
    inline: type.startsWith('image/') && attachment.contentId !== '',
    open: () => contentOf(attachment),
  }
}

async function* contentOf(attachment: PSTAttachment): AsyncGenerator<Buffer> {
  const content = attachment.fileInputStream
  const size = content?.length.toNumber() ?? 0
  for (let at = 0; content && at < size; at += pieceBytes) {
    const piece = Buffer.alloc(Math.min(pieceBytes, size - at))
    content.readCompletely(piece)
    yield await Promise.resolve(piece)
  }
}

const contactIn = (item: PSTContact): Finding =>
  contactFinding({
    name: item.displayName || [item.givenName, item.surname].join(' '),
    emails: [item.email1EmailAddress, item.email2EmailAddress, item.email3EmailAddress],
    phones: [
      item.mobileTelephoneNumber,
      item.homeTelephoneNumber,
      item.businessTelephoneNumber,
      item.home2TelephoneNumber,
      item.business2TelephoneNumber,
      item.otherTelephoneNumber,
    ],
    organisation: item.companyName,
    position: item.title,
    birthday: dateOf(item.birthday),
    address: [item.homeAddress, item.workAddress, item.otherAddress, item.postalAddress],
    url: item.personalHomePage || item.businessHomePage,
    spouse: item.spouseName,
    note: textOf(bodyOf(item)),
  })

const eventIn = (item: PSTAppointment, calendar: string): Finding =>
  eventFinding({
    title: item.subject,
    calendar,
    start: dateOf(item.startTime),
    end: dateOf(item.endTime),
    allDay: item.subType,
    location: item.location,
    description: textOf(bodyOf(item)),
    repeats: item.recurrencePattern,
    organiser: item.senderName,
    attendees: recipientsOf(item).map((one) => {
      const address = (one.smtpAddress || one.emailAddress).toLowerCase()
      return { name: one.displayName, address: address.includes('@') ? address : '' }
    }),
  })

function noteIn(item: PSTMessage): Finding {
  const text = textOf(bodyOf(item)).trim()
  const createdAt = dateOf(item.creationTime)?.toISOString() ?? ''
  const [title = ''] = text.split('\n')
  if (text === '') return { skipped: 'Empty notes', count: 1 }
  const note = {
    service: 'Outlook',
    title: title.slice(0, 200),
    text,
    items: [],
    labels: item.colorCategories,
    createdAt,
    updatedAt: dateOf(item.modificationTime)?.toISOString() ?? createdAt,
    archived: false,
  }
  return { item: { kind: 'note', key: hashKey('outlook note', createdAt, title), note } }
}

/** An absent date is read as the start of 1970 or of 1601. */
const dateOf = (date: Date | null) =>
  date && date.getTime() > 0 && date.getUTCFullYear() < 3000 ? date : undefined

/** The library reads any property, but exposes only some. */
function propertyOf(object: PSTObject, reader: string, id: number): unknown {
  const read: unknown = Reflect.get(object, reader)
  return typeof read === 'function' ? Reflect.apply(read, object, [id]) : undefined
}

function stringOf(object: PSTObject, id: number): string {
  const value = propertyOf(object, 'getStringItem', id)
  return typeof value === 'string' ? value : ''
}

export function binaryOf(object: PSTObject, id: number): Buffer | undefined {
  const value = propertyOf(object, 'getBinaryItem', id)
  return Buffer.isBuffer(value) ? value : undefined
}
