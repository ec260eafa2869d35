import { createMiddleware } from 'hono/factory'

/** What a call answers is somebody's own: no browser, proxy or shared cache keeps any of it. */
export const noStore = createMiddleware(async (c, next) => {
  await next()
  if (!/\bno-store\b/.test(c.res.headers.get('cache-control') ?? '')) {
    c.header('cache-control', 'no-store')
  }
})
