import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'

const wrongLogIn = () =>
  new AppError('unauthenticated', 'login.wrong', 'The email or the password is not right.')

export const wrongPassword = () =>
  new AppError('forbidden', 'password.wrong', 'The present password is not right.')

const noPassword = () =>
  new AppError(
    'conflict',
    'password.none',
    'This account has no password yet. Log out and use "Forgot password" to choose one.',
  )

export const emailTaken = () =>
  new AppError('conflict', 'email.taken', 'There is already an account with this email.')

const disabled = () =>
  new AppError('forbidden', 'account.disabled', 'This account is disabled. Please ask an admin.')

const badLink = () =>
  new AppError(
    'invalid',
    'reset.invalid',
    'This link is no longer valid. Please ask for a new one.',
  )

const meanings: Readonly<Record<string, () => AppError>> = {
  INVALID_EMAIL: wrongLogIn,
  INVALID_EMAIL_OR_PASSWORD: wrongLogIn,
  ACCOUNT_DISABLED: disabled,
  INVALID_TOKEN: badLink,
  INVALID_PASSWORD: wrongPassword,
  CREDENTIAL_ACCOUNT_NOT_FOUND: noPassword,
}

/** Turns what better-auth refuses into our own words; everything else stays a bug. */
export function inOurWords(error: unknown): unknown {
  if (!isAPIError(error)) return error
  const code = error.body?.code
  const meaning = typeof code === 'string' ? meanings[code] : undefined
  return meaning ? meaning() : error
}
