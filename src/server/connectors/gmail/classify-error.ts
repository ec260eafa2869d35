import { z } from 'zod'
import { ConnectorError, type ConnectorErrorCode } from '../connector-error.ts'

const minute = 60_000
/** The errors imapflow throws; the code of a refused FETCH is inside its response. */
const imapError = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
  responseText: z.string().catch(''),
  serverResponseCode: z.string().catch(''),
  authenticationFailed: z.boolean().catch(false),
  mailboxMissing: z.boolean().catch(false),
  response: z
    .object({
      attributes: z.array(
        z.object({ section: z.array(z.object({ value: z.string().catch('') })).catch([]) }),
      ),
    })
    .optional()
    .catch(undefined),
})

/**
 * Maps an error of the mail server to a connector error. imapflow reports every refused sign-in as
 * a wrong password, even if the server is just busy, so the server's own text is checked first.
 */
export function classifyImapError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error
  const parsed = imapError.safeParse(error)
  if (!parsed.success) return new ConnectorError('transient', { cause: error })
  const known = parsed.data
  const inner = known.response?.attributes[0]?.section[0]?.value ?? ''
  const code = (known.serverResponseCode || inner).toUpperCase()
  const text = `${known.responseText} ${known.message}`
  const limited = retryAfter(code, known.code, text)
  if (limited !== undefined) {
    return new ConnectorError('rate_limited', { retryAfterMs: limited, cause: error })
  }
  return new ConnectorError(kindOf(code, text, known), { cause: error })
}

function retryAfter(code: string, own: string, text: string): number | undefined {
  if (/too many simultaneous/i.test(text)) return 10 * minute
  if (code === 'THROTTLED' || code === 'OVERQUOTA' || own === 'ETHROTTLE') return 60 * minute
  return /command or bandwidth limits|rate limit/i.test(text) ? 60 * minute : undefined
}

const passing = new Set(['UNAVAILABLE', 'SERVERBUG', 'INUSE', 'CONTACTADMIN'])
const refused = new Set(['AUTHENTICATIONFAILED', 'AUTHORIZATIONFAILED', 'EXPIRED'])

function kindOf(code: string, text: string, known: z.infer<typeof imapError>): ConnectorErrorCode {
  if (passing.has(code) || /temporary|try again/i.test(text)) return 'transient'
  if (/application-specific password required/i.test(text)) return 'app_password_required'
  if (code === 'WEBALERT' || /web login required/i.test(text)) return 'needs_user_action'
  if (refused.has(code) || known.authenticationFailed) return 'auth_failed'
  if (known.mailboxMissing || code === 'NONEXISTENT') return 'not_found'
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS)/.test(known.code)) return 'tls'
  return 'transient'
}
