import { eq } from 'drizzle-orm'
import type { PasskeyLogIn, SecondFactorRequest } from '#shared/account-security.ts'
import type { Person } from '#shared/accounts.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { logInExpired, refusedInOurWords } from './auth-errors.ts'
import type { Auth } from './auth.ts'
import { normalEmail } from './entered.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { LoginAttempts } from './login-attempts.ts'
import { readCode } from './security/recovery-codes.ts'
import { passkeys } from './security/tables.ts'
import type { UsedCodes } from './security/used-codes.ts'
import type { Sessions } from './sessions.ts'

type Deps = {
  auth: Auth
  db: Database
  attempts: LoginAttempts
  sessions: Pick<Sessions, 'personById'>
  usedCodes: UsedCodes
  knownBrowsers: KnownBrowsers
  /** Moves the visitor's data as a guest to the person. */
  mergeGuest: (visitor: Person | undefined, person: Person) => Promise<void>
}

/** A person who has just signed in, with the session's cookies. */
export type SignedIn = { person: Person; cookies: string[] }

/** The password was right and a second factor is required; the cookies record this. */
type HalfSignedIn = { person: undefined; cookies: string[] }

export type Visit = { visitor: Person | undefined; address: string; headers: Headers }

/** Signs people in with a password and an optional code, or with a passkey. */
export function createLogIn(deps: Deps) {
  const { auth, db, attempts, sessions, usedCodes, knownBrowsers, mergeGuest } = deps

  async function welcome(userId: string, visitor: Person | undefined): Promise<Person> {
    const person = await sessions.personById(userId)
    await mergeGuest(visitor, person)
    return person
  }

  const attemptOf = (account: string, { address, headers }: Visit) => ({
    account,
    address,
    browser: knownBrowsers.find(headers, account),
  })

  /** The response to a completed log-in; the browser counts as known from now on. */
  function completed(person: Person, headers: Headers, cookies: string[]): SignedIn {
    if (person.email === undefined) return { person, cookies }
    return { person, cookies: [...cookies, knownBrowsers.remember(headers, person.email)] }
  }

  /** The browser's session may be a guest's and must not be taken for the person's. */
  async function withoutSession(headers: Headers): Promise<Headers> {
    const { authCookies } = await auth.$context
    const without = new Headers(headers)
    const kept = (headers.get('cookie') ?? '')
      .split(/; */)
      .filter((cookie) => !cookie.startsWith(`${authCookies.sessionToken.name}=`))
    without.set('cookie', kept.join('; '))
    return without
  }

  return {
    async withPassword(
      entered: { email: string; password: string },
      visit: Visit,
    ): Promise<SignedIn | HalfSignedIn> {
      const { visitor, headers } = visit
      const email = normalEmail(entered.email)
      const attempt = attemptOf(email, visit)
      await attempts.begin(attempt)
      const body = { email, password: entered.password }
      const answer = await refusedInOurWords(
        auth.api.signInEmail({ body, headers, returnHeaders: true }),
      )
      const cookies = answer.headers.getSetCookie()
      if (!('user' in answer.response)) {
        // The attempt counts until the code is right; until then a guest remains a guest.
        const ofSecondFactor = cookies.filter((line) => /two_factor|trust_device/.test(line))
        return { person: undefined, cookies: ofSecondFactor }
      }
      attempts.succeed(attempt)
      return completed(await welcome(answer.response.user.id, visitor), headers, cookies)
    },

    async withCode(
      { code: entered, trust = false }: SecondFactorRequest,
      visit: Visit,
    ): Promise<SignedIn> {
      const { visitor, headers } = visit
      const { userId } = await auth.api.pendingPerson({ headers })
      const [row] = await db.auth
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId ?? ''))
      if (userId === undefined || !row) throw logInExpired()
      const attempt = attemptOf(row.email, visit)
      await attempts.begin(attempt)
      const { kind, code } = readCode(entered)
      if (kind === 'app') await usedCodes.useUp(userId, code)
      const call = {
        body: { code, trustDevice: trust },
        headers: await withoutSession(headers),
        returnHeaders: true,
      } as const
      const answer = await refusedInOurWords(
        kind === 'app' ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
      )
      attempts.succeed(attempt)
      return completed(await welcome(userId, visitor), headers, answer.headers.getSetCookie())
    },

    /** The challenge that the browser passes to the person's device. */
    async beginPasskey(headers: Headers) {
      const begun = await auth.api.generatePasskeyAuthenticationOptions({
        headers: await withoutSession(headers),
        returnHeaders: true,
      })
      const options = { ...begun.response, userVerification: 'required' as const }
      return { options, cookies: begun.headers.getSetCookie() }
    },

    async withPasskey(
      { credential }: PasskeyLogIn,
      { visitor, headers }: Visit,
    ): Promise<SignedIn> {
      const answer = await refusedInOurWords(
        auth.api.verifyPasskeyAuthentication({
          body: { response: credential },
          headers: await withoutSession(headers),
          returnHeaders: true,
        }),
      )
      await db.auth
        .update(passkeys)
        .set({ lastUsedAt: new Date() })
        .where(eq(passkeys.credentialID, credential.id))
      const person = await welcome(answer.response.user.id, visitor)
      return completed(person, headers, answer.headers.getSetCookie())
    },
  }
}
