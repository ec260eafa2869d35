import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { limits } from '#shared/limits.ts'
import type { AuthHooks } from './auth.ts'
import { cleanName } from './entered.ts'
import { makeMember } from './membership.ts'
import type { Profiles } from './profiles.ts'
import { sealBrowser } from './security/browsers.ts'
import type { SetupCode } from './setup-code.ts'

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

/** The redirect from a provider carries the message, not the code. */
const setupNeeded = { code: 'SETUP_CODE_NEEDED', message: 'SETUP_CODE_NEEDED' }

type Deps = {
  db: Database
  vault: Vault
  profiles: Profiles
  setupCode: Pick<SetupCode, 'isNeeded' | 'opens'>
  /** Called for people with an account, not for guests. */
  onSignIn: (userId: string) => void
}

/**
 * Keeps out of the sign-in tables whatever they can do without: people's names and pictures, tokens
 * of providers, addresses. A browser is stored as a sealed short name. A person who first signs in
 * through a provider starts as a guest, too.
 */
export function createAuthHooks({ db, vault, profiles, setupCode, onSignIn }: Deps): AuthHooks {
  /** Names of people whose rows are being created; better-auth must not see them. */
  const names = new Map<string, string>()

  return {
    user: {
      create: {
        async before(user) {
          if (await setupCode.isNeeded()) throw new APIError('FORBIDDEN', setupNeeded)
          const id = randomBytes(16).toString('hex')
          // An entry remains only if creating the row failed.
          if (names.size > 1000) names.clear()
          names.set(id, cleanName(user.name).slice(0, limits.nameCharacters))
          return { data: { ...user, id, guest: true, name: '', image: null } }
        },
        async after({ id }) {
          const name = names.get(id) ?? ''
          names.delete(id)
          await vault.create(id)
          await profiles.save(id, { name })
          await makeMember(db, { userId: id, mayBeFirst: setupCode.opens(undefined) })
        },
      },
      update: { before: async (user) => ({ data: { ...user, name: '', image: null } }) },
    },
    account: {
      create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
    },
    session: {
      create: {
        async before(session, ctx) {
          const [user] = await db.auth
            .select({ disabled: users.disabled, guest: users.guest })
            .from(users)
            .where(eq(users.id, session.userId))
          if (user?.disabled) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED' })
          const header = user?.guest ? null : ctx?.headers?.get('user-agent')
          const userAgent = await sealBrowser(vault, session, header)
          return { data: { ...session, ipAddress: null, userAgent } }
        },
        async after({ userId }) {
          const [user] = await db.auth
            .select({ guest: users.guest })
            .from(users)
            .where(eq(users.id, userId))
          if (user && !user.guest) onSignIn(userId)
        },
      },
    },
  }
}
