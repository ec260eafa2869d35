export const connectorErrorCodes = [
  'auth_failed',
  'app_password_required',
  'needs_reauth',
  'needs_user_action',
  'permission',
  'rate_limited',
  'quota_or_billing',
  'transient',
  'not_found',
  'bad_file',
  'unsupported',
  'tls',
] as const
export type ConnectorErrorCode = (typeof connectorErrorCodes)[number]

/** Why a source could not be read. The code decides what happens next and what the person reads. */
export class ConnectorError extends Error {
  override name = 'ConnectorError'
  readonly code: ConnectorErrorCode
  /** When to retry, for `rate_limited` and `quota_or_billing`. */
  readonly retryAfterMs: number | undefined
  /** The exact problem, as a sentence shown to the person instead of the code's own. */
  readonly detail: string | undefined

  constructor(
    code: ConnectorErrorCode,
    {
      retryAfterMs,
      detail,
      cause,
    }: { retryAfterMs?: number; detail?: string; cause?: unknown } = {},
  ) {
    super(`connector: ${code}`, { cause })
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.detail = detail
  }
}
