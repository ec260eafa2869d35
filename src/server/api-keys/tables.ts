import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const apiKeys = pgTable(
  'api_keys',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** SHA-256 of the key, which is long and random. */
    hash: bytea('hash').notNull(),
    scopes: text('scopes', { enum: ['records', 'questions', 'documents', 'ask', 'import'] })
      .array()
      .notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    sealed: bytea('sealed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
