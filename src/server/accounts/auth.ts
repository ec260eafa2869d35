import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { kindOf } from '#server/http/error-handler.ts'
import { authAccounts, sessions, users, verifications } from '#server/db/tables.ts'
import { limits } from '#shared/limits.ts'
import { baseUrl } from './base-url.ts'
import { passkeySignIn, pendingLogIn, secondFactor } from './security/auth-plugins.ts'
import { passkeys, twoFactors } from './security/tables.ts'
import type { AuthConfig } from './auth-config.ts'

const daySeconds = 24 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

/** Hooks that keep names, tokens and addresses out of the sign-in tables. */
export type AuthHooks = NonNullable<BetterAuthOptions['databaseHooks']>

type ResetMail = { user: { id: string; email: string }; token: string }

type Deps = {
  db: Database
  config: AuthConfig
  secret: string
  log: Logger
  hooks: AuthHooks
  sendReset: (mail: ResetMail) => Promise<void>
  /** Called when a new password was set through a reset link. */
  onReset: (userId: string) => Promise<void>
}

/** better-auth over the sign-in tables. Only its callbacks are reachable over HTTP. */
export function createAuth({ db, config, secret, log, hooks, sendReset, onReset }: Deps) {
  const schema = {
    user: users,
    session: sessions,
    account: authAccounts,
    verification: verifications,
    twoFactor: twoFactors,
    passkey: passkeys,
  }
  return betterAuth({
    appName: 'Trove',
    baseURL: baseUrl(config),
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db.auth, { provider: 'pg', schema }),
    databaseHooks: hooks,
    user: { additionalFields: personFields },
    // Actions that would need a fresh session ask for the password instead.
    session: { expiresIn: 30 * daySeconds, updateAge: daySeconds, freshAge: 0 },
    account: { updateAccountOnSignIn: false },
    // A copy of the database holds no usable tokens.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: sendReset,
      onPasswordReset: ({ user }) => onReset(user.id),
    },
    socialProviders: {
      ...(config.google && { google: { ...config.google, prompt: 'select_account' as const } }),
      ...(config.apple && { apple: config.apple }),
    },
    plugins: [sessionStarter, secondFactor, pendingLogIn, passkeySignIn(config)],
    advanced: {
      cookiePrefix: 'trove',
      useSecureCookies: baseUrl(config).startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { errorURL: '/' },
    logger: {
      // The arguments after the message may contain people's email addresses.
      log: (level, message, ...details) =>
        log[level === 'error' ? 'warn' : 'debug']({ kinds: details.map(kindOf) }, message),
    },
  })
}

const personFields = {
  role: { type: ['user', 'admin'] as ['user', 'admin'], required: false, input: false },
  guest: { type: 'boolean', required: false, input: false },
  disabled: { type: 'boolean', required: false, input: false },
  onboardedAt: { type: 'date', required: false, input: false },
  lastActiveAt: { type: 'date', required: false, input: false },
} as const

/** Starts a session without a password, for guests and people who have just signed up. */
const sessionStarter = {
  id: 'trove-sessions',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('A session was asked for a person who does not exist.')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return { userId: user.id }
      },
    ),
  },
}
