import { notify } from '#web/ui/notice.tsx'
import { ApiError, needsAccount } from './api.ts'

/** Says that something failed, and why as far as the server tells; otherwise what may help. */
export const failed =
  (what: string, otherwise = '') =>
  (error: Error) => {
    // A guest is asked to sign up, which says more.
    if (needsAccount(error)) return
    notify({ title: 'Error', description: describe(what, error, otherwise), destructive: true })
  }

/** What failed and, when the server said it, why. */
export function describe(what: string, error: unknown, otherwise = ''): string {
  const why = error instanceof ApiError && error.status < 500 ? error.serverText : undefined
  return why === undefined ? what + otherwise : `${what}\n${why}`
}
