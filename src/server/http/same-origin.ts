import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

/** Apple's page posts its response to us; it is checked against the browser's state cookie. */
const appleCallback = '/api/auth/callback/apple'
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing calls from another site's page. Programs other than browsers send neither
 * header.
 */
export function sameOrigin({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  return createMiddleware(async (c, next) => {
    if (!reading.has(c.req.method) && c.req.path !== appleCallback) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      const isOwn =
        site === 'same-origin' ||
        (origin === undefined
          ? site === undefined || site === 'none'
          : origin === own || isHost(origin, c.req.header('host')))
      if (!isOwn) {
        throw new AppError(
          'forbidden',
          'request.foreign_origin',
          'This call came from another website and was refused.',
        )
      }
    }
    await next()
  })
}

function isHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
