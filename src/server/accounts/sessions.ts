import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { sessions, users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { Person } from '#shared/accounts.ts'
import type { Auth } from './auth.ts'
import { toPerson } from './person.ts'
import type { Profiles } from './profiles.ts'

const activityMs = 60_000

export type Sessions = ReturnType<typeof createSessions>

type Deps = { auth: Auth; db: Database; profiles: Profiles; adminEmails: readonly string[] }

/** The person making a request. */
export function createSessions({ auth, db, profiles, adminEmails }: Deps) {
  async function noteActivity(userId: string): Promise<void> {
    const now = Date.now()
    await db.auth
      .update(users)
      .set({ lastActiveAt: new Date(now) })
      .where(and(eq(users.id, userId), lt(users.lastActiveAt, new Date(now - activityMs))))
  }

  async function noteUse(sessionId: string): Promise<void> {
    await db.auth.update(sessions).set({ updatedAt: new Date() }).where(eq(sessions.id, sessionId))
  }

  /** The person of a request's session; `cookies` must be sent with the response. */
  async function read(
    headers: Headers,
  ): Promise<{ person: Person | undefined; cookies: string[] }> {
    const read = await auth.api.getSession({ headers, returnHeaders: true })
    const { user, session } = read.response ?? {}
    // A request in flight while the person signed in must not clear the new cookie.
    if (!user || !session || user.disabled) return { person: undefined, cookies: [] }
    const cookies = read.headers.getSetCookie()
    const isIdle = (since: Date | null | undefined) =>
      Date.now() - (since?.getTime() ?? 0) > activityMs
    if (isIdle(user.lastActiveAt)) await noteActivity(user.id)
    if (isIdle(session.updatedAt)) await noteUse(session.id)
    return { person: toPerson(user, await profiles.find(user.id), { adminEmails }), cookies }
  }

  return {
    read,
    /** The person of a session just started with these cookies. */
    async readCookies(cookies: readonly string[]): Promise<Person | undefined> {
      const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
      return (await read(new Headers({ cookie }))).person
    },
    async start(userId: string, headers?: Headers): Promise<string[]> {
      const started = await auth.api.startSession({
        body: { userId },
        ...(headers && { headers }),
        returnHeaders: true,
      })
      return started.headers.getSetCookie()
    },
    async personById(userId: string): Promise<Person> {
      const [row] = await db.auth.select().from(users).where(eq(users.id, userId))
      if (!row) throw new AppError('unauthenticated', 'session.invalid', 'Please sign in again.')
      return toPerson(row, await profiles.find(row.id), { adminEmails })
    },
    /** Whether a person has a valid session. */
    async isAnywhere(userId: string): Promise<boolean> {
      const [row] = await db.auth
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
        .limit(1)
      return row !== undefined
    },
    async end(headers: Headers): Promise<string[]> {
      const ended = await auth.api.signOut({ headers, returnHeaders: true })
      return ended.headers.getSetCookie()
    },
  }
}
