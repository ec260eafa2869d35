import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountRequired } from '#shared/accounts.ts'
import { addressOf, type AnswerOf, type Call, type Said } from '#shared/calls/call.ts'
import { errorBody } from '#shared/errors.ts'
import { askForAccount } from './account-required.ts'
import { checkServer } from './server-reach.ts'

type Also = {
  /** Sent as it is, with the type that it has. */
  body?: Blob
  signal?: AbortSignal
  /** The call goes on when the page is left. */
  keepalive?: boolean
}
type Given<C extends Call> = Said<C> & Also
/** May be left out where a call needs nothing. */
type GivenArgs<C extends Call> = {} extends Given<C> ? [given?: Given<C>] : [given: Given<C>]

/** Any answer that is no success. `message` is fit to be shown to a person. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** What the server said in plain words, when it said something. */
  readonly serverText: string | undefined
  /** For the console and reports, not for people: `404: no such thing`. */
  readonly internalText: string

  constructor(status: number, statusText: string, body: string) {
    const answer = parseErrorBody(body)
    super(answer?.error ?? 'Something went wrong. Please try again.')
    this.status = status
    this.code = answer?.code
    this.serverText = answer?.error
    this.internalText = `${status}: ${body || statusText}`
  }
}

/** A call to our server. Any answer that is no success throws `ApiError`. */
export async function request<C extends Call>(
  call: C,
  ...[given]: GivenArgs<C>
): Promise<Response> {
  const response = await fetch(
    given ? addressOf(call, given) : call.path,
    toRequestInit(call, given ?? {}),
  ).catch(sayUnreachable)
  if (!response.ok) throw await toApiError(response)
  return response
}

/** What the browser says of a call that did not get through is not for people. */
export function sayUnreachable(failure: unknown): never {
  if (!(failure instanceof TypeError)) throw failure
  void checkServer()
  throw new Error('The server could not be reached. Please try again.', { cause: failure })
}

/** A call whose JSON answer is held to its contract. An empty answer is parsed as `undefined`. */
export async function requestJson<C extends Call & { answer: z.core.$ZodType }>(
  call: C,
  ...given: GivenArgs<C>
): Promise<AnswerOf<C>> {
  return parseAnswer(call, await (await request(call, ...given)).text())
}

/** The answer of a call, held to its contract. */
export function parseAnswer<C extends Call & { answer: z.core.$ZodType }>(
  { answer }: C,
  text: string,
): AnswerOf<C>
export function parseAnswer({ answer }: { answer: z.core.$ZodType }, text: string): unknown {
  return z.parse(answer, text === '' ? undefined : JSON.parse(text))
}

/** For callers that cannot use `fetch`, such as uploads that show their progress. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  return new ApiError(response.status, response.statusText, body)
}

export function createQueryClient(): QueryClient {
  // A sign-in can end while a page is open; then the page must ask again who looks at it.
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

/** Whether a guest tried what only people with an account may do. */
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
