import { html } from 'hono/html'
import { createMiddleware } from 'hono/factory'
import type { ErrorBody } from '#shared/errors.ts'
import type { Config } from '#server/config.ts'
import { isLoopback } from '#server/loopback.ts'

const misdirected = 421
/** A name or address with an optional port; nothing ambiguous to a parser. */
const hostHeader = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/i

const refusal =
  'Trove does not answer under this address. If you run this installation, set PUBLIC_URL to the address that people open, for example PUBLIC_URL=http://trove.home:3000, and start it again.'

/**
 * Answers only under the host of PUBLIC_URL and under names of this machine, on any port. Otherwise
 * another site whose name is made to resolve here (DNS rebinding) would count as our own origin.
 */
export function allowedHost({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).hostname
  const isAllowed = (header: string): boolean => {
    const host = hostHeader.exec(header)?.[1]?.toLowerCase()
    return host !== undefined && (host === own || isLoopback(host))
  }
  return createMiddleware(async (c, next) => {
    if (isAllowed(c.req.header('host') ?? new URL(c.req.url).host)) return next()
    c.header('cache-control', 'no-store')
    if (c.req.header('accept')?.includes('text/html')) return c.html(page, misdirected)
    return c.json<ErrorBody>({ error: refusal, code: 'request.foreign_host' }, misdirected)
  })
}

const page = html`<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Trove is not at this address</title>
    <body style="font: 1rem/1.5 sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
      <h1>Trove is not at this address</h1>
      <p>${refusal}</p>
    </body>
  </html>`
