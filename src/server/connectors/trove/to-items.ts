import { z } from 'zod'
import type { ExportedDocument, ExportedQuestion, ExportedRecord } from '#shared/export.ts'
import type { DeletedItem, Item, ItemKind } from '../connector.ts'
import { activity } from '../kinds/activity.ts'
import { bankAccount } from '../kinds/bank-account.ts'
import { book } from '../kinds/book.ts'
import { contact } from '../kinds/contact.ts'
import { event } from '../kinds/event.ts'
import { healthEntry, lab, medication, vitals, workout } from '../kinds/health.ts'
import { holding, trade } from '../kinds/investment.ts'
import { mail } from '../kinds/mail.ts'
import { chatMessage } from '../kinds/message.ts'
import { metric } from '../kinds/metric.ts'
import { note } from '../kinds/note.ts'
import { order } from '../kinds/order.ts'
import { play } from '../kinds/play.ts'
import { post } from '../kinds/post.ts'
import { profileEntry } from '../kinds/profile-entry.ts'
import { transaction } from '../kinds/transaction.ts'

/** The owner at the other Trove; the same over the API and in the export. */
export type Origin = { userId: string }

const recordKey = ({ userId }: Origin, id: string) => `${userId}:${id}`
export const documentKey = ({ userId }: Origin, id: string) => `${userId}:document:${id}`
export const questionKey = ({ userId }: Origin, id: string) => `${userId}:question:${id}`

/** Makes items from records, by kind; files come with the documents. */
const makers = {
  email: making(mail, (key, email) => ({ kind: 'email', key, email })),
  message: making(chatMessage, (key, message) => ({ kind: 'message', key, message })),
  transaction: making(transaction, (key, moved) => ({
    kind: 'transaction',
    key,
    transaction: moved,
  })),
  account: making(bankAccount, (key, held) => ({ kind: 'account', key, bankAccount: held })),
  post: making(post, (key, made) => ({ kind: 'post', key, post: made })),
  contact: making(contact, (key, known) => ({ kind: 'contact', key, contact: known })),
  event: making(event, (key, planned) => ({ kind: 'event', key, event: planned })),
  activity: making(activity, (key, done) => ({ kind: 'activity', key, activity: done })),
  profile_entry: making(profileEntry, (key, value) => ({
    kind: 'profile_entry',
    key,
    profileEntry: value,
  })),
  note: making(note, (key, noted) => ({ kind: 'note', key, note: noted })),
  metric: making(metric, (key, counted) => ({ kind: 'metric', key, metric: counted })),
  lab: making(lab, (key, found) => ({ kind: 'lab', key, lab: found })),
  vitals: making(vitals, (key, measured) => ({ kind: 'vitals', key, vitals: measured })),
  medication: making(medication, (key, taken) => ({ kind: 'medication', key, medication: taken })),
  workout: making(workout, (key, done) => ({ kind: 'workout', key, workout: done })),
  health_entry: making(healthEntry, (key, value) => ({
    kind: 'health_entry',
    key,
    healthEntry: value,
  })),
  order: making(order, (key, ordered) => ({ kind: 'order', key, order: ordered })),
  play: making(play, (key, played) => ({ kind: 'play', key, play: played })),
  book: making(book, (key, read) => ({ kind: 'book', key, book: read })),
  trade: making(trade, (key, traded) => ({ kind: 'trade', key, trade: traded })),
  holding: making(holding, (key, held) => ({ kind: 'holding', key, holding: held })),
} satisfies Record<Exclude<ItemKind, 'file'>, (key: string, value: unknown) => Item | undefined>

function making<Value>(schema: z.core.$ZodType<Value>, make: (key: string, value: Value) => Item) {
  return (key: string, value: unknown): Item | undefined => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? make(key, parsed.data) : undefined
  }
}

const makerOf = new Map<string, (key: string, value: unknown) => Item | undefined>(
  Object.entries(makers),
)

export type FromRecord =
  | { item: Item }
  | { skipped: string; count: number }
  | { failed: string; reason: string }
  | undefined

/** The item of a record; `undefined` for a file, which comes separately. */
export function fromRecord(origin: Origin, { id, kind, value }: ExportedRecord): FromRecord {
  if (kind === 'file') return undefined
  const make = makerOf.get(kind)
  if (!make) return { skipped: 'Of a kind that this version of Trove does not know', count: 1 }
  const item = make(recordKey(origin, id), value)
  return item ? { item } : { failed: `Record ${id}`, reason: 'It could not be read' }
}

/** A deleted record's kind is unknown, so keys of all kinds are reported. */
export const goneRecords = (origin: Origin, ids: readonly string[]): DeletedItem[] =>
  ids.flatMap((id) =>
    (Object.keys(makers) as ItemKind[]).map((kind) => ({ kind, key: recordKey(origin, id) })),
  )

/** A question with its answer, as an activity. */
export const fromQuestion = (origin: Origin, asked: ExportedQuestion): Item => ({
  kind: 'activity',
  key: questionKey(origin, asked.id),
  activity: {
    service: 'Trove',
    action: 'asked',
    title: asked.question,
    at: asked.askedAt,
    url: '',
    place: asked.conversation ?? asked.savedAs ?? '',
    latitude: null,
    longitude: null,
    minutes: null,
    detail: asked.answer === '' ? (asked.sql ?? '') : asked.answer,
  },
})

export const fromDocument = (
  origin: Origin,
  document: ExportedDocument,
  open: () => AsyncIterable<Buffer>,
): Item => ({
  kind: 'file',
  key: documentKey(origin, document.id),
  file: {
    name: document.name,
    path: document.path,
    mimeType: document.mimeType,
    modifiedAt: document.at,
    size: document.size,
    url: document.url,
    version: document.version,
    ...(document.attachedTo === undefined
      ? {}
      : { attachedTo: recordKey(origin, document.attachedTo) }),
    open,
  },
})
