import type { FileKeyPrompt } from '#shared/file-key-prompt.ts'
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
 * One thing held by a source. Items with the same key are the same thing, however they arrived; if
 * the content has changed, the stored one is updated.
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
export type DeletedItem = { kind: ItemKind; key: string }

/** Stored in one transaction, together with the cursor that continues after it. */
export type Page = {
  items: Item[]
  /** Items that no longer exist at the source. */
  gone?: DeletedItem[]
  /** Where to continue; absent if there is no such position. */
  cursor?: string
  /** Items that were deliberately left out. */
  skipped?: { reason: string; count: number }[]
  failures?: { item: string; reason: string }[]
  /** Messages to the person, shown once. */
  notes?: string[]
  /** Progress, from 0 to 1. */
  share?: number
}

/** A file of an import. Only parts of it are in memory at a time. */
export type ImportFile = {
  name: string
  size: number
  read(from: number, length: number): Promise<Buffer>
  stream(): AsyncIterable<Buffer>
  /** How to read its columns, if the person confirmed or corrected it. */
  mapping?: ColumnPreview['mapping']
  /** The key of an encrypted file, if the person entered it. */
  key?: string
}

export type Account = {
  /** The account that answered. */
  account: string
}

/**
 * Reads the data of one kind of source. Knows nothing about storage: it yields pages, and the next
 * page is requested once the last is stored.
 */
export type Connector = {
  /** The cheapest call that proves the credentials; absent if the source has no live route. */
  verify?: (signal: AbortSignal) => Promise<Account>
  /** Pages from `cursor` on, or from the beginning. */
  pull?: (cursor: string | undefined, signal: AbortSignal) => AsyncIterable<Page>
  /** Describes a file in a few words; `undefined` if it is not for this source. */
  recognise?: (file: ImportFile) => Promise<string | undefined>
  /** How the columns of a recognised table are read, for confirmation before the import. */
  preview?: (file: ImportFile) => Promise<ColumnPreview | undefined>
  /** How an unrecognised table might be read, once the person says that it is one. */
  guess?: (file: ImportFile) => Promise<ColumnPreview | undefined>
  /** The authors of a recognised chat, if it does not reveal which of them exported it. */
  authors?: (file: ImportFile) => Promise<string[] | undefined>
  /** The key that a recognised file still needs; `undefined` if it has none, or a fitting one. */
  keyPrompt?: (file: ImportFile) => Promise<FileKeyPrompt | undefined>
  /** Pages of recognised files. */
  import?: (files: readonly ImportFile[], signal: AbortSignal) => AsyncIterable<Page>
}
