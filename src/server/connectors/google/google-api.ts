import { setTimeout } from 'node:timers/promises'
import type { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { classifyAnswer, reasonOf } from './classify-error.ts'
import type { GoogleClient, GoogleSignIn, GoogleTokens } from './sign-in.ts'

const callMs = 30_000
const downloadMs = 10 * 60_000
/** A token that expires within this time is renewed before use. */
const marginMs = 5 * 60_000
/** Shorter waits happen here; for longer ones the whole sync pauses. */
const longestWaitMs = 20_000
const waits = 3

type Deps = {
  signIn: GoogleSignIn
  client: GoogleClient
  tokens: GoogleTokens
  keep: (tokens: GoogleTokens) => Promise<void>
}
export type GoogleApi = ReturnType<typeof createGoogleApi>

type Call = { body?: unknown; headers?: Readonly<Record<string, string>> }

/** A refused call; `reason` is Google's own short name for the error. */
export class RefusedCall extends ConnectorError {
  readonly reason: string

  constructor(error: ConnectorError, reason: string) {
    const { retryAfterMs } = error
    super(error.code, retryAfterMs === undefined ? {} : { retryAfterMs })
    this.reason = reason
  }
}

/** Calls Google's APIs with the person's token and renews it when it expires. */
export function createGoogleApi({ signIn, client, tokens: given, keep }: Deps) {
  let tokens = given
  let renewing: Promise<void> | undefined

  /** However many calls find the token expired, it is renewed only once. */
  function renew(): Promise<void> {
    renewing ??= (async () => {
      tokens = await signIn.renew(client, tokens)
      await keep(tokens)
    })().finally(() => (renewing = undefined))
    return renewing
  }

  async function send(url: URL, { body, headers }: Call, signal: AbortSignal): Promise<Response> {
    if (tokens.expiresAt - Date.now() < marginMs) await renew()
    const request = () =>
      fetch(url, {
        signal,
        headers: {
          ...headers,
          authorization: `Bearer ${tokens.accessToken}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
    const answer = await request()
    if (answer.status !== 401) return answer
    await answer.body?.cancel()
    await renew()
    return request()
  }

  /** A successful response; sits out the short waits that Google asks for. */
  async function call(url: URL, init: Call, limitMs: number, signal: AbortSignal) {
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted()
      const within = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
      const answer = await reached(() => send(url, init, within), signal)
      if (answer.ok) return answer
      const refused = await refusalOf(answer)
      const wait = refused.code === 'rate_limited' ? (refused.retryAfterMs ?? 0) : Infinity
      if (wait > longestWaitMs || tries >= waits) throw refused
      await setTimeout(wait, undefined, { signal })
    }
  }

  return {
    async json<T>(url: URL, schema: z.ZodType<T>, signal: AbortSignal, init: Call = {}) {
      const answer = await call(url, init, callMs, signal)
      const parsed = schema.safeParse(await reached(() => answer.json(), signal))
      if (!parsed.success) throw new ConnectorError('unsupported', { cause: parsed.error })
      return parsed.data
    },

    async *bytes(url: URL, signal: AbortSignal, init: Call = {}): AsyncGenerator<Buffer> {
      const { body } = await call(url, init, downloadMs, signal)
      if (!body) return
      try {
        for await (const piece of body) yield Buffer.from(piece)
      } catch (error) {
        signal.throwIfAborted()
        throw new ConnectorError('transient', { cause: error })
      }
    },
  }
}

async function refusalOf(answer: Response): Promise<RefusedCall> {
  const body: unknown = await answer.json().catch(() => undefined)
  const retryAfter = answer.headers.get('retry-after')
  const error = classifyAnswer({ status: answer.status, retryAfter, body })
  return new RefusedCall(error, reasonOf(body))
}

/** Network failures are transient; an abort by the caller is not an error of the service. */
async function reached<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ConnectorError) throw error
    throw new ConnectorError('transient', { cause: error })
  }
}
