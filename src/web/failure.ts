import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { ApiError, needsAccount } from './api.ts'

/** Reports that something failed, with the server's reason if any, otherwise with a remedy. */
export const failed =
  (failure: string, otherwise = '') =>
  (error: Error) => {
    // A guest is asked to sign up instead.
    if (needsAccount(error)) return
    notify({
      title: t('Error'),
      description: describe(failure, error, otherwise),
      destructive: true,
    })
  }

/** What failed and, if the server gave one, the reason. */
export function describe(failure: string, error: unknown, otherwise = ''): string {
  const why = error instanceof ApiError && error.status < 500 ? error.serverText : undefined
  return why === undefined ? [failure, otherwise].filter(Boolean).join(' ') : `${failure}\n${why}`
}
