import * as z from 'zod/mini'
import { accountField } from './accounts.ts'

export const securityLimits = {
  passkeys: 20,
  passkeyNameCharacters: 80,
  recoveryCodes: 10,
} as const

/** POST /api/auth/email/login for a person with a second factor, which has to be sent next. */
export const secondFactorNeeded = z.object({ secondFactor: z.literal('needed') })
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>

/** POST /api/auth/second-factor. */
export const secondFactorRequest = z.object({
  /** A six-digit authenticator code, or a recovery code. */
  code: z.string().check(z.maxLength(40)),
  /** Whether this browser is not asked again for 30 days. */
  trust: z._default(z.boolean(), false),
})
export type SecondFactorRequest = z.input<typeof secondFactorRequest>

/** GET /api/account/second-factor. */
export const secondFactorState = z.object({
  /** False for people who only sign in through a provider, and so have no second factor here. */
  hasPassword: z.boolean(),
  on: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

export const passwordRequest = z.object({ password: accountField })

/** The secret for an authenticator app: as an address for a QR code, and as a key to type in. */
export const secondFactorSecret = z.object({ address: z.string(), key: z.string() })
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>

export const secondFactorCode = z.pick(secondFactorRequest, { code: true })

/** Shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type PasskeyView = z.infer<typeof passkeyView>

export const passkeyList = z.array(passkeyView)

export const passkeyName = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(securityLimits.passkeyNameCharacters)),
})

const made = z.string().check(z.maxLength(20_000))
const common = {
  id: made,
  rawId: made,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/** A new passkey from the browser; better-auth checks its contents. */
const newCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: made,
    attestationObject: made,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export const newPasskey = z.extend(passkeyName, { credential: newCredential })
export type NewPasskey = z.infer<typeof newPasskey>

/** A passkey log-in from the browser; better-auth checks its contents. */
export const passkeyLogIn = z.object({
  credential: z.object({
    ...common,
    response: z.object({
      clientDataJSON: made,
      authenticatorData: made,
      signature: made,
      userHandle: made,
    }),
  }),
})
export type PasskeyLogIn = z.infer<typeof passkeyLogIn>

/** Made by the server for the browser, which checks it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** Required before adding a passkey, except for people without a password. */
export const passkeyPermission = z.object({ password: z.optional(accountField) })

/** A browser in which the person is signed in. */
export const signedInBrowser = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows"; null if unknown. */
  browser: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type SignedInBrowser = z.infer<typeof signedInBrowser>

export const signedInBrowsers = z.array(signedInBrowser)
