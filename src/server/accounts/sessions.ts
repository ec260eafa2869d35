import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { Person } from '#shared/accounts.ts'
import type { Auth } from './auth.ts'
import { toPerson } from './person.ts'
import type { Profiles } from './profiles.ts'

const activityMs = 60_000

type Deps = { auth: Auth; db: Database; profiles: Profiles; adminEmails: readonly string[] }

/** Who a request comes from. */
export function createSessions({ auth, db, profiles, adminEmails }: Deps) {
  async function noteActivity(userId: string): Promise<void> {
    const now = Date.now()
    await db.auth
      .update(users)
      .set({ lastActiveAt: new Date(now) })
      .where(and(eq(users.id, userId), lt(users.lastActiveAt, new Date(now - activityMs))))
  }

  async function nameOf(user: { id: string; guest?: boolean | null | undefined }) {
    return user.guest ? '' : profiles.nameOf(user.id)
  }

  /** The person of a request's session; `cookies` are to be sent with the answer. */
  async function read(
    headers: Headers,
  ): Promise<{ person: Person | undefined; cookies: string[] }> {
    const read = await auth.api.getSession({ headers, returnHeaders: true })
    const user = read.response?.user
    // A request that was on its way while the person signed in must not take the new cookie away.
    if (!user || user.disabled) return { person: undefined, cookies: [] }
    const cookies = read.headers.getSetCookie()
    const idleMs = Date.now() - (user.lastActiveAt?.getTime() ?? 0)
    if (idleMs > activityMs) await noteActivity(user.id)
    return { person: toPerson(user, await nameOf(user), { adminEmails }), cookies }
  }

  return {
    read,
    /** The person of a session that has just been started with these cookies. */
    async readCookies(cookies: readonly string[]): Promise<Person | undefined> {
      const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
      return (await read(new Headers({ cookie }))).person
    },
    async start(userId: string): Promise<string[]> {
      const started = await auth.api.startSession({ body: { userId }, returnHeaders: true })
      return started.headers.getSetCookie()
    },
    async personById(userId: string): Promise<Person> {
      const [row] = await db.auth.select().from(users).where(eq(users.id, userId))
      if (!row) throw new AppError('unauthenticated', 'session.invalid', 'Please sign in again.')
      return toPerson(row, await nameOf(row), { adminEmails })
    },
    async end(headers: Headers): Promise<string[]> {
      const ended = await auth.api.signOut({ headers, returnHeaders: true })
      return ended.headers.getSetCookie()
    },
  }
}
