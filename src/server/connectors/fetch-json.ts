import { ConnectorError } from './connector-error.ts'

export type JsonAnswer = { status: number; headers: Headers; body: unknown }

const timeLimitMs = 30_000
const mostBytes = 32 * 1024 * 1024

/** Calls a service with a token; network failures become a `ConnectorError`. */
export async function fetchJson(
  url: URL,
  token: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonAnswer> {
  signal.throwIfAborted()
  const limit = AbortSignal.timeout(timeLimitMs)
  try {
    const response = await fetch(url, {
      headers: { ...headers, authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.any([signal, limit]),
      // A token goes to the configured address and nowhere else.
      redirect: 'error',
    })
    const text = await readText(response)
    return { status: response.status, headers: response.headers, body: parse(text) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ConnectorError) throw error
    throw new ConnectorError(isTls(error) ? 'tls' : 'transient', { cause: error })
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new ConnectorError('transient')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** A response that is not JSON, such as a proxy's page, counts as empty. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTls(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS)/.test(code)
}
