import { AppError } from '#server/errors.ts'

const mostBytes = 512 * 1024 * 1024

/** Memory that one upload uses, from its first byte until its files are stored. */
export type UploadMemory = { take(bytes: number): void } & Disposable

/**
 * The memory for all uploads together; once it is used up, an upload is asked to try again later.
 */
export function createUploadMemoryBudget(most = mostBytes) {
  let taken = 0
  return {
    begin(): UploadMemory {
      let own = 0
      return {
        take(bytes) {
          if (taken + bytes > most) throw tooBusy()
          taken += bytes
          own += bytes
        },
        [Symbol.dispose]() {
          taken -= own
          own = 0
        },
      }
    },
  }
}

const tooBusy = () =>
  new AppError(
    'unavailable',
    'upload.busy',
    'Many files are arriving right now. Please try again in a moment.',
    { retryAfterS: 10 },
  )
