import { bigint, boolean, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The keys are the names that better-auth knows the columns by. */
export const twoFactors = pgTable('two_factors', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  /** Encrypted, as the recovery codes are. */
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until a first code was right. */
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** The last half minute, counted from 1970, whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }),
})

/** What signing in needs of a passkey. */
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
  /** Always null: what the person calls it is sealed. */
  name: text('name'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})

/** What the person sees of a passkey. */
export const ownPasskeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  sealed: bytea('sealed'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})
