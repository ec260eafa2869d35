import { passkey } from '@better-auth/passkey'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { AuthConfig } from '../auth-config.ts'
import { baseUrl } from '../base-url.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Authenticator codes as a second factor, for people who log in with a password. */
export const secondFactor = twoFactor({
  backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
})

/**
 * A passkey counts as both factors, so the device must have verified its user: by fingerprint, face
 * or its own code. Without a public address the browser's is used, which is on this machine.
 */
export const passkeySignIn = (config: AuthConfig) =>
  passkey({
    rpName: 'Trove',
    rpID: new URL(baseUrl(config)).hostname,
    origin: config.publicUrl === undefined ? null : baseUrl(config),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification({ verification }) {
        assertVerified(verification.registrationInfo?.userVerified)
      },
    },
    authentication: {
      afterVerification({ verification }) {
        assertVerified(verification.authenticationInfo.userVerified)
      },
    },
  })

function assertVerified(verified: boolean | undefined): void {
  if (!verified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
}

/** Returns the person whose log-in is waiting for the second factor. */
export const pendingLogIn = {
  id: 'trove-pending-log-in',
  endpoints: {
    pendingPerson: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true },
      async (ctx) => {
        const { name } = ctx.context.createAuthCookie('two_factor')
        const pending = await ctx.getSignedCookie(name, ctx.context.secret)
        if (!pending) return { userId: undefined }
        const found = await ctx.context.internalAdapter.findVerificationValue(pending)
        const valid = found && found.expiresAt > new Date()
        return { userId: valid ? found.value : undefined }
      },
    ),
  },
}
