import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { OutgoingError, type Outgoing, type OutgoingAnswer } from '#server/http/outgoing.ts'
import { ConnectorError } from '../connector-error.ts'
import { isWholeKey, type TroveCredential } from './read-credential.ts'

export type AskTrove = ReturnType<typeof createAskTrove>

/** The other Trove limits the rate of calls; waits up to this long are sat out. */
const longestWaitS = 30
const mostWaits = 20

const details = {
  key: 'This is no whole API key. Copy it again from the Account page of the other Trove, under Configure.',
  noAddress:
    'The key does not say where the other Trove is. Copy the key for another Trove from there, or enter its address under Configure.',
  closed:
    'The address of the other Trove is not one on the internet with https. Import its export (.zip) instead.',
  refused:
    'The other Trove refused the API key or the user id. The key may be wrong, may have expired or been revoked.',
  noTrove: 'There is no Trove at this address that can be read by a key. Check the address.',
}

type Deps = { outgoing: Outgoing; credential: TroveCredential; userId: string }

/** Calls the other Trove with the key; every failure is a `ConnectorError`. */
export function createAskTrove({ outgoing, credential, userId }: Deps) {
  const { key, address } = credential

  async function call(path: string, query: Record<string, string>, signal: AbortSignal) {
    if (!isWholeKey(credential)) throw new ConnectorError('auth_failed', { detail: details.key })
    if (address === '') {
      throw new ConnectorError('needs_user_action', { detail: details.noAddress })
    }
    const url = `${address}${path}?${new URLSearchParams({ ...query, user_id: userId }).toString()}`
    for (let waits = 0; ; waits++) {
      const answer = await send(url, signal)
      if (answer.status === 200) return answer
      const wait = waitOf(answer)
      if (wait === undefined || waits >= mostWaits) throw failed(answer)
      await setTimeout(wait, undefined, { signal })
    }
  }

  async function send(url: string, signal: AbortSignal): Promise<OutgoingAnswer> {
    try {
      return await outgoing.call(url, { headers: { authorization: `Bearer ${key}` }, signal })
    } catch (error) {
      if (error instanceof OutgoingError) throw unreached(error)
      throw error
    }
  }

  return {
    async json<Schema extends z.core.$ZodType>(
      schema: Schema,
      path: string,
      query: Record<string, string>,
      signal: AbortSignal,
    ): Promise<z.output<Schema>> {
      const { text } = await call(path, query, signal)
      const parsed = z.safeParse(schema, jsonOf(text))
      if (parsed.success) return parsed.data
      throw new ConnectorError('needs_user_action', { detail: details.noTrove })
    },
    bytes: async (path: string, signal: AbortSignal): Promise<Buffer> =>
      (await call(path, {}, signal)).bytes,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const secondsOf = ({ headers }: OutgoingAnswer): number => {
  const seconds = Number(headers['retry-after'] ?? 60)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60
}

/** The time to wait, if it is short enough to sit out. */
function waitOf(answer: OutgoingAnswer): number | undefined {
  if (answer.status !== 429) return undefined
  const seconds = secondsOf(answer)
  return seconds <= longestWaitS ? seconds * 1_000 : undefined
}

function failed(answer: OutgoingAnswer): ConnectorError {
  const { status } = answer
  if (status === 401) return new ConnectorError('auth_failed', { detail: details.refused })
  if (status === 403) return new ConnectorError('permission')
  if (status === 404) return new ConnectorError('not_found')
  if (status === 429) {
    return new ConnectorError('rate_limited', { retryAfterMs: secondsOf(answer) * 1_000 })
  }
  return new ConnectorError('transient')
}

function unreached({ code }: OutgoingError): ConnectorError {
  if (code === 'address') return new ConnectorError('needs_user_action', { detail: details.closed })
  return new ConnectorError(code === 'tls' ? 'tls' : 'transient')
}
