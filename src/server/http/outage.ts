import { isAPIError } from 'better-auth/api'
import { AppError } from '#server/errors.ts'

/** Of PostgreSQL, and of the system. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** It stops, starts or has ended, or takes no more connections. */
const away = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'])
/** The driver gives these no code. */
const awayMessage = /^(Connection terminated|timeout exceeded when trying to connect)/
const refused = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'])

/** What a person is told where a full disk or an absent database is the reason; else nothing. */
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

/** The sign-in library keeps to itself why it could not read a session from the database. */
const isSessionUnread = (error: Error): boolean =>
  isAPIError(error) && error.body?.code === 'FAILED_TO_GET_SESSION'
