import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { errorBody } from '#shared/errors.ts'

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart; the browser sets its content type. */
  form?: FormData
  /** Sent as it is, with the type that it has. */
  body?: Blob
  signal?: AbortSignal
}

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
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const response = await fetch(path, toRequestInit(options)).catch(sayUnreachable)
  if (!response.ok) throw await toApiError(response)
  return response
}

/** What the browser says of a call that did not get through is not for people. */
export function sayUnreachable(failure: unknown): never {
  if (!(failure instanceof TypeError)) throw failure
  throw new Error('The server could not be reached. Please try again.', { cause: failure })
}

/** A call whose JSON answer is held to its contract. An empty answer is parsed as `undefined`. */
export async function requestJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  options: RequestOptions = {},
): Promise<z.infer<Schema>> {
  const text = await (await request(path, options)).text()
  return z.parse(schema, text === '' ? undefined : JSON.parse(text))
}

/** For callers that cannot use `fetch`, such as uploads that show their progress. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  return new ApiError(response.status, response.statusText, body)
}

export function createQueryClient(): QueryClient {
  // A sign-in can end while a page is open; then the page must ask again who looks at it.
  const onError = (error: Error) => {
    const isEnded = error instanceof ApiError && error.status === 401
    if (isEnded && client.getQueryData(['me'])) {
      void client.invalidateQueries({ queryKey: ['me'] })
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })
  return client
}

function toRequestInit({ method, json, form, body, signal }: RequestOptions): RequestInit {
  const init: RequestInit = { credentials: 'include', method: method ?? 'GET' }
  if (json !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(json)
  }
  if (form) init.body = form
  if (body) init.body = body
  if (signal) init.signal = signal
  return init
}

function parseErrorBody(body: string): { error: string; code?: string | undefined } | undefined {
  try {
    return z.partial(errorBody, { code: true }).safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
