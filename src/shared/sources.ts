import * as z from 'zod/mini'
import { fileKeyPrompt } from './file-key-prompt.ts'
import { limits } from './limits.ts'

export const sourceType = z.enum([
  'google',
  'linkedin',
  'facebook',
  'gmail',
  'whatsapp',
  'twitter',
  'bank_of_america',
  'trove',
  'apple_messages',
  'google_messages',
  'health',
  'address_book',
  'browser',
  'orders',
  'investments',
  'media',
  'chats',
  'notes',
  'outlook',
])
export type SourceType = z.infer<typeof sourceType>

export const sourceCategory = z.enum([
  'ai_services',
  'personal',
  'professional',
  'social',
  'financial',
  'business',
])
export type SourceCategory = z.infer<typeof sourceCategory>

export const sourceStatus = z.enum(['connected', 'error', 'disconnected'])
export type SourceStatus = z.infer<typeof sourceStatus>

export const sourceLimits = {
  /** For one exported file; far more than for a document. */
  importBytes: 50 * 1024 * 1024 * 1024,
  /** Most files in one import. */
  importFiles: 50,
  credentialCharacters: 10_000,
  /** Maximum length of an encrypted file's key. */
  keyCharacters: 500,
  /** Pasted text, such as a chat. */
  pastedCharacters: 900_000,
  pollMs: 1_000,
} as const

const count = z.int().check(z.nonnegative())

const runCounts = {
  /** Number of mails, messages or transactions read. */
  read: count,
  stored: count,
  updated: count,
  skipped: count,
  failed: count,
}

/** Progress of an import or sync; present while it is waiting or running. */
export const sourceProgress = z.object({
  kind: z.enum(['import', 'sync']),
  /** `stopped` by the person: everything read is kept, and the rest continues when they resume. */
  state: z.enum(['waiting', 'running', 'stopping', 'stopped']),
  ...runCounts,
  /** Completed share, 0 to 1; absent if the total is unknown. */
  share: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Items per second, over the last moments. */
  rate: z.optional(z.number().check(z.nonnegative())),
  /** Time until the end, if it can be estimated. */
  secondsLeft: z.optional(z.number().check(z.nonnegative())),
  startedAt: z.iso.datetime(),
})
export type SourceProgress = z.infer<typeof sourceProgress>

export const sourceSchedule = z.enum(['off', 'hourly', 'daily'])
export type SourceSchedule = z.infer<typeof sourceSchedule>

/** Limits what is fetched and imported; by default everything. */
export const sourceInclude = z.object({
  /** Excludes everything older. */
  since: z.optional(z.iso.date()),
  /** Excluded kinds of records, such as `contact` or `activity`. */
  withoutKinds: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50))),
  /** Excluded folders, labels or mailboxes, by name. */
  withoutFolders: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(500))),
})
export type SourceInclude = z.infer<typeof sourceInclude>

/** A name that a person uses in chats. */
const ownName = z.string().check(z.minLength(1), z.maxLength(200))
const ownNames = z.array(ownName).check(z.maxLength(20))

export const sourceView = z.object({
  id: z.string(),
  name: z.string(),
  type: sourceType,
  status: sourceStatus,
  lastSync: z.nullable(z.iso.datetime()),
  config: z.object({
    /** The account that answered, or until then the entered one; may be empty. */
    accountId: z.string(),
    category: sourceCategory,
    scrapingEnabled: z.boolean(),
    vectorizationEnabled: z.boolean(),
    /** Names of the stored credential fields, for "saved"; never their values. */
    saved: z.array(z.string()),
    schedule: z.optional(sourceSchedule),
    include: z.optional(sourceInclude),
    /** The names the person uses in its chats, as they stated. */
    ownNames: z.optional(ownNames),
  }),
  /** Known contents that Configure can exclude, and authors who may be the person. */
  choices: z.optional(
    z.object({
      kinds: z.array(z.string()),
      folders: z.array(z.string()),
      /** Authors in chats that do not mark the person's own messages. */
      authors: z.optional(z.array(z.string())),
    }),
  ),
  /** Whether it syncs from an account. */
  live: z.optional(z.boolean()),
  /** Belongs to the sample person: has no account, and is removed with the sample. */
  sample: z.optional(z.boolean()),
  /** The person has to grant access at the provider: `GET /api/data-sources/{id}/authorize`. */
  needsAuthorization: z.optional(z.boolean()),
  /** Why the source is not connected, in plain words. */
  reason: z.optional(z.string()),
  progress: z.optional(sourceProgress),
  /** Counts of this source's stored records. */
  counts: z.optional(
    z.catchall(z.object({ emails: count, messages: count, transactions: count }), count),
  ),
})
export type SourceView = z.infer<typeof sourceView>

/** GET /api/data-sources, oldest first. */
export const sourceList = z.array(sourceView)

const credentials = z.record(
  z.string().check(z.maxLength(100)),
  // Pasted chats are sent in a credential field.
  z.string().check(z.maxLength(sourceLimits.pastedCharacters)),
)

/** POST /api/data-sources; responds with 201 and the created source. */
export const newSource = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters)),
  type: sourceType,
  config: z.object({
    credentials,
    category: sourceCategory,
    scrapingEnabled: z.boolean(),
    vectorizationEnabled: z.boolean(),
  }),
})
export type NewSource = z.infer<typeof newSource>

/** PATCH /api/data-sources/{id}: Sync Now sends `lastSync`, Configure the others. */
export const sourceChange = z.object({
  lastSync: z.optional(z.iso.datetime({ offset: true })),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters))),
  /** Given fields replace the saved ones; the others stay. */
  credentials: z.optional(credentials),
  schedule: z.optional(sourceSchedule),
  include: z.optional(sourceInclude),
  /** The authors of its chats who are the person; empty for none. */
  ownNames: z.optional(ownNames),
})
export type SourceChange = z.infer<typeof sourceChange>

/** GET /api/data-sources/{id}/authorize: the address to go to next. */
export const authorization = z.object({
  url: z.url(),
  /** The redirect URI that the person has to enter in their own OAuth client. */
  redirectUri: z.optional(z.url()),
})
export type Authorization = z.infer<typeof authorization>

/**
 * What was removed by DELETE /api/data-sources/{id}, or by DELETE /api/data-sources/{id}/data,
 * which keeps the connection.
 */
export const deletedSource = z.object({ name: z.string(), records: count, passages: count })
export type DeletedSource = z.infer<typeof deletedSource>

/**
 * GET /api/data-sources/{id}/report: the last import or sync, `null` if there was none. `read` is
 * always the sum of stored, updated, skipped and failed.
 */
export const importReport = z.object({
  kind: z.enum(['import', 'sync']),
  startedAt: z.iso.datetime(),
  /** Null while it runs. */
  finishedAt: z.nullable(z.iso.datetime()),
  ...runCounts,
  /** Number of items deleted because their origin no longer has them. */
  removed: z.optional(count),
  /** Files of an import with their recognised types. */
  files: z.array(z.object({ name: z.string(), recognised: z.string() })),
  /** Number of skipped items for each reason. */
  skippedBecause: z.array(z.object({ reason: z.string(), count })),
  /** The first hundred items that could not be read. */
  failures: z.array(z.object({ item: z.string(), reason: z.string() })),
  /** Notes for the person, such as an assumption that was made. */
  notes: z.array(z.string()),
  /** Why it ended early, in plain words. */
  problem: z.optional(z.string()),
})
export type ImportReport = z.infer<typeof importReport>
export const importReportAnswer = z.nullable(importReport)

/** GET /api/data-sources/{id}/reports: the last ten finished runs, newest first. */
export const importReports = z.array(importReport)

/** How the columns of an unknown bank's statement are read, for the person to confirm. */
export const columnPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())).check(z.maxLength(5)),
  /** The column of each part of a transaction, as an index in `columns`. */
  mapping: z.object({
    date: count,
    amount: z.optional(count),
    debit: z.optional(count),
    credit: z.optional(count),
    description: count,
    balance: z.optional(count),
    dateOrder: z.enum(['DMY', 'MDY', 'YMD']),
    spendingIsPositive: z.optional(z.boolean()),
    /** For amounts without a currency of their own. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
})
export type ColumnPreview = z.infer<typeof columnPreview>

/**
 * Uploaded files of any source, before the import. POST /api/imports receives them (multipart,
 * several at once) and responds with 201 and this; GET /api/imports/{id} returns it again; DELETE
 * /api/imports/{id} discards the files.
 */
export const importDraft = z.object({
  id: z.string(),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: count,
      /** Its content and source; absent if no source recognises it. */
      recognised: z.optional(z.object({ type: sourceType, description: z.string() })),
      preview: z.optional(columnPreview),
      /**
       * A table of unknown meaning, with the best guess of its columns: the person decides what it
       * is.
       */
      table: z.optional(columnPreview),
      /** The format of a file that Trove does not read, as in `unread-formats.ts`. */
      unread: z.optional(z.string()),
      /** Authors in a chat that does not mark the person's own messages. */
      authors: z.optional(z.array(z.string())),
      /** Set for an encrypted file that needs a key from the person. */
      keyPrompt: z.optional(fileKeyPrompt),
    }),
  ),
})
export type ImportDraft = z.infer<typeof importDraft>

/**
 * POST /api/imports/{id}/start: imports each listed file into an existing source, or a new one of
 * the recognised type; returns the sources. Files that are not listed are discarded.
 */
export const importStart = z.object({
  files: z
    .array(
      z.object({
        id: z.string(),
        sourceId: z.optional(z.string()),
        /** The name of a new source; files with the same type and name share one. */
        sourceName: z.optional(
          z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters)),
        ),
        mapping: z.optional(columnPreview.shape.mapping),
        /**
         * The person's classification of a table: a bank statement, or rows to keep as they are.
         */
        as: z.optional(z.enum(['statement', 'table'])),
        /** The author who is the person. */
        ownName: z.optional(ownName),
        /** The key of an encrypted file; removed as soon as the file has been read. */
        key: z.optional(z.string().check(z.minLength(1), z.maxLength(sourceLimits.keyCharacters))),
      }),
    )
    .check(z.minLength(1)),
})
export type ImportStart = z.infer<typeof importStart>
