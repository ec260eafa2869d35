import { z } from 'zod'
import type { Item, ItemKind } from '#server/connectors/connector.ts'
import { activityKind } from './activity.ts'
import { bankAccountKind } from './bank-account.ts'
import { bookKind } from './book.ts'
import { contactKind } from './contact.ts'
import { eventKind } from './event.ts'
import { fileKind } from './file.ts'
import { healthEntryKind, labKind, medicationKind, workoutKind } from './health.ts'
import { holdingKind, tradeKind } from './investment.ts'
import { mailKind } from './mail.ts'
import { messageKind } from './message.ts'
import { metricKind } from './metric.ts'
import { noteKind } from './note.ts'
import { orderKind } from './order.ts'
import { personKind } from './person.ts'
import { playKind } from './play.ts'
import { postKind } from './post.ts'
import { profileEntryKind } from './profile-entry.ts'
import type { RecordKind } from './record-kind.ts'
import { transactionKind } from './transaction.ts'
import { vitalsKind } from './vitals.ts'

/** Every kind of record that a source may have. */
export const recordKinds: Record<ItemKind, RecordKind<unknown>> = {
  email: mailKind,
  message: messageKind,
  transaction: transactionKind,
  account: bankAccountKind,
  post: postKind,
  contact: contactKind,
  event: eventKind,
  activity: activityKind,
  profile_entry: profileEntryKind,
  note: noteKind,
  metric: metricKind,
  lab: labKind,
  vitals: vitalsKind,
  medication: medicationKind,
  workout: workoutKind,
  health_entry: healthEntryKind,
  order: orderKind,
  play: playKind,
  book: bookKind,
  trade: tradeKind,
  holding: holdingKind,
  file: fileKind,
}

/** Every kind with a table in the workspace. */
export const workspaceKinds: readonly RecordKind<unknown>[] = [
  ...Object.values(recordKinds),
  personKind,
]

export const itemKinds = [
  'email',
  'message',
  'transaction',
  'account',
  'post',
  'contact',
  'event',
  'activity',
  'profile_entry',
  'note',
  'metric',
  'lab',
  'vitals',
  'medication',
  'workout',
  'health_entry',
  'order',
  'play',
  'book',
  'trade',
  'holding',
  'file',
] as const satisfies ItemKind[]

const byName = new Map<string, RecordKind<unknown>>(Object.entries(recordKinds))

export const recordKindOf = (kind: string): RecordKind<unknown> | undefined => byName.get(kind)

const payloads: Partial<Record<ItemKind, string>> = {
  account: 'bankAccount',
  profile_entry: 'profileEntry',
  health_entry: 'healthEntry',
}
/** We sealed its content from an item of this kind. */
const item = z.custom<Item>((value) => typeof value === 'object' && value !== null)

/** An item from its stored content; undefined for files, whose bytes are stored elsewhere. */
export function itemOf(kind: string, key: string, value: unknown): Item | undefined {
  const known = itemKinds.find((each) => each === kind)
  if (known === undefined || known === 'file') return undefined
  return item.parse({ kind: known, key, [payloads[known] ?? known]: value })
}

/** An item's content, as sealed. */
export function valueOf(item: Exclude<Item, { kind: 'file' }>): unknown {
  switch (item.kind) {
    case 'email':
      return item.email
    case 'message':
      return item.message
    case 'transaction':
      return item.transaction
    case 'account':
      return item.bankAccount
    case 'post':
      return item.post
    case 'contact':
      return item.contact
    case 'event':
      return item.event
    case 'activity':
      return item.activity
    case 'profile_entry':
      return item.profileEntry
    case 'note':
      return item.note
    case 'metric':
      return item.metric
    case 'lab':
      return item.lab
    case 'vitals':
      return item.vitals
    case 'medication':
      return item.medication
    case 'workout':
      return item.workout
    case 'health_entry':
      return item.healthEntry
    case 'order':
      return item.order
    case 'play':
      return item.play
    case 'book':
      return item.book
    case 'trade':
      return item.trade
    case 'holding':
      return item.holding
  }
}
