import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** The code of a call that only people with an account may make, when a guest makes it. */
export const accountRequired = 'account.required'

/** GET /api/me. A visitor without any session gets `null`. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent for a guest. */
  email: z.optional(z.string()),
  role: z.enum(['guest', 'user', 'admin']),
  /** True until the onboarding wizard has been completed or left. */
  onboarding: z.boolean(),
  /** Where the person chose other ones than the browser's; `region.ts`. */
  timeZone: z.optional(z.string()),
  language: z.optional(z.string()),
})
export type Person = z.infer<typeof person>

/** What the pages need to know about this installation: GET /api/site. */
export const site = z.object({
  product: z.string(),
  /** Empty when no address is set. */
  contactEmail: z.string(),
  social: z.object({ google: z.boolean(), apple: z.boolean() }),
  /** False when reset mails are printed in the server's log instead. */
  mail: z.boolean(),
  /** True until the first account is made, where that takes the code from the server's log. */
  setupCode: z.boolean(),
})
export type Site = z.infer<typeof site>

/** The server says in words what is wrong with it; this only keeps out what nobody typed. */
export const accountField = z.string().check(z.maxLength(limits.accountFieldCharacters))
export const signUpRequest = z.object({
  name: accountField,
  email: accountField,
  password: accountField,
  /** For the first account, where `site` says so. */
  setupCode: z.optional(accountField),
})
export type SignUpRequest = z.infer<typeof signUpRequest>
export const logInRequest = z.object({ email: accountField, password: accountField })
export const forgotPasswordRequest = z.object({ email: accountField })
export const resetPasswordRequest = z.object({ token: accountField, password: accountField })
export const changePasswordRequest = z.object({
  currentPassword: accountField,
  newPassword: accountField,
  /** Whether what other programs read with is closed too; absent: it stays. */
  revokeApiKeys: z.optional(z.boolean()),
})
export type ChangePassword = z.infer<typeof changePasswordRequest>

/** The answer to a change of the password. All other browsers are logged out. */
export const passwordChanged = z.object({ revokedApiKeys: z.int() })
export type PasswordChanged = z.infer<typeof passwordChanged>
export const renameRequest = z.object({ name: accountField })
/** The password is required of people who have one. */
export const deleteAccountRequest = z.object({ password: z.optional(accountField) })

/** What was destroyed with an account. */
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
