import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountRequired } from '#shared/accounts.ts'
import { urlOf, type ResponseOf, type Call, type CallInput } from '#shared/calls/call.ts'
import { errorBody } from '#shared/errors.ts'
import { t, tServer } from '#web/words/translate.ts'
import { askForAccount } from './account-required.ts'
import { checkServer } from './server-reach.ts'

type Also = {
  /** Sent unchanged, with its own type. */
  body?: Blob
  signal?: AbortSignal
  /** The call continues when the page is left. */
  keepalive?: boolean
}
type CallOptions<C extends Call> = CallInput<C> & Also
/** Optional if the call needs nothing. */
type GivenArgs<C extends Call> =
  {} extends CallOptions<C> ? [given?: CallOptions<C>] : [given: CallOptions<C>]

/** Any error response. `message` can be shown to people. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** The server's plain message, if any. */
  readonly serverText: string | undefined
  /** For the console and reports, not for people: `404: no such thing`. */
  readonly internalText: string

  constructor(status: number, statusText: string, body: string) {
    const answer = parseErrorBody(body)
    const said = answer && tServer(answer.error)
    super(said ?? t('Something went wrong. Please try again.'))
    this.status = status
    this.code = answer?.code
    this.serverText = said
    this.internalText = `${status}: ${body || statusText}`
  }
}

/** A call to our server. Any error response throws `ApiError`. */
export async function request<C extends Call>(
  call: C,
  ...[given]: GivenArgs<C>
): Promise<Response> {
  const response = await fetch(
    given ? urlOf(call, given) : call.path,
    toRequestInit(call, given ?? {}),
  ).catch(throwUnreachable)
  if (!response.ok) throw await toApiError(response)
  return response
}

/** The browser's error for a failed call is not meant for people. */
export function throwUnreachable(failure: unknown): never {
  if (!(failure instanceof TypeError)) throw failure
  void checkServer()
  throw new Error(t('The server could not be reached. Please try again.'), { cause: failure })
}

/**
 * A call whose JSON response is validated against its contract. An empty response is parsed as
 * `undefined`.
 */
export async function requestJson<C extends Call & { response: z.core.$ZodType }>(
  call: C,
  ...given: GivenArgs<C>
): Promise<ResponseOf<C>> {
  return parseResponse(call, await (await request(call, ...given)).text())
}

/** A call's response, validated against its contract. */
export function parseResponse<C extends Call & { response: z.core.$ZodType }>(
  { response }: C,
  text: string,
): ResponseOf<C>
export function parseResponse({ response }: { response: z.core.$ZodType }, text: string): unknown {
  return z.parse(response, text === '' ? undefined : JSON.parse(text))
}

/** For callers that cannot use `fetch`, such as uploads with progress. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  return new ApiError(response.status, response.statusText, body)
}

export function createQueryClient(): QueryClient {
  // A session can end while a page is open; then the page must ask again who is signed in.
  const onError = (error: Error) => {
    const isEnded = error instanceof ApiError && error.status === 401 && !needsAccount(error)
    if (isEnded && client.getQueryData(['me'])) {
      void client.invalidateQueries({ queryKey: ['me'] })
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (needsAccount(error)) askForAccount(error.message)
        onError(error)
      },
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })
  return client
}

/** Whether a guest made a call that requires an account. */
export const needsAccount = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === accountRequired

function toRequestInit(
  { method }: Call,
  { json, body, signal, keepalive }: Also & { json?: unknown },
): RequestInit {
  const init: RequestInit = { credentials: 'include', method }
  if (json !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(json)
  }
  if (body) init.body = body
  if (signal) init.signal = signal
  if (keepalive) init.keepalive = true
  return init
}

function parseErrorBody(body: string): { error: string; code?: string | undefined } | undefined {
  try {
    return z.partial(errorBody, { code: true }).safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
