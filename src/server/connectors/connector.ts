import type { ColumnPreview } from '#shared/sources.ts'
import type { Activity } from './kinds/activity.ts'
import type { BankAccount } from './kinds/bank-account.ts'
import type { Book } from './kinds/book.ts'
import type { Contact } from './kinds/contact.ts'
import type { Event } from './kinds/event.ts'
import type { HealthEntry, Lab, Medication, Vitals, Workout } from './kinds/health.ts'
import type { Holding, Trade } from './kinds/investment.ts'
import type { Mail } from './kinds/mail.ts'
import type { ChatMessage } from './kinds/message.ts'
import type { Metric } from './kinds/metric.ts'
import type { Note } from './kinds/note.ts'
import type { Order } from './kinds/order.ts'
import type { Play } from './kinds/play.ts'
import type { Post } from './kinds/post.ts'
import type { ProfileEntry } from './kinds/profile-entry.ts'
import type { SourceFile } from './kinds/source-file.ts'
import type { Transaction } from './kinds/transaction.ts'

/**
 * One thing that a source holds. Equal keys mean the same thing, whichever way it came; when it comes
 * again with another content, it is updated.
 */
export type Item =
  | { kind: 'email'; key: string; email: Mail }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'transaction'; key: string; transaction: Transaction }
  | { kind: 'account'; key: string; bankAccount: BankAccount }
  | { kind: 'post'; key: string; post: Post }
  | { kind: 'contact'; key: string; contact: Contact }
  | { kind: 'event'; key: string; event: Event }
  | { kind: 'activity'; key: string; activity: Activity }
  | { kind: 'profile_entry'; key: string; profileEntry: ProfileEntry }
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'metric'; key: string; metric: Metric }
  | { kind: 'lab'; key: string; lab: Lab }
  | { kind: 'vitals'; key: string; vitals: Vitals }
  | { kind: 'medication'; key: string; medication: Medication }
  | { kind: 'workout'; key: string; workout: Workout }
  | { kind: 'health_entry'; key: string; healthEntry: HealthEntry }
  | { kind: 'order'; key: string; order: Order }
  | { kind: 'play'; key: string; play: Play }
  | { kind: 'book'; key: string; book: Book }
  | { kind: 'trade'; key: string; trade: Trade }
  | { kind: 'holding'; key: string; holding: Holding }
  | { kind: 'file'; key: string; file: SourceFile }
export type ItemKind = Item['kind']
export type GoneItem = { kind: ItemKind; key: string }

/** What is stored in one transaction, together with the cursor that goes on behind it. */
export type Page = {
  items: Item[]
  /** What is no longer there at its origin. */
  gone?: GoneItem[]
  /** Where to go on; absent while there is no place to go on from. */
  cursor?: string
  /** Things that were seen and left out on purpose. */
  skipped?: { reason: string; count: number }[]
  failures?: { item: string; reason: string }[]
  /** What the person should know, said once. */
  notes?: string[]
  /** Done so far, 0 to 1. */
  share?: number
}

/** A file of an import. Only parts of it are in memory at a time. */
export type ImportFile = {
  name: string
  size: number
  read(from: number, length: number): Promise<Buffer>
  stream(): AsyncIterable<Buffer>
  /** How its columns are to be read, where the person confirmed or corrected it. */
  mapping?: ColumnPreview['mapping']
}

export type Account = {
  /** The account that answered. */
  account: string
}

/**
 * Brings in what one kind of source holds. Knows nothing about storing: it yields pages, and the
 * next one is asked for when the last is stored.
 */
export type Connector = {
  /** The cheapest call that proves the credentials; absent without a live route. */
  verify?: (signal: AbortSignal) => Promise<Account>
  /** Pages from `cursor`, or from the beginning. */
  pull?: (cursor: string | undefined, signal: AbortSignal) => AsyncIterable<Page>
  /** What a file is, in a few words; `undefined` when it is nothing for this source. */
  recognise?: (file: ImportFile) => Promise<string | undefined>
  /** How the columns of a recognised table are read, to confirm before it is imported. */
  preview?: (file: ImportFile) => Promise<ColumnPreview | undefined>
  /** What a table that nobody recognised might be read as, once the person says that it is one. */
  guess?: (file: ImportFile) => Promise<ColumnPreview | undefined>
  /** Who writes in a recognised chat, where it does not tell which of them brought it. */
  authors?: (file: ImportFile) => Promise<string[] | undefined>
  /** Pages of files that were recognised. */
  import?: (files: readonly ImportFile[], signal: AbortSignal) => AsyncIterable<Page>
}
