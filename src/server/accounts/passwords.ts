import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/open.ts'
import { authAccounts } from '#server/db/tables.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import { createTokenBuckets } from '#server/http/token-buckets.ts'
import type { ChangePassword, Person } from '#shared/accounts.ts'
import { inOurWords, wrongPassword } from './auth-errors.ts'
import type { Auth } from './auth.ts'
import { normalEmail, readNewPassword } from './entered.ts'
import type { LoginAttempts } from './login-attempts.ts'
import { forgetTrust } from './security/browsers.ts'

type Deps = {
  auth: Auth
  db: Database
  attempts: LoginAttempts
  revokeApiKeys: (userId: string) => Promise<number>
  disconnectAssistants: (userId: string) => Promise<void>
  log: Logger
}

type Changed = { cookies: string[]; revokedApiKeys: number }
export type Requester = { person: Person; address: string; headers: Headers }

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords(deps: Deps) {
  const { auth, db, attempts, revokeApiKeys, disconnectAssistants, log } = deps
  const mails = createTokenBuckets({ capacity: 3, refillMs: 20 * 60_000 })
  const sending = new Set<Promise<void>>()

  async function sendReset(email: string): Promise<void> {
    try {
      await auth.api.requestPasswordReset({ body: { email } })
    } catch (error) {
      if (inOurWords(error) !== error) return
      log.error({ kind: kindOf(error), at: framesOf(error) }, 'a password reset failed')
    }
  }

  const attemptOf = (person: Person, address: string) => ({
    account: person.email ?? person.id,
    address,
    // A signed-in person is not throttled for attempts made by strangers.
    browser: `session of ${person.id}`,
  })

  async function hashOf(userId: string): Promise<string | null> {
    const [row] = await db.auth
      .select({ hash: authAccounts.password })
      .from(authAccounts)
      .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential')))
    return row?.hash ?? null
  }

  return {
    /**
     * Answers before anything is looked up, so that neither the answer nor its timing reveals
     * whether the account exists.
     */
    forgot(email: string): void {
      const to = normalEmail(email)
      if (mails.take(to) !== undefined) return
      const sent = sendReset(to).finally(() => sending.delete(sent))
      sending.add(sent)
    },
    /** Waits for emails being sent. */
    async settle(): Promise<void> {
      await Promise.all(sending)
    },
    async reset(token: string, password: string): Promise<void> {
      const newPassword = readNewPassword(password)
      try {
        await auth.api.resetPassword({ body: { token, newPassword } })
      } catch (error) {
        throw inOurWords(error)
      }
    },
    /** Ends the person's other sessions and assistants; returns the new session's cookies. */
    async change(
      change: ChangePassword,
      { person, address, headers }: Requester,
    ): Promise<Changed> {
      const { currentPassword, newPassword } = change
      readNewPassword(newPassword)
      const attempt = attemptOf(person, address)
      await attempts.begin(attempt)
      try {
        const changed = await auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        })
        attempts.succeed(attempt)
        await Promise.all([forgetTrust(db, person.id), disconnectAssistants(person.id)])
        const revokedApiKeys = change.revokeApiKeys ? await revokeApiKeys(person.id) : 0
        return { cookies: changed.headers.getSetCookie(), revokedApiKeys }
      } catch (error) {
        throw inOurWords(error)
      }
    },
    async exists(userId: string): Promise<boolean> {
      return (await hashOf(userId)) !== null
    },
    /** Throws unless the password is right or the person has none. */
    async confirm(password: string | undefined, { person, address }: Omit<Requester, 'headers'>) {
      const hash = await hashOf(person.id)
      if (hash === null) return
      if (password === undefined) throw wrongPassword()
      const attempt = attemptOf(person, address)
      await attempts.begin(attempt)
      const context = await auth.$context
      if (!(await context.password.verify({ hash, password }))) throw wrongPassword()
      attempts.succeed(attempt)
    },
  }
}
