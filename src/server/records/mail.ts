import type { Mail, MailPerson } from '#server/connectors/kinds/mail.ts'
import { listCell, momentCell, textCell } from './cells.ts'
import type { PeopleOf, RecordKind } from './record-kind.ts'

const sentLabel = /^(sent|sent mail|sent messages|sent items|gesendet|envoyés?|enviados?)$/i
const unreadLabel = /^(unread|ungelesen|non lus?|no leídos?)$/i

/** Whether the person sent the mail, according to the source or a label. */
export const isSent = ({ sent, labels }: Mail) =>
  sent ?? labels.some((label) => sentLabel.test(label))

const names = (people: readonly MailPerson[]) =>
  listCell(people.map(({ name, address }) => name || address))
const addresses = (people: readonly MailPerson[]) =>
  listCell(people.map(({ address }) => address.toLowerCase()))

/** A copy from a file may lack labels and the unread flag, which the mailbox has. */
const knowsLess = (stored: Mail, next: Mail) =>
  next.unread === undefined && (stored.unread !== undefined || next.labels.length === 0)

function merged(stored: Mail, next: Mail): Mail {
  const { labels, unread, sent } = knowsLess(stored, next) ? stored : next
  return {
    ...next,
    labels,
    ...(unread === undefined ? {} : { unread }),
    ...(sent === undefined ? {} : { sent }),
    threadId: next.threadId || stored.threadId,
    size: stored.size,
  }
}

/** A mail with its people, if known. */
type KnownMail = Mail & { known?: PeopleOf }

export const mailKind: RecordKind<KnownMail> = {
  kind: 'email',
  table: 'emails',
  label: 'Mails',
  about: 'Mails received and sent. Their text is found by search.',
  at: ({ date }) => date,
  // The same mail has a different size in each source.
  content: ({ size: _, ...mail }) => mail,
  merge: merged,
  brief: (mail) => ({ ...mail, text: '', quoted: '' }),
  columns: [
    {
      name: 'date',
      type: 'timestamp',
      about: 'local time',
      value: ({ date }, zone) => momentCell(date, zone),
    },
    {
      name: 'from_name',
      type: 'text',
      value: ({ from }) => textCell(from[0]?.name || from[0]?.address),
    },
    {
      name: 'from_address',
      type: 'text',
      value: ({ from }) => textCell(from[0]?.address.toLowerCase()),
    },
    { name: 'to_names', type: 'text', value: ({ to }) => names(to) },
    { name: 'to_addresses', type: 'text', value: ({ to }) => addresses(to) },
    { name: 'cc_addresses', type: 'text', value: ({ cc }) => addresses(cc) },
    {
      name: 'person',
      type: 'text',
      about: 'the other people, by their names in `people`, separated by commas',
      value: ({ known }) => textCell(known?.with),
    },
    {
      name: 'from_person',
      type: 'text',
      about: 'author, by their name in `people`; empty for your own mails',
      value: ({ known }) => textCell(known?.from),
    },
    {
      name: 'to_people',
      type: 'text',
      about: 'recipients, including copies, by their names in `people`',
      value: ({ known }) => textCell(known?.to),
    },
    { name: 'subject', type: 'text', prose: true, value: ({ subject }) => textCell(subject) },
    {
      name: 'direction',
      type: 'text',
      about: '`sent` or `received`',
      value: (mail) => (isSent(mail) ? 'sent' : 'received'),
    },
    {
      name: 'unread',
      type: 'boolean',
      value: ({ unread, labels }) => unread ?? labels.some((label) => unreadLabel.test(label)),
    },
    { name: 'labels', type: 'text', value: ({ labels }) => listCell(labels) },
    {
      name: 'has_attachments',
      type: 'boolean',
      value: ({ attachments }) => attachments.length > 0,
    },
    {
      name: 'attachments',
      type: 'text',
      about: 'names of attached files',
      prose: true,
      value: ({ attachments }) => listCell(attachments.map(({ name }) => name)),
    },
    {
      name: 'thread',
      type: 'text',
      about: 'the same for all mails of a conversation',
      prose: true,
      value: ({ threadId, messageId }) => textCell(threadId || messageId),
    },
    { name: 'size', type: 'integer', about: 'bytes', value: ({ size }) => size },
  ],
}
