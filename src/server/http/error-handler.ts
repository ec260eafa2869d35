import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ErrorBody } from '#shared/errors.ts'
import { AppError, type ErrorKind } from '#server/errors.ts'
import { outageOf } from './outage.ts'

const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
} satisfies Record<ErrorKind, ContentfulStatusCode>

export type Reported = { status: ContentfulStatusCode; body: ErrorBody; retryAfterS?: number }

/** The only place that turns an error into `{ error, code }`. */
export function reportError(log: Logger, error: unknown, path: string): Reported {
  if (error instanceof AppError) return reported(error)
  const notValid = { error: 'This request is not valid.', code: 'request.invalid' }
  if (error instanceof HTTPException && error.status < 500) {
    return { status: error.status, body: notValid }
  }
  if (isNoText(error)) return { status: 400, body: notValid }
  // The message and cause may contain a person's text; the kind of error and its location in the
  // code are enough to find it.
  log.error({ path, kind: kindOf(error), at: framesOf(error) }, 'request failed')
  const outage = outageOf(error)
  if (outage) return reported(outage)
  const body = { error: 'Something went wrong on our side. Please try again.', code: 'internal' }
  return { status: 500, body }
}

function reported({ message, code, kind, retryAfterS }: AppError): Reported {
  const body = { error: message, code }
  return { status: statusOf[kind], body, ...(retryAfterS === undefined ? {} : { retryAfterS }) }
}

/** PostgreSQL cannot store a text with a null character, and nobody types one. */
function isNoText(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '22021') || isNoText(error.cause)
}

/** Responds to thrown errors. */
export function createErrorHandler(log: Logger) {
  return function handleError(error: Error, c: Context): Response {
    const { status, body, retryAfterS } = reportError(log, error, c.req.routePath)
    if (retryAfterS !== undefined) c.header('retry-after', String(retryAfterS))
    return c.json<ErrorBody>(body, status)
  }
}

export function notFound(c: Context): Response {
  return c.json<ErrorBody>(
    { error: 'There is nothing at this address.', code: 'route.not_found' },
    404,
  )
}

/** Name and code of an error and of its cause, without their messages. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const cause = error.cause === undefined ? '' : ` < ${kindOf(error.cause)}`
  return `${error.name}${code}${cause}`
}

/** The first stack lines that name locations in the code. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return []
  return error.stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
}
