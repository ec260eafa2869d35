import { lt } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { sessions, verifications } from '#server/db/tables.ts'

/** Removes expired sessions and links. */
export async function sweepSessions(db: Database, now = new Date()): Promise<void> {
  await db.auth.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.auth.delete(verifications).where(lt(verifications.expiresAt, now))
}
