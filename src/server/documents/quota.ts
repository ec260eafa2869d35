import { sizeInWords } from '#shared/size-in-words.ts'
import { and, count, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Person } from '#shared/accounts.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'

/** Limit on one person's storage. */
export type Quota = { documents: number; bytes: number }

/** Only guests are limited, and a new visitor becomes one. */
export const quotaOf = (
  person: Pick<Person, 'role'> | undefined,
  { guestQuota }: Pick<Config, 'guestQuota'>,
): Quota | undefined => (person === undefined || person.role === 'guest' ? guestQuota : undefined)

/**
 * A person's uploads; the sample does not count, since it is the same for everybody and stored at
 * most once.
 */
export async function quotaUsed(tx: Tx, userId: string): Promise<Quota> {
  const own = and(
    eq(documents.userId, userId),
    isNull(documents.sourceId),
    eq(documents.sample, false),
  )
  const [taken] = await tx
    .select({ documents: count(), bytes: sum(documents.sizeBytes).mapWith(Number) })
    .from(documents)
    .where(own)
  return { documents: taken?.documents ?? 0, bytes: taken?.bytes ?? 0 }
}

/** A person's simultaneous uploads are counted one at a time. */
export const lockQuota = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('room:' || ${userId}, 0))`)

/** Called with the new document already counted. */
export async function assertWithinQuota(tx: Tx, userId: string, most: Quota): Promise<void> {
  const taken = await quotaUsed(tx, userId)
  if (taken.documents <= most.documents && taken.bytes <= most.bytes) return
  throw new AppError(
    'too_large',
    'guest.full',
    `Guests can store ${most.documents} documents of ${sizeInWords(most.bytes, 1)} in all, and this upload would be more. None of it was stored. Sign up to store more: what you have stays yours.`,
  )
}
