import { z } from 'zod'
import { ConnectorError, type ConnectorErrorCode } from '../connector-error.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

const signInError = z.object({
  /** The token endpoint's error code. */
  error: z.string().catch(''),
  status: z.number().catch(0),
  code: z.string().catch(''),
  cause: z.object({ code: z.string().catch('') }).catch({ code: '' }),
})

const tlsCode = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL)/

/** Maps an error of the sign-in server to a connector error. */
export function classifySignInError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error
  const parsed = signInError.safeParse(error)
  const known = parsed.success ? parsed.data : undefined
  return new ConnectorError(known ? signInCode(known) : 'transient', { cause: error })
}

const refusedClients = new Set(['invalid_client', 'unauthorized_client', 'deleted_client'])

function signInCode({ error, status, code, cause }: z.infer<typeof signInError>) {
  if (tlsCode.test(cause.code)) return 'tls'
  if (refusedClients.has(error) || status === 401) return 'auth_failed'
  if (error === 'access_denied') return 'permission'
  if (error !== '' && status < 500) return 'needs_reauth'
  // State or issuer did not match, so the response does not belong to this request.
  if (code === 'OAUTH_INVALID_RESPONSE' && status === 0) return 'needs_reauth'
  return 'transient'
}

const apiError = z.object({
  error: z.object({
    message: z.string().catch(''),
    status: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string().catch('') })).catch([]),
    details: z.array(z.object({ reason: z.string().optional() })).catch([]),
  }),
})

export type ApiAnswer = { status: number; retryAfter: string | null; body: unknown }

/** Google's short names for an error, the most specific first. */
export function reasonOf(body: unknown): string {
  const parsed = apiError.safeParse(body)
  if (!parsed.success) return ''
  const { errors, details, status } = parsed.data.error
  return errors[0]?.reason || details.find(({ reason }) => reason)?.reason || status
}

const limited =
  /^(userRateLimitExceeded|rateLimitExceeded|sharingRateLimitExceeded|RESOURCE_EXHAUSTED|RATE_LIMIT_EXCEEDED)$/
const usedUp = /dailyLimitExceeded|quotaExceeded/
const switchedOff = /accessNotConfigured|SERVICE_DISABLED/
const scopeMissing = /insufficientPermissions|ACCESS_TOKEN_SCOPE_INSUFFICIENT|insufficientScopes/

/** Maps a refused Google API call to a connector error. */
export function classifyAnswer(answer: ApiAnswer): ConnectorError {
  const { status, body } = answer
  const reason = reasonOf(body)
  if (status >= 500) return new ConnectorError('transient')
  if (status === 429 || limited.test(reason)) {
    return new ConnectorError('rate_limited', { retryAfterMs: waitOf(answer) ?? minuteMs })
  }
  if (usedUp.test(reason)) {
    return new ConnectorError('quota_or_billing', { retryAfterMs: waitOf(answer) ?? dayMs })
  }
  return new ConnectorError(refusal(status, reason))
}

function refusal(status: number, reason: string): ConnectorErrorCode {
  if (status === 401 || scopeMissing.test(reason)) return 'needs_reauth'
  if (switchedOff.test(reason)) return 'needs_user_action'
  if (status === 403) return 'permission'
  if (status === 404 || status === 410) return 'not_found'
  return 'unsupported'
}

/** How long Google asks to wait, either in a header or inside the message text. */
function waitOf({ retryAfter, body }: ApiAnswer): number | undefined {
  const parsed = apiError.safeParse(body)
  const message = parsed.success ? parsed.data.error.message : ''
  const retryAt = retryAfter ?? /Retry after (\d{4}-\d\d-\d\dT[\d:.]+Z)/i.exec(message)?.[1]
  if (retryAt === undefined) return undefined
  const wait = /^\d+$/.test(retryAt) ? Number(retryAt) * 1000 : Date.parse(retryAt) - Date.now()
  return Number.isFinite(wait) ? Math.max(1000, wait) : undefined
}
