import * as z from 'zod/mini'
import { pageLanguage } from './page-language.ts'
import { limits } from './limits.ts'

/** Error code if a guest makes a call that requires an account. */
export const accountRequired = 'account.required'

/** GET /api/me. A visitor without any session gets `null`. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent for a guest. */
  email: z.optional(z.string()),
  role: z.enum(['guest', 'user', 'admin']),
  /** True until the onboarding wizard has been completed or dismissed. */
  onboarding: z.boolean(),
  /** Present if the person chose values other than the browser's; see `region.ts`. */
  timeZone: z.optional(z.string()),
  language: z.optional(z.string()),
  pageLanguage: z.optional(pageLanguage),
  /** The time zone that a browser of theirs named last, if none was chosen; else UTC is assumed. */
  lastTimeZone: z.optional(z.string()),
})
export type Person = z.infer<typeof person>

/** GET /api/site: the installation's configuration, as far as the pages need it. */
export const site = z.object({
  product: z.string(),
  /** Empty if no address is configured. */
  contactEmail: z.string(),
  social: z.object({ google: z.boolean(), apple: z.boolean() }),
  /** False if reset mails are printed in the server's log instead. */
  mail: z.boolean(),
  /**
   * True until the first account exists, if creating it requires the code from the server's log.
   */
  setupCode: z.boolean(),
})
export type Site = z.infer<typeof site>

/** The server explains what is wrong with a field; this only limits its size. */
export const accountField = z.string().check(z.maxLength(limits.accountFieldCharacters))
export const signUpRequest = z.object({
  name: accountField,
  email: accountField,
  password: accountField,
  /** For the first account, if `site` requires it. */
  setupCode: z.optional(accountField),
})
export type SignUpRequest = z.infer<typeof signUpRequest>
export const logInRequest = z.object({ email: accountField, password: accountField })
export const forgotPasswordRequest = z.object({ email: accountField })
export const resetPasswordRequest = z.object({ token: accountField, password: accountField })
export const changePasswordRequest = z.object({
  currentPassword: accountField,
  newPassword: accountField,
  /** Whether to revoke API keys, too; by default they stay. */
  revokeApiKeys: z.optional(z.boolean()),
})
export type ChangePassword = z.infer<typeof changePasswordRequest>

/** The answer to a password change, which logs out all other browsers. */
export const passwordChanged = z.object({ revokedApiKeys: z.int() })
export type PasswordChanged = z.infer<typeof passwordChanged>
export const renameRequest = z.object({ name: accountField })
/** The password is required for people who have one. */
export const deleteAccountRequest = z.object({ password: z.optional(accountField) })

/** Counts of the data destroyed with an account. */
export const deletionReceipt = z.object({
  documents: z.int(),
  passages: z.int(),
  questions: z.int(),
  conversations: z.int(),
  sources: z.int(),
  records: z.int(),
  apiKeys: z.int(),
})
export type DeletionReceipt = z.infer<typeof deletionReceipt>
