import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInBrowser } from '#shared/account-security.ts'
import type { Database } from '#server/db/open.ts'
import { sessions, verifications } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Auth } from '../auth.ts'
import { browserName } from './browser-name.ts'

type Deps = {
  auth: Auth
  db: Database
  vault: Vault
  disconnectAssistants: (userId: string) => Promise<void>
}

const sealedBrowser = z.object({ browser: z.string() })
/** By its token, since a session has no id yet when it is created. */
type Session = { userId: string; token: string }
const sealContext = ({ userId, token }: Session) => ({ table: 'sessions', id: token, userId })

/** The name of a session's browser, sealed, as stored with the session. */
export async function sealBrowser(
  vault: Vault,
  session: Session,
  userAgent: string | null | undefined,
): Promise<string | null> {
  const browser = browserName(userAgent)
  if (browser === null) return null
  const { content } = await vault.keysOf(session.userId)
  return sealJson(content, sealContext(session), { browser }).toString('base64')
}

/** Revokes this person's trusted browsers and reset links. */
export async function forgetTrust(db: Database, userId: string): Promise<void> {
  await db.auth.delete(verifications).where(eq(verifications.value, userId))
}

/** The browsers in which a person is signed in. Session tokens do not leave this module. */
export function createBrowsers({ auth, db, vault, disconnectAssistants }: Deps) {
  async function present(headers: Headers): Promise<string> {
    const found = await auth.api.getSession({ headers })
    if (!found) {
      throw new AppError('unauthenticated', 'session.invalid', 'Please sign in again.')
    }
    return found.session.id
  }

  return {
    /** The current browser first, then the most recently used. */
    async list(userId: string, headers: Headers): Promise<SignedInBrowser[]> {
      const current = await present(headers)
      const { content } = await vault.keysOf(userId)
      const rows = await db.auth
        .select({
          id: sessions.id,
          token: sessions.token,
          sealed: sessions.userAgent,
          createdAt: sessions.createdAt,
          updatedAt: sessions.updatedAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
        .orderBy(desc(sessions.updatedAt), desc(sessions.id))
        .limit(100)
      const browserOf = (token: string, sealed: string) => {
        const bytes = Buffer.from(sealed, 'base64')
        return sealedBrowser.parse(openJson(content, sealContext({ userId, token }), bytes)).browser
      }
      return rows
        .map(({ id, token, sealed, createdAt, updatedAt }) => ({
          id,
          browser: sealed === null ? null : browserOf(token, sealed),
          startedAt: createdAt.toISOString(),
          lastUsedAt: updatedAt.toISOString(),
          current: id === current,
        }))
        .toSorted((one, other) => Number(other.current) - Number(one.current))
    },

    async end(userId: string, id: string): Promise<void> {
      const ended = await db.auth
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      if (ended.length === 0) {
        throw new AppError('not_found', 'session.not_found', 'This browser is logged out already.')
      }
    },

    /** Every browser will be asked for a code again, too, and assistants for a sign-in. */
    async endOthers(userId: string, headers: Headers): Promise<void> {
      const current = await present(headers)
      await db.auth
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.id, current)))
      await Promise.all([forgetTrust(db, userId), disconnectAssistants(userId)])
    },
  }
}
