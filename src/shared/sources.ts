import * as z from 'zod/mini'
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
  /** Of one exported file; far more than a document may have. */
  importBytes: 50 * 1024 * 1024 * 1024,
  /** Files that one import takes at once. */
  importFiles: 50,
  credentialCharacters: 10_000,
  /** Pasted text, such as a chat. */
  pastedCharacters: 900_000,
  pollMs: 1_000,
} as const

const count = z.int().check(z.nonnegative())

const runCounts = {
  /** Mails, messages or transactions that were seen. */
  read: count,
  stored: count,
  updated: count,
  skipped: count,
  failed: count,
}

/** How far a running import or sync has come; present while one waits or runs. */
export const sourceProgress = z.object({
  kind: z.enum(['import', 'sync']),
  /** `stopped` by the person: what was read is kept, and the rest goes on when they say so. */
  state: z.enum(['waiting', 'running', 'stopping', 'stopped']),
  ...runCounts,
  /** Done so far, 0 to 1; absent where the whole is not known. */
  share: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Items a second, over the last moments. */
  rate: z.optional(z.number().check(z.nonnegative())),
  /** Until the end, where it can be estimated. */
  secondsLeft: z.optional(z.number().check(z.nonnegative())),
  startedAt: z.iso.datetime(),
})
export type SourceProgress = z.infer<typeof sourceProgress>

export const sourceSchedule = z.enum(['off', 'hourly', 'daily'])
export type SourceSchedule = z.infer<typeof sourceSchedule>

/** What of a source is fetched and imported; everything where nothing is said. */
export const sourceInclude = z.object({
  /** Nothing that is older. */
  since: z.optional(z.iso.date()),
  /** Kinds of records that are left out, such as `contact` or `activity`. */
  withoutKinds: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50))),
  /** Folders, labels or mailboxes that are left out, by their names. */
  withoutFolders: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(500))),
})
export type SourceInclude = z.infer<typeof sourceInclude>

/** Names of one person in chats. */
const ownName = z.string().check(z.minLength(1), z.maxLength(200))
const ownNames = z.array(ownName).check(z.maxLength(20))

export const sourceView = z.object({
  id: z.string(),
  name: z.string(),
  type: sourceType,
  status: sourceStatus,
  lastSync: z.nullable(z.iso.datetime()),
  config: z.object({
    /** The account that answered, or what was entered until then; may be empty. */
    accountId: z.string(),
    category: sourceCategory,
    scrapingEnabled: z.boolean(),
    vectorizationEnabled: z.boolean(),
    /** Names of the credential fields that are kept sealed, for "saved"; never their values. */
    saved: z.array(z.string()),
    schedule: z.optional(sourceSchedule),
    include: z.optional(sourceInclude),
    /** Under which names the person writes in its chats, as they said. */
    ownNames: z.optional(ownNames),
  }),
  /** What Configure can leave out, and who may be the person, as far as it is known. */
  choices: z.optional(
    z.object({
      kinds: z.array(z.string()),
      folders: z.array(z.string()),
      /** Who writes in chats that do not tell which of them is the person. */
      authors: z.optional(z.array(z.string())),
    }),
  ),
  /** It is fetched from an account, and Sync Now does something. */
  live: z.optional(z.boolean()),
  /** Of the sample person: of no account, and gone with the rest of the sample. */
  sample: z.optional(z.boolean()),
  /** The person has to allow the access at the provider: `GET /api/data-sources/{id}/authorize`. */
  needsAuthorization: z.optional(z.boolean()),
  /** Why the source is not connected, in plain words. */
  reason: z.optional(z.string()),
  progress: z.optional(sourceProgress),
  /** What of this source is stored. */
  counts: z.optional(
    z.catchall(z.object({ emails: count, messages: count, transactions: count }), count),
  ),
})
export type SourceView = z.infer<typeof sourceView>

/** GET /api/data-sources, oldest first. */
export const sourceList = z.array(sourceView)

const credentials = z.record(
  z.string().check(z.maxLength(100)),
  // Pasted chats travel in a credential field.
  z.string().check(z.maxLength(sourceLimits.pastedCharacters)),
)

/** POST /api/data-sources; answers 201 with the created source. */
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
  /** Fields that are given replace what was saved; the others stay. */
  credentials: z.optional(credentials),
  schedule: z.optional(sourceSchedule),
  include: z.optional(sourceInclude),
  /** Which of the authors of its chats the person is; empty for none. */
  ownNames: z.optional(ownNames),
})
export type SourceChange = z.infer<typeof sourceChange>

/** GET /api/data-sources/{id}/authorize: where the browser goes next. */
export const authorization = z.object({
  url: z.url(),
  /** What the person has to enter as redirect URI of their own OAuth client. */
  redirectUri: z.optional(z.url()),
})
export type Authorization = z.infer<typeof authorization>

/**
 * What DELETE /api/data-sources/{id} removed, or DELETE /api/data-sources/{id}/data, which keeps the
 * connection.
 */
export const deletedSource = z.object({ name: z.string(), records: count, passages: count })
export type DeletedSource = z.infer<typeof deletedSource>

/**
 * GET /api/data-sources/{id}/report: the last import or sync, `null` when there was none.
 * `read` is always the sum of stored, updated, skipped and failed.
 */
export const importReport = z.object({
  kind: z.enum(['import', 'sync']),
  startedAt: z.iso.datetime(),
  /** Null while it runs. */
  finishedAt: z.nullable(z.iso.datetime()),
  ...runCounts,
  /** No longer there at its origin, and so no longer here. */
  removed: z.optional(count),
  /** Files of an import, with what they were recognised as. */
  files: z.array(z.object({ name: z.string(), recognised: z.string() })),
  /** Why items were skipped, and how many for each reason. */
  skippedBecause: z.array(z.object({ reason: z.string(), count })),
  /** Items that could not be read; the first hundred of them. */
  failures: z.array(z.object({ item: z.string(), reason: z.string() })),
  /** Things the person should know, such as a guess that was made. */
  notes: z.array(z.string()),
  /** Why it ended early, in plain words. */
  problem: z.optional(z.string()),
})
export type ImportReport = z.infer<typeof importReport>
export const importReportAnswer = z.nullable(importReport)

/** GET /api/data-sources/{id}/reports: the last ten that ended, the newest first. */
export const importReports = z.array(importReport)

/** How the columns of a statement of an unknown bank are read, for the person to confirm. */
export const columnPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())).check(z.maxLength(5)),
  /** Which column each part of a transaction is read from; by its place in `columns`. */
  mapping: z.object({
    date: count,
    amount: z.optional(count),
    debit: z.optional(count),
    credit: z.optional(count),
    description: count,
    balance: z.optional(count),
    dateOrder: z.enum(['DMY', 'MDY', 'YMD']),
    spendingIsPositive: z.optional(z.boolean()),
    /** Of amounts that name none themselves. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
})
export type ColumnPreview = z.infer<typeof columnPreview>

/**
 * Files of any source, not imported yet. POST /api/imports takes them (multipart, several at once)
 * and answers 201 with this; GET /api/imports/{id} answers it again; DELETE /api/imports/{id}
 * forgets the files.
 */
export const importDraft = z.object({
  id: z.string(),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: count,
      /** What it is and which source reads it; absent for what no source knows. */
      recognised: z.optional(z.object({ type: sourceType, what: z.string() })),
      preview: z.optional(columnPreview),
      /** A table that may be anything, with the best guess of its columns: the person says what it is. */
      table: z.optional(columnPreview),
      /** Who writes in a chat that does not tell which of them is the person. */
      authors: z.optional(z.array(z.string())),
    }),
  ),
})
export type ImportDraft = z.infer<typeof importDraft>

/**
 * POST /api/imports/{id}/start: imports each named file into a source that is there, or into a new
 * one of the recognised type; answers the sources. Files that are not named are forgotten.
 */
export const importStart = z.object({
  files: z
    .array(
      z.object({
        id: z.string(),
        sourceId: z.optional(z.string()),
        mapping: z.optional(columnPreview.shape.mapping),
        /** What the person says a table is: a bank's statement, or rows to keep as they are. */
        as: z.optional(z.enum(['statement', 'table'])),
        /** Which of its authors the person is. */
        ownName: z.optional(ownName),
      }),
    )
    .check(z.minLength(1)),
})
export type ImportStart = z.infer<typeof importStart>
