import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'

/** Codes of PostgreSQL and of the operating system. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** The database is stopping, starting or ended, or has no free connections. */
const away = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'])
/** Errors to which the driver gives no code. */
const awayMessage = /^(Connection terminated|timeout exceeded when trying to connect)/
const refused = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'])

/**
 * The error for the person if a full disk or an unavailable database is the cause; else undefined.
 */
export function outageOf(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (full.has(code)) {
    return new AppError(
      'unavailable',
      'storage.full',
      'The disk of this installation is full, so nothing was stored. Please free some space and try again.',
    )
  }
  const isSocket =
    'syscall' in error && ['connect', 'read', 'write'].includes(String(error.syscall))
  const isRefused = isSocket && refused.has(code)
  if (away.has(code) || awayMessage.test(error.message) || isRefused || isSessionUnread(error)) {
    return new AppError(
      'unavailable',
      'database.unavailable',
      'The database cannot be reached at the moment. Please try again shortly.',
      { retryAfterS: 5 },
    )
  }
  return outageOf(error.cause)
}

/** The sign-in library hides why it could not read a session from the database. */
const isSessionUnread = (error: Error): boolean =>
  isAPIError(error) && error.body?.code === 'FAILED_TO_GET_SESSION'
