import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { authAccounts, sessions, users } from '#server/db/tables.ts'

/** An arbitrary number, the same for every server of one database. */
const lockKey = 7_468_002

type AuthTx = Parameters<Parameters<Database['auth']['transaction']>[0]>[0]

/** Prevents new members until the transaction ends. */
export const lockMembers = (tx: AuthTx) => tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)

export type NewMember = {
  userId: string
  /** Absent for a person from a provider, who already has both. */
  credential?: { email: string; passwordHash: string }
  /** Whether this may be the first member, who becomes the admin. */
  mayBeFirst: boolean
}

/**
 * Turns a guest into a member in one transaction: a person remains a guest until the account is
 * complete. The lock makes the first member, and only the first, the admin.
 */
export async function makeMember(
  db: Database,
  { userId, credential, mayBeFirst }: NewMember,
): Promise<'made' | 'email_taken' | 'no_guest' | 'not_first'> {
  try {
    return await db.auth.transaction(async (tx) => {
      await lockMembers(tx)
      const [member] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.guest, false))
        .limit(1)
      if (!member && !mayBeFirst) return 'not_first'
      const now = new Date()
      const made = await tx
        .update(users)
        .set({
          guest: false,
          role: member ? 'user' : 'admin',
          createdAt: now,
          updatedAt: now,
          lastActiveAt: now,
          ...(credential && { email: credential.email }),
        })
        .where(and(eq(users.id, userId), eq(users.guest, true), eq(users.disabled, false)))
        .returning({ id: users.id })
      if (made.length === 0) return 'no_guest'
      // The guest's sessions end here, so that nobody else holds a session of the account.
      await tx.delete(sessions).where(eq(sessions.userId, userId))
      if (credential) {
        await tx.insert(authAccounts).values({
          id: randomUUID(),
          userId,
          accountId: userId,
          providerId: 'credential',
          password: credential.passwordHash,
        })
      }
      return 'made'
    })
  } catch (error) {
    if (isUniqueViolation(error)) return 'email_taken'
    throw error
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  return isUniqueViolation(error.cause)
}
