import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull().default(''),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  guest: boolean('guest').notNull().default(false),
  disabled: boolean('disabled').notNull().default(false),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  onboardedAt: moment('onboarded_at'),
  quotaDocuments: bigint('quota_documents', { mode: 'number' }),
  quotaBytes: bigint('quota_bytes', { mode: 'number' }),
  quotaQuestions: bigint('quota_questions', { mode: 'number' }),
  questionsOn: date('questions_on', { mode: 'string' }),
  questionsAsked: bigint('questions_asked', { mode: 'number' }).notNull().default(0),
  lastActiveAt: moment('last_active_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  token: text('token').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const authAccounts = pgTable('auth_accounts', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  scope: text('scope'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const vaultKeys = pgTable('vault_keys', {
  userId: text('user_id').primaryKey(),
  wrapped: bytea('wrapped').notNull(),
  masterId: text('master_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const profiles = pgTable('profiles', {
  userId: text('user_id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  lastTimeZone: bytea('last_time_zone'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const documents = pgTable(
  'documents',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sealed: bytea('sealed').notNull(),
    contentKey: bytea('content_key').notNull(),
    mimeType: text('mime_type').notNull(),
    kind: text('kind', { enum: ['pdf', 'text', 'sheets'] }),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    pages: integer('pages'),
    status: text('status', { enum: ['processing', 'processed', 'error'] })
      .notNull()
      .default('processing'),
    progress: real('progress').notNull().default(0),
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    embeddedAt: moment('embedded_at'),
    /** The document's data source; null for uploads. */
    sourceId: text('source_id'),
    /** An upload of the sample person. */
    sample: boolean('sample').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const documentChunks = pgTable(
  'document_chunks',
  {
    userId: text('user_id').notNull(),
    documentId: text('document_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    /** Null where the part is an object of another store. */
    sealed: bytea('sealed'),
    object: text('object'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentId, table.ordinal] })],
)

export const records = pgTable(
  'records',
  {
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull(),
    documentId: text('document_id'),
    sourceId: text('source_id'),
    /** Keyed hash that identifies an item of a source; null for uploads. */
    naturalKey: bytea('natural_key'),
    /** Keyed hash of the content, to detect changes. */
    digest: bytea('digest'),
    /** Number of the row in the record's sheet, counted from 1. */
    rowNumber: integer('row_number'),
    kind: text('kind').notNull(),
    /** Assigned by the database; never set by hand. */
    seq: bigint('seq', { mode: 'number' })
      .notNull()
      .default(sql`nextval('records_seq_seq')`),
    occurredAt: moment('occurred_at'),
    /** Number of data points in the record, such as the rows of a batch. */
    items: integer('items').notNull().default(1),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const recordTotals = pgTable('record_totals', {
  userId: text('user_id').primaryKey(),
  deletions: bigint('deletions', { mode: 'number' }).notNull().default(0),
})

export const passages = pgTable(
  'passages',
  {
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull(),
    documentId: text('document_id'),
    recordId: bigint('record_id', { mode: 'bigint' }),
    ordinal: integer('ordinal').notNull(),
    length: integer('length').notNull(),
    occurredAt: moment('occurred_at'),
    terms: bigint('terms', { mode: 'bigint' }).array().notNull(),
    /** The epoch whose key made the terms; 0 for passages older than epochs. */
    epoch: integer('epoch').notNull().default(0),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Ranges of a person's passages whose index terms share a key, which is sealed here. */
export const indexEpochs = pgTable(
  'index_epochs',
  {
    userId: text('user_id').notNull(),
    id: integer('id').notNull(),
    sourceId: text('source_id'),
    origin: text('origin', { enum: ['own', 'bulk', 'sample'] }).notNull(),
    passages: integer('passages').notNull().default(0),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const termCounts = pgTable(
  'term_counts',
  {
    userId: text('user_id').notNull(),
    term: bigint('term', { mode: 'bigint' }).notNull(),
    passages: integer('passages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.term] })],
)

export const passageTotals = pgTable('passage_totals', {
  userId: text('user_id').primaryKey(),
  passages: bigint('passages', { mode: 'number' }).notNull().default(0),
  tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  /** Number of vectors ever stored, which numbers them. */
  vectors: bigint('vectors', { mode: 'number' }).notNull().default(0),
  /** Number of removals of passages. */
  removals: bigint('removals', { mode: 'number' }).notNull().default(0),
  /** Whether passages older than epochs remain to be rekeyed. */
  legacy: boolean('legacy').notNull().default(false),
  /** Whether vectors from before those of reading windows may remain. */
  renewVectors: boolean('renew_vectors').notNull().default(false),
})

export const passageVectors = pgTable(
  'passage_vectors',
  {
    userId: text('user_id').notNull(),
    passageId: bigint('passage_id', { mode: 'bigint' }).notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    /** Masked for this row alone; null for legacy vectors, which have bits. */
    signs: bytea('signs'),
    bits: text('bits'),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.passageId] })],
)

export const questions = pgTable(
  'questions',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['ask', 'reasoning', 'chat', 'query'] }).notNull(),
    status: text('status', { enum: ['pending', 'completed', 'error'] })
      .notNull()
      .default('completed'),
    queryType: text('query_type', { enum: ['personal', 'analytical', 'general'] }),
    confidence: real('confidence'),
    found: boolean('found'),
    durationMs: integer('duration_ms'),
    /** When the person saved a query or pinned an answer; otherwise null. */
    savedAt: moment('saved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const conversations = pgTable(
  'conversations',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    sealed: bytea('sealed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    conversationId: text('conversation_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    status: text('status', { enum: ['pending', 'answered', 'failed'] })
      .notNull()
      .default('answered'),
    sealed: bytea('sealed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
