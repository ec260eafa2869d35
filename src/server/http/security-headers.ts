import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

const policy = 'content-security-policy'

/**
 * Nothing is loaded from other origins, nothing may frame us, and no inline script runs. A response
 * with a policy of its own keeps it: the stricter one of a stored file.
 */
export function securityHeaders(secure: boolean) {
  const ofPages = headersOfPages(secure)
  return createMiddleware(async (c, next) => {
    let own: string | null = null
    await ofPages(c, async () => {
      await next()
      own = c.res.headers.get(policy)
    })
    if (own !== null) c.header(policy, own)
  })
}

const headersOfPages = (secure: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      // Positions of overlays and virtual rows are set as style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: secure ? 'max-age=31536000' : false,
    permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
  })
