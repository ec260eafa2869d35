import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Auth } from './auth.ts'
import { baseUrl } from './base-url.ts'

const validMs = 60 * 60_000

type Deps = { auth: Auth; config: Pick<Config, 'publicUrl' | 'port'> }

/** A single-use password reset link, valid for one hour, issued by an administrator. */
export const createResetLink =
  ({ auth, config }: Deps) =>
  async (userId: string): Promise<string> => {
    const { internalAdapter } = await auth.$context
    const token = randomBytes(24).toString('hex')
    await internalAdapter.createVerificationValue({
      value: userId,
      // The identifier under which better-auth looks up a reset token.
      identifier: `reset-password:${token}`,
      expiresAt: new Date(Date.now() + validMs),
    })
    return `${baseUrl(config)}/reset-password#token=${token}`
  }
