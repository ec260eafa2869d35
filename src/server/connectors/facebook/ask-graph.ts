import { z } from 'zod'
import { ConnectorError, type ConnectorErrorCode } from '../connector-error.ts'
import { fetchJson, type JsonAnswer } from '../fetch-json.ts'

/** The Graph API's address, from the installation's settings, and the access token. */
export type GraphAccess = { base: string; token: string }

const minute = 60_000

const failure = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number().catch(0),
    error_subcode: z.number().catch(0),
    is_transient: z.boolean().catch(false),
  }),
})

/** Facebook rejected the query: a field, a cursor, or too much data at once. */
export class RefusedQuestion extends Error {
  override name = 'RefusedQuestion'
  readonly tooMuch: boolean

  constructor(tooMuch: boolean) {
    super('graph: the question was refused')
    this.tooMuch = tooMuch
  }
}

export async function askGraph(
  { base, token }: GraphAccess,
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await fetchJson(url, token, signal)
  if (answer.status === 200 && !failure.safeParse(answer.body).success) {
    if (answer.body === undefined) throw new ConnectorError('transient')
    return answer.body
  }
  throw errorOf(answer)
}

/** Error subcodes that require action at facebook.com, not a new token. */
const needsPerson = new Set([459, 464])
const limited = new Set([4, 17, 32, 341, 613])

function errorOf({ status, headers, body }: JsonAnswer): Error {
  const parsed = failure.safeParse(body)
  if (!parsed.success) return new ConnectorError(codeOfStatus(status))
  const { message, code, error_subcode: sub, is_transient: passing } = parsed.data.error
  if (needsPerson.has(sub) || code === 368) return new ConnectorError('needs_user_action')
  if (code === 190 || code === 102) return new ConnectorError('needs_reauth')
  if (limited.has(code) || (code >= 80_000 && code <= 80_014)) {
    return new ConnectorError('rate_limited', { retryAfterMs: waitOf(headers) })
  }
  if (code === 3 || code === 10 || (code >= 200 && code <= 299)) {
    return new ConnectorError('permission')
  }
  if (/reduce the amount of data/i.test(message)) return new RefusedQuestion(true)
  if (passing || code === 1 || code === 2) return new ConnectorError('transient')
  if (code === 100 || code === 803) return new RefusedQuestion(false)
  return new ConnectorError(codeOfStatus(status))
}

function codeOfStatus(status: number): ConnectorErrorCode {
  if (status === 401) return 'needs_reauth'
  if (status === 403) return 'permission'
  if (status === 404) return 'not_found'
  return status === 429 ? 'rate_limited' : 'transient'
}

const usage = z.record(z.string(), z.number())
const businessUsage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().catch(0) })),
)

/** Facebook reports how much of the quota is used, and sometimes when it is available again. */
function waitOf(headers: Headers): number {
  const business = businessUsage.safeParse(headerJson(headers, 'x-business-use-case-usage')).data
  const minutes = Object.values(business ?? {})
    .flat()
    .map((one) => one.estimated_time_to_regain_access)
  const longest = Math.max(0, ...minutes)
  if (longest > 0) return Math.min(longest, 24 * 60) * minute
  const used = usage.safeParse(headerJson(headers, 'x-app-usage')).data ?? {}
  return Math.max(0, ...Object.values(used)) >= 100 ? 60 * minute : 5 * minute
}

function headerJson(headers: Headers, name: string): unknown {
  try {
    return JSON.parse(headers.get(name) ?? '{}')
  } catch {
    return {}
  }
}
