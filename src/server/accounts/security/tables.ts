import { bigint, boolean, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The keys are better-auth's names of the columns. */
export const twoFactors = pgTable('two_factors', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  /** Encrypted, like the recovery codes. */
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until a first code was verified. */
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** The last 30-second step since 1970 whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }),
})

/** The part of a passkey that signing in needs. */
export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  credentialID: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  /** Always null: the person's name for it is stored sealed. */
  name: text('name'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})

/** The part of a passkey that the person sees. */
export const ownPasskeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  sealed: bytea('sealed'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})
