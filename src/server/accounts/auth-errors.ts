import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'

const wrongLogIn = () => new AppError('unauthenticated', 'login.wrong', 'Wrong email or password.')

export const wrongPassword = () =>
  new AppError('forbidden', 'password.wrong', 'The current password is wrong.')

export const noPassword = () =>
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

const wrongCode = () => new AppError('forbidden', 'second_factor.wrong', 'Wrong code.')

export const usedCode = () =>
  new AppError(
    'forbidden',
    'second_factor.used',
    'This code was used already. Please wait for the next one in your app.',
  )

export const logInExpired = () =>
  new AppError(
    'unauthenticated',
    'second_factor.expired',
    'This took too long or was tried too often. Please enter your password again.',
  )

const locked = () =>
  new AppError(
    'too_many',
    'second_factor.locked',
    'There were too many wrong codes. Please try again in 15 minutes.',
    { retryAfterS: 15 * 60 },
  )

const passkeyRefused = () =>
  new AppError('forbidden', 'passkey.refused', 'This passkey was not accepted.')

const passkeyUnknown = () =>
  new AppError(
    'forbidden',
    'passkey.unknown',
    'No account here has this passkey. It may have been removed.',
  )

const passkeyExpired = () =>
  new AppError('invalid', 'passkey.expired', 'This took too long. Please try again.')

const meanings: Readonly<Record<string, () => AppError>> = {
  INVALID_EMAIL: wrongLogIn,
  INVALID_EMAIL_OR_PASSWORD: wrongLogIn,
  ACCOUNT_DISABLED: disabled,
  INVALID_TOKEN: badLink,
  INVALID_PASSWORD: wrongPassword,
  CREDENTIAL_ACCOUNT_NOT_FOUND: noPassword,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  TOTP_NOT_ENABLED: logInExpired,
  BACKUP_CODES_NOT_ENABLED: logInExpired,
  INVALID_TWO_FACTOR_COOKIE: logInExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: logInExpired,
  ACCOUNT_TEMPORARILY_LOCKED: locked,
  CHALLENGE_NOT_FOUND: passkeyExpired,
  PASSKEY_NOT_FOUND: passkeyUnknown,
  AUTHENTICATION_FAILED: passkeyRefused,
  FAILED_TO_VERIFY_REGISTRATION: passkeyRefused,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: passkeyRefused,
}

/** Maps better-auth's refusals to our own errors; everything else remains a bug. */
export function inOurWords(error: unknown): unknown {
  if (!isAPIError(error)) return error
  const code = error.body?.code
  const meaning = typeof code === 'string' ? meanings[code] : undefined
  return meaning ? meaning() : error
}

/** Calls better-auth and maps its refusals to our own errors. */
export async function refusedInOurWords<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw inOurWords(error)
  })
}
