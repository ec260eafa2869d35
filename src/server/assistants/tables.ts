import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Assistants that a person allowed access, each with its present tokens. Everything is a SHA-256. */
export const assistantGrants = pgTable(
  'assistant_grants',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** Of the assistant's id, of the address for the code, and of the address that the tokens open. */
    assistant: bytea('assistant').notNull(),
    redirect: bytea('redirect').notNull(),
    audience: bytea('audience').notNull(),
    /** The proof key's challenge. */
    challenge: bytea('challenge').notNull(),
    scopes: text('scopes', { enum: ['ask'] })
      .array()
      .notNull(),
    code: bytea('code').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** Null until the code is exchanged for tokens. */
    redeemedAt: moment('redeemed_at'),
    access: bytea('access'),
    accessExpiresAt: moment('access_expires_at'),
    refresh: bytea('refresh'),
    refreshExpiresAt: moment('refresh_expires_at'),
    /** The previous refresh token. If it is used, it or its successor was stolen. */
    spent: bytea('spent'),
    lastUsedAt: moment('last_used_at'),
    sealed: bytea('sealed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
