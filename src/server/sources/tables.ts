import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A run's progress. It holds only numbers, because it is not sealed. */
export const runCounts = z.object({
  read: z.number(),
  stored: z.number(),
  updated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  share: z.number().optional(),
  rate: z.number().optional(),
  secondsLeft: z.number().optional(),
})
export type RunCounts = z.infer<typeof runCounts>

/** The part of an import already counted, so that reading it again counts nothing twice. */
export const checkpoint = z.object({
  batch: z.string(),
  /** Number of file groups already read. */
  groups: z.number(),
  /** Counts within the current group. */
  items: z.number(),
  failures: z.number(),
  skipped: z.number(),
})
export type Checkpoint = z.infer<typeof checkpoint>

export const dataSources = pgTable(
  'data_sources',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    category: text('category').notNull(),
    status: text('status', { enum: ['connected', 'error', 'disconnected'] })
      .notNull()
      .default('disconnected'),
    reasonCode: text('reason_code'),
    lastSync: moment('last_sync'),
    nextSyncAt: moment('next_sync_at'),
    runKind: text('run_kind', { enum: ['import', 'sync'] }),
    runState: text('run_state', { enum: ['waiting', 'running', 'stopping', 'stopped'] }),
    runStartedAt: moment('run_started_at'),
    runCounts: jsonb('run_counts'),
    runId: text('run_id'),
    checkpoint: jsonb('checkpoint'),
    retryAt: moment('retry_at'),
    failedRuns: integer('failed_runs').notNull().default(0),
    seen: bytea('seen'),
    /** The files read completely. */
    imported: bytea('imported'),
    embedPending: boolean('embed_pending').notNull().default(false),
    /** Belongs to the sample person and has no account. */
    sample: boolean('sample').notNull().default(false),
    sealed: bytea('sealed').notNull(),
    credentials: bytea('credentials'),
    cursor: bytea('cursor'),
    report: bytea('report'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type SourceRow = typeof dataSources.$inferSelect

export const importFiles = pgTable(
  'import_files',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sourceId: text('source_id'),
    draftId: text('draft_id'),
    batchId: text('batch_id'),
    ordinal: integer('ordinal').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    complete: boolean('complete').notNull().default(false),
    sealed: bytea('sealed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    touchedAt: moment('touched_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const sourceReports = pgTable(
  'source_reports',
  {
    userId: text('user_id').notNull(),
    sourceId: text('source_id').notNull(),
    id: text('id').notNull(),
    startedAt: moment('started_at').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const importChunks = pgTable(
  'import_chunks',
  {
    userId: text('user_id').notNull(),
    fileId: text('file_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fileId, table.ordinal] })],
)

/** How many data points each source holds; several rows of a source and kind add up. */
export const sourceCounts = pgTable('source_counts', {
  userId: text('user_id').notNull(),
  sourceId: text('source_id').notNull(),
  kind: text('kind').notNull(),
  items: bigint('items', { mode: 'number' }).notNull(),
})
