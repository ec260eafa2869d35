import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import type { FirstScreens } from '#shared/pages.ts'
import { headOf } from '#shared/screens.ts'

type Bundle = Rolldown.OutputBundle

/** The face of the titles, which are painted first. */
const titleFont = /(?:^|\/)source-serif-4-latin-400-normal-[^/]+\.woff2$/
/** A screen's own file is called like the first part of its path: `dashboard-page.tsx`. */
const screenFile = /\/([a-z-]+)-page\.tsx$/
/** Both paths of Ask Anything. */
const askScreens = ['', 'ask-anything']

/**
 * Writes how each screen starts into `screens.json`, for the server to put it into the page: what is
 * painted before any script, and the scripts that it needs beside the first one, so that they come
 * with it and not after it. `index.html` is left with the frame alone.
 */
export function firstScreens(): Plugin {
  const frames = new Map<'ask' | 'head', string>()
  return {
    name: 'first-screens',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const frame = html.replaceAll(
          /\s*<!-- (ask|head) -->(.*?)<!-- \/\1 -->/gs,
          (_whole, name: 'ask' | 'head', markup: string) => {
            frames.set(name, markup.trim())
            return ''
          },
        )
        return { html: scriptLast(frame), tags: bundle ? preloadFont(bundle) : [] }
      },
    },
    generateBundle: {
      // After the one of Vite that makes `index.html`.
      order: 'post',
      handler(_options, bundle) {
        const scripts = scriptsOfScreens(bundle)
        const screens: FirstScreens = {}
        for (const screen of [...askScreens, ...scripts.keys()])
          screens[screen] = {
            scripts: scripts.get(screen) ?? [],
            frame: askScreens.includes(screen)
              ? (frames.get('ask') ?? '')
              : fill(frames.get('head') ?? '', screen),
          }
        const source = JSON.stringify(screens)
        this.emitFile({ type: 'asset', fileName: 'screens.json', source })
      },
    },
  }
}

/** What is painted first needs the style sheet and the face of the titles, and no script. */
const scriptLast = (html: string) =>
  html
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

function preloadFont(bundle: Bundle): HtmlTagDescriptor[] {
  const file = Object.keys(bundle).find((name) => titleFont.test(name))
  if (file === undefined) throw new Error('The face of the titles is not among the built files.')
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }
  return [{ tag: 'link', injectTo: 'head', attrs: { ...attrs, crossorigin: true } }]
}

function scriptsOfScreens(bundle: Bundle): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const imported of importsOf.get(file) ?? []) withImports(imported, found)
    return found
  }
  const entry = chunks.find((chunk) => chunk.isEntry)
  const first = withImports(entry?.fileName ?? '')
  return new Map(
    chunks.flatMap(({ facadeModuleId, isDynamicEntry, fileName }) => {
      const name = screenFile.exec(facadeModuleId?.replaceAll(path.sep, '/') ?? '')?.[1]
      if (name === undefined || !isDynamicEntry) return []
      return [[name, [...withImports(fileName)].filter((file) => !first.has(file))] as const]
    }),
  )
}

/** The head of a screen; nothing for one without. */
function fill(frame: string, screen: string): string {
  const head = headOf(screen)
  if (!head) return ''
  return frame
    .replace('[width]', head.width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl')
    .replace('[title]', head.title)
    .replace('[lead]', head.lead ?? '')
}
