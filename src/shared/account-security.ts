import * as z from 'zod/mini'
import { accountField } from './accounts.ts'

export const securityLimits = {
  passkeys: 20,
  passkeyNameCharacters: 80,
  recoveryCodes: 10,
} as const

/** POST /api/auth/email/login of a person who has a second factor, which is to be sent next. */
export const secondFactorNeeded = z.object({ secondFactor: z.literal('needed') })
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>

/** POST /api/auth/second-factor. */
export const secondFactorRequest = z.object({
  /** Six digits of the app, or a recovery code. */
  code: z.string().check(z.maxLength(40)),
  /** Whether this browser is not asked again for 30 days. */
  trust: z._default(z.boolean(), false),
})
export type SecondFactorRequest = z.input<typeof secondFactorRequest>

/** GET /api/account/second-factor. */
export const secondFactorState = z.object({
  /** People who only ever come through a provider have none, and so no second factor here. */
  hasPassword: z.boolean(),
  on: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

export const passwordRequest = z.object({ password: accountField })

/** What an app needs to make codes: as an address for a QR code, and as a key to type in. */
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

/** What a browser hands over of a new passkey; what is in it is checked by better-auth. */
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

/** What a browser hands over to log in; what is in it is checked by better-auth. */
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

/** What the server made for the browser, which checks it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** Before a passkey is added; people without a password need none. */
export const passkeyPermission = z.object({ password: z.optional(accountField) })

/** A browser in which the person is signed in. */
export const signedInBrowser = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows"; null where the browser did not say. */
  browser: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type SignedInBrowser = z.infer<typeof signedInBrowser>

export const signedInBrowsers = z.array(signedInBrowser)
