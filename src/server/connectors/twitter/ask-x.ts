import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { fetchJson, type JsonAnswer } from '../fetch-json.ts'

/** The API's address, from the installation's settings, and the access token. */
export type XAccess = {
  base: string
  token: string
  /** Earlier posts are not wanted, `YYYY-MM-DD`. Posts that are not fetched cost nothing. */
  since?: string
}

const minute = 60_000
const day = 24 * 60 * minute

const problem = z.object({
  type: z.string().catch(''),
  title: z.string().catch(''),
  detail: z.string().catch(''),
  errors: z
    .array(
      z.object({
        message: z.string().catch(''),
        code: z.number().optional().catch(undefined),
        type: z.string().catch(''),
        parameters: z.record(z.string(), z.unknown()).catch({}),
      }),
    )
    .catch([]),
})

/** X rejected a parameter, such as the cursor. */
export class RefusedParameter extends Error {
  override name = 'RefusedParameter'
  readonly parameters: readonly string[]

  constructor(parameters: readonly string[]) {
    super('x: a parameter was refused')
    this.parameters = parameters
  }
}

/** A token is sometimes copied from a URL, with characters written as `%3D`. */
export function plainToken(entered: string): string {
  const token = entered.trim().replace(/^Bearer\s+/i, '')
  if (!/%[0-9a-f]{2}/i.test(token)) return token
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** The body of a response; a partial one counts too. */
export async function askX(
  { base, token }: Pick<XAccess, 'base' | 'token'>,
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await fetchJson(url, token, signal)
  if (answer.status === 200 && answer.body !== undefined) return answer.body
  throw errorOf(answer)
}

function errorOf({ status, headers, body }: JsonAnswer): Error {
  const parsed = problem.safeParse(body).data
  const type = parsed?.type.split('/').at(-1) ?? ''
  const words = `${parsed?.title ?? ''} ${parsed?.detail ?? ''}`
  if (status >= 500) return new ConnectorError('transient')
  if (status === 402 || type === 'usage-capped' || /credits?\b/i.test(words)) {
    return new ConnectorError('quota_or_billing', { retryAfterMs: day })
  }
  if (status === 429) {
    return new ConnectorError('rate_limited', { retryAfterMs: untilReset(headers) })
  }
  if (status === 401) return new ConnectorError('auth_failed')
  if (status === 403) return new ConnectorError('permission')
  if (status === 404) return new ConnectorError('not_found')
  if (status === 400) {
    const parameters = parsed?.errors.flatMap(({ parameters: named }) => Object.keys(named)) ?? []
    return new RefusedParameter(parameters)
  }
  return new ConnectorError('transient')
}

/** X gives the second at which the limit resets; a wrong clock must not make the wait a year. */
function untilReset(headers: Headers): number {
  const reset = Number(headers.get('x-rate-limit-reset') ?? '')
  const wait = reset * 1000 - Date.now()
  return reset > 0 && wait < day ? Math.max(1_000, wait) : 15 * minute
}
