import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { MasterKey } from '#server/vault/master-key.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Person, SignUpRequest } from '#shared/accounts.ts'
import type { Region } from '#shared/region.ts'
import { createAddMember } from './add-member.ts'
import { createAdministration } from './administration.ts'
import { createAuthHooks } from './auth-hooks.ts'
import { deriveAuthSecret } from '#server/vault/auth-secret.ts'
import { createAuth } from './auth.ts'
import { baseUrl } from './base-url.ts'
import { createDeletePerson } from './delete-person.ts'
import { readName } from './entered.ts'
import { createGuests } from './guests.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createLogIn, type SignedIn, type Visit } from './log-in.ts'
import { createLoginAttempts } from './login-attempts.ts'
import { createPasswords } from './passwords.ts'
import { createProfiles, languageOf } from './profiles.ts'
import { createRecipient } from './recipient.ts'
import { createResetLink } from './reset-link.ts'
import { createBrowsers, forgetTrust } from './security/browsers.ts'
import { createPasskeys } from './security/passkeys.ts'
import { createSecondFactor } from './security/second-factor.ts'
import { createUsedCodes } from './security/used-codes.ts'
import { createSessions } from './sessions.ts'
import { createSetupCode } from './setup-code.ts'
import { createSocial } from './social.ts'
import type { Pause } from './login-queue.ts'

type AccountsConfig = Pick<
  Config,
  | 'publicUrl'
  | 'port'
  | 'beyondLoopback'
  | 'google'
  | 'apple'
  | 'adminEmails'
  | 'contactEmail'
  | 'rateLimits'
  | 'databaseUrl'
>

export type AccountsDeps = {
  db: Database
  vault: Vault
  master: MasterKey
  config: AccountsConfig
  mailer: Mailer
  log: Logger
  /** Moves a guest's data to the account they sign in to. */
  adoptGuest: (fromUserId: string, toUserId: string) => Promise<void>
  /** Revokes a person's API keys; returns their number. */
  revokeApiKeys: (userId: string) => Promise<number>
  /** Ends the access of assistants that a person let in by signing in. */
  disconnectAssistants: (userId: string) => Promise<void>
  /** Stops all work in progress for a person who is being deleted. */
  onDelete?: (userId: string) => Promise<void> | void
  /** Called, without being awaited, when someone with an account starts a session. */
  onSignIn?: (userId: string) => Promise<void>
  /** Called when someone ends their last session. */
  onSignOut?: (userId: string) => Promise<void>
  now?: () => number
  /** Waits on behalf of throttled attempts. */
  wait?: Pause
}

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(deps: AccountsDeps) {
  const { db, vault, config, mailer, log, now = Date.now } = deps
  const profiles = createProfiles({ db, vault })
  const languageFor = async (userId: string) => languageOf(await profiles.find(userId))
  const began = (userId: string) => {
    deps.onSignIn?.(userId).catch((error: unknown) => {
      log.warn({ kind: kindOf(error), at: framesOf(error) }, 'nothing was made ready at sign-in')
    })
  }
  const setupCode = createSetupCode({ db, config, master: deps.master })
  const secret = deriveAuthSecret(deps.master)
  const auth = createAuth({
    db,
    config,
    secret,
    log,
    hooks: createAuthHooks({ db, vault, profiles, setupCode, onSignIn: began }),
    // An intruder must not keep any access; better-auth ends the sessions.
    async onReset(userId) {
      await Promise.all([
        forgetTrust(db, userId),
        deps.revokeApiKeys(userId),
        deps.disconnectAssistants(userId),
      ])
    },
    async sendReset({ user, token }) {
      const [row] = await db.auth.select().from(users).where(eq(users.id, user.id))
      if (!row || row.guest || row.disabled) return
      const link = `${baseUrl(config)}/reset-password#token=${token}`
      const language = await languageFor(user.id)
      await mailer.sendPasswordReset({ to: row.email, link, language })
    },
  })
  const sessions = createSessions({ auth, db, profiles, adminEmails: config.adminEmails })
  const guests = createGuests({
    db,
    vault,
    startSession: (userId) => sessions.start(userId),
    limited: config.rateLimits,
    now,
  })
  const attempts = createLoginAttempts({ now, ...(deps.wait && { wait: deps.wait }) })
  const knownBrowsers = createKnownBrowsers({
    secret,
    secure: baseUrl(config).startsWith('https:'),
  })
  const passwords = createPasswords({
    auth,
    db,
    attempts,
    revokeApiKeys: deps.revokeApiKeys,
    disconnectAssistants: deps.disconnectAssistants,
    log,
  })
  const usedCodes = createUsedCodes({ db, secret, now })
  const social = createSocial({ auth, config })
  const administration = createAdministration({
    db,
    adminEmails: config.adminEmails,
    mailer,
    languageFor,
    resetLink: createResetLink({ auth, config }),
    log,
  })
  const deletePerson = createDeletePerson({ db, vault, onDelete: deps.onDelete })
  const addMember = createAddMember({ db, auth, profiles, guests, setupCode, deletePerson })

  /** Moves the guest's data to the person and removes the guest. */
  async function mergeGuest(visitor: Person | undefined, person: Person): Promise<void> {
    if (visitor?.role !== 'guest' || visitor.id === person.id) return
    try {
      await deps.adoptGuest(visitor.id, person.id)
    } catch (error) {
      // Signing in must not fail because of this; the guest remains until the sweep.
      log.error({ kind: kindOf(error), at: framesOf(error) }, 'a guest could not be adopted')
      return
    }
    await deletePerson(visitor.id)
  }

  async function signUp(
    entered: SignUpRequest,
    { visitor, headers }: Pick<Visit, 'visitor' | 'headers'>,
  ): Promise<SignedIn> {
    const guestId = visitor?.role === 'guest' ? visitor.id : undefined
    const { userId, email } = await addMember(entered, { guestId })
    return {
      person: await sessions.personById(userId),
      cookies: [...(await sessions.start(userId, headers)), knownBrowsers.remember(headers, email)],
    }
  }

  async function logOut(headers: Headers, person: Person | undefined): Promise<string[]> {
    const cookies = await sessions.end(headers)
    if (person && !(await sessions.isAnywhere(person.id))) await deps.onSignOut?.(person.id)
    return cookies
  }

  async function finishSocial(request: Request, visitor: Person | undefined) {
    const finished = await social.finish(request)
    const person = await sessions.readCookies(finished.cookies)
    if (!person) return finished
    await mergeGuest(visitor, person)
    if (person.email === undefined) return finished
    const known = knownBrowsers.remember(request.headers, person.email)
    return { ...finished, cookies: [...finished.cookies, known] }
  }

  return {
    config,
    setupCode,
    sendsMail: mailer.sends,
    recipient: createRecipient({ db, profiles }),
    sessions,
    guests,
    passwords,
    administration,
    browsers: createBrowsers({
      auth,
      db,
      vault,
      disconnectAssistants: deps.disconnectAssistants,
    }),
    passkeys: createPasskeys({ auth, db, vault, passwords }),
    secondFactor: createSecondFactor({ auth, db, passwords, usedCodes }),
    signUp,
    addMember,
    logIn: createLogIn({
      auth,
      db,
      attempts,
      sessions,
      usedCodes,
      knownBrowsers,
      mergeGuest,
    }),
    logOut,
    social,
    finishSocial,
    deletePerson,
    deleteOwnAccount: ({ id }: Person) =>
      deletePerson(id, { mayLeave: (tx) => administration.assertMayLeave(tx, id) }),
    async rename(person: Person, name: string): Promise<Person> {
      const renamed = readName(name)
      await profiles.save(person.id, { ...(await profiles.find(person.id)), name: renamed })
      return { ...person, name: renamed }
    },
    /** Fields left out are taken from the browser. */
    async chooseRegion(person: Person, region: Region): Promise<Person> {
      const { name } = await profiles.find(person.id)
      await profiles.save(person.id, { name, ...region })
      const { timeZone: _, language: __, pageLanguage: ___, ...rest } = person
      return { ...rest, ...region }
    },
    /** The person's time zone: chosen, else named by a browser of theirs. */
    async timeZoneOf(userId: string): Promise<string | undefined> {
      const { timeZone, lastTimeZone } = await profiles.find(userId)
      return timeZone ?? lastTimeZone
    },
    rememberTimeZone: (userId: string, timeZone: string) =>
      profiles.rememberTimeZone(userId, timeZone),
    /** Waits for emails being sent; call when the server stops. */
    async close(): Promise<void> {
      await passwords.settle()
      mailer.close()
    },
  }
}
