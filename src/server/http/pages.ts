import { serveStatic } from '@hono/node-server/serve-static'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { isPage, screenOf } from '#shared/pages.ts'

/** Serves the built web client from `root`; unknown paths get its 404 page with status 404. */
export function pages(root: string) {
  const indexOf = readIndexes(root)
  return new Hono()
    .use('/assets/*', async (c, next) => {
      await next()
      // Names of assets carry a hash of their content.
      if (c.res.status === 200) c.header('cache-control', 'public, max-age=31536000, immutable')
    })
    .use('*', async (c, next) => {
      if (c.req.path === '/' || c.req.path === '/index.html') return next()
      const folder = path.relative(process.cwd(), root) || '.'
      return serveStatic({ root: folder, precompressed: true })(c, next)
    })
    .get('*', (c) => {
      c.header('cache-control', 'no-cache')
      if (path.extname(c.req.path) !== '' && !isPage(c.req.path)) return c.notFound()
      return c.html(indexOf(c.req.path), isPage(c.req.path) ? 200 : 404)
    })
}

/** The page for a path: the same one for all, but for the scripts that come with the first. */
function readIndexes(root: string): (path: string) => string {
  const index = readFileSync(path.join(root, 'index.html'), 'utf8')
  const screens = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(path.join(root, 'screens.json'), 'utf8')))
  const indexes = new Map(
    Object.entries(screens).map(([screen, scripts]) => {
      const links = scripts.map(
        (script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${script}">`,
      )
      return [screen, index.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)]
    }),
  )
  return (path) => indexes.get(screenOf(path)) ?? index
}
