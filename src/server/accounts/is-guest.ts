import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'

/** Whether a person has no account; false for a deleted person. */
export async function isGuest(db: Pick<Database, 'auth'>, userId: string): Promise<boolean> {
  const found = await db.auth.select({ guest: users.guest }).from(users).where(eq(users.id, userId))
  return found[0]?.guest ?? false
}
