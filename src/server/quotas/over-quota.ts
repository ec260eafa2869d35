import { counted } from '#shared/plural.ts'
import { sizeInWords } from '#shared/size-in-words.ts'
import { AppError } from '#server/errors.ts'
import { waitText } from '#server/http/wait-text.ts'
import type { Limits } from './limits.ts'

const storageQuotaCode = 'quota.full'
const unlimited = (text: string, most: number | undefined) => (most === undefined ? [] : [text])

/** The error for data that exceeds the storage quota; none of it was stored. */
export function storageQuotaExceeded({ guest, documents, bytes }: Limits): AppError {
  if (guest) {
    return new AppError(
      'too_large',
      'guest.full',
      `Guests can store ${documents} documents of ${sizeInWords(bytes ?? 0, 1)} in all, and this upload would be more. None of it was stored. Sign up to store more: what you have stays yours.`,
    )
  }
  const most = [
    ...unlimited(counted(documents ?? 0, 'document'), documents),
    ...unlimited(`${sizeInWords(bytes ?? 0, 1)} in all`, bytes),
  ].join(' and ')
  return new AppError(
    'too_large',
    storageQuotaCode,
    `Your account can hold ${most}, and this would be more. None of it was stored. Delete something first, or ask an admin for more room.`,
  )
}

export const isStorageQuotaExceeded = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === storageQuotaCode

export function questionQuotaExceeded({ guest, questions = 0 }: Limits, seconds: number): AppError {
  const more = guest ? 'Sign up to ask more now.' : 'An admin can raise the limit.'
  return new AppError(
    'too_many',
    'quota.questions',
    `You can ask ${counted(questions, 'question')} a day, and have asked them today. You can ask again in ${waitText(seconds)}. ${more}`,
    { retryAfterS: seconds },
  )
}
