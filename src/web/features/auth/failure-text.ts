import { ApiError } from '#web/api.ts'
import { t } from '#web/words/translate.ts'

/** The dialog's message about a refused or failed call: the server's own if there is one. */
export function failureText(error: unknown): string {
  const said = error instanceof ApiError ? error.serverText : undefined
  return said ?? t('Authentication failed')
}
