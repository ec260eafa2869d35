import { createMiddleware } from 'hono/factory'

/** Responses are personal: no browser, proxy or shared cache may store them. */
export const noStore = createMiddleware(async (c, next) => {
  await next()
  if (!/\bno-store\b/.test(c.res.headers.get('cache-control') ?? '')) {
    c.header('cache-control', 'no-store')
  }
})
