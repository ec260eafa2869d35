import { ApiError } from '#web/api.ts'

/** What the dialog says about a refused or failed call: the server's own words where it has some. */
export function failureText(error: unknown): string {
  const said = error instanceof ApiError ? error.serverText : undefined
  return said ?? 'Authentication failed'
}
