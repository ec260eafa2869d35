import { eq } from 'drizzle-orm'
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '#shared/account-security.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { noPassword, refusedInOurWords } from '../auth-errors.ts'
import type { Auth } from '../auth.ts'
import type { Requester, Passwords } from '../passwords.ts'
import { forgetTrust } from './browsers.ts'
import { readCode } from './recovery-codes.ts'
import { twoFactors } from './tables.ts'
import type { UsedCodes } from './used-codes.ts'

type Deps = {
  auth: Auth
  db: Database
  passwords: Pick<Passwords, 'confirm' | 'exists'>
  usedCodes: UsedCodes
}
type Cookies = { cookies: string[] }

const alreadyOn = () =>
  new AppError('conflict', 'second_factor.on', 'Two-factor authentication is on already.')

const isOff = () =>
  new AppError('conflict', 'second_factor.off', 'Two-factor authentication is off.')

/** Turns authenticator codes on and off, and issues recovery codes. */
export function createSecondFactor({ auth, db, passwords, usedCodes }: Deps) {
  async function isOn(userId: string): Promise<boolean> {
    const [row] = await db.auth
      .select({ on: users.twoFactorEnabled })
      .from(users)
      .where(eq(users.id, userId))
    return row?.on ?? false
  }

  async function codesOf(userId: string): Promise<string[]> {
    return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes
  }

  return {
    async state(userId: string): Promise<SecondFactorState> {
      const [hasPassword, on] = await Promise.all([passwords.exists(userId), isOn(userId)])
      return { hasPassword, on, recoveryCodesLeft: on ? (await codesOf(userId)).length : 0 }
    },

    /** Creates a secret, which takes effect once a code generated with it is sent. */
    async begin(password: string, from: Requester): Promise<SecondFactorSecret> {
      const { hasPassword, on } = await this.state(from.person.id)
      if (!hasPassword) throw noPassword()
      if (on) throw alreadyOn()
      await passwords.confirm(password, from)
      const { totpURI } = await refusedInOurWords(
        auth.api.enableTwoFactor({ body: { password }, headers: from.headers }),
      )
      return { address: totpURI, key: new URL(totpURI).searchParams.get('secret') ?? '' }
    },

    async turnOn(
      entered: string,
      { person, headers }: Requester,
    ): Promise<RecoveryCodes & Cookies> {
      if (await isOn(person.id)) throw alreadyOn()
      const begun = await db.auth.$count(twoFactors, eq(twoFactors.userId, person.id))
      if (begun === 0) throw isOff()
      const { code } = readCode(entered)
      await usedCodes.useUp(person.id, code)
      const turnedOn = await refusedInOurWords(
        auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      )
      const recoveryCodes = await codesOf(person.id)
      return { recoveryCodes, cookies: turnedOn.headers.getSetCookie() }
    },

    async renewRecoveryCodes(password: string, from: Requester): Promise<RecoveryCodes> {
      if (!(await isOn(from.person.id))) throw isOff()
      await passwords.confirm(password, from)
      const { headers } = from
      const { backupCodes } = await refusedInOurWords(
        auth.api.generateBackupCodes({ body: { password }, headers }),
      )
      return { recoveryCodes: backupCodes }
    },

    async turnOff(password: string, from: Requester): Promise<Cookies> {
      if (!(await isOn(from.person.id))) throw isOff()
      await passwords.confirm(password, from)
      const { headers } = from
      const turnedOff = await refusedInOurWords(
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      )
      await forgetTrust(db, from.person.id)
      return { cookies: turnedOff.headers.getSetCookie() }
    },
  }
}
