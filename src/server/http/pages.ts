import { serveStatic } from '@hono/node-server/serve-static'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { languageDetector } from 'hono/language'
import { z } from 'zod'
import { languageCookie, pageLanguages, type PageLanguage } from '#shared/page-language.ts'
import { isPage, screenOf, type FirstScreens } from '#shared/pages.ts'

const firstScreens: z.ZodType<FirstScreens> = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), frame: z.string() }),
)

/** Serves the built web client from `root`; unknown paths get its 404 page with status 404. */
export function pages(root: string) {
  const indexOf = { en: readIndexes(root, 'en'), de: readIndexes(root, 'de') }
  return new Hono()
    .use('/assets/*', async (c, next) => {
      await next()
      // Names of assets contain a hash of their content.
      if (c.res.status === 200) c.header('cache-control', 'public, max-age=31536000, immutable')
    })
    .use('*', async (c, next) => {
      if (c.req.path === '/' || c.req.path === '/index.html') return next()
      const folder = path.relative(process.cwd(), root) || '.'
      return serveStatic({ root: folder, precompressed: true })(c, next)
    })
    .get('*', detectLanguage, (c) => {
      c.header('cache-control', 'no-cache')
      c.header('vary', 'accept-language, cookie')
      if (path.extname(c.req.path) !== '' && !isPage(c.req.path)) return c.notFound()
      const language = c.get('language') === 'de' ? 'de' : 'en'
      return c.html(indexOf[language](c.req.path), isPage(c.req.path) ? 200 : 404)
    })
}

/** What the person chose in Settings, else what their browser asks for. */
const detectLanguage = languageDetector({
  order: ['cookie', 'header'],
  lookupCookie: languageCookie,
  caches: false,
  supportedLanguages: [...pageLanguages],
  fallbackLanguage: 'en',
})

/** The page for a path. In one language, pages differ only in the initial skeleton of their screen. */
function readIndexes(root: string, language: PageLanguage): (path: string) => string {
  const read = (name: string, type: string) => {
    const file = language === 'en' ? `${name}.${type}` : `${name}.${language}.${type}`
    return readFileSync(path.join(root, file), 'utf8')
  }
  const index = read('index', 'html')
  const screens = new Map(Object.entries(firstScreens.parse(JSON.parse(read('screens', 'json')))))
  const indexes = new Map(
    [...screens].map(([screen, { scripts, frame }]) => {
      const links = scripts.map(
        (script) =>
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${script}">\n`,
      )
      const page = index
        .replace('</head>', `${links.join('')}</head>`)
        .replace('<!-- screen -->', frame)
      return [screen, page]
    }),
  )
  return (path) => indexes.get(screenOf(path)) ?? index
}
