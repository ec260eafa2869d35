import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import type { FirstScreens } from '#shared/pages.ts'
import { headOf } from '#shared/screens.ts'
import { german } from '#web/words/de/german.ts'
import { inGerman } from './in-german.ts'

type Bundle = Rolldown.OutputBundle

/** The page in German, with the dictionary loaded before its scripts run. */
const germanPage = (html: string, words: string) =>
  inGerman(html)
    .replace('<html lang="en">', '<html lang="de">')
    .replace('<script type="module"', `<script defer src="/${words}"></script>\n$&`)

/** The font of the titles, which are painted first. */
const titleFont = /(?:^|\/)source-serif-4-latin-400-normal-[^/]+\.woff2$/
/** A screen's own file is named after the first part of its path: `dashboard-page.tsx`. */
const screenFile = /\/([a-z-]+)-page\.tsx$/
/** Both paths of Ask Anything. */
const askScreens = ['', 'ask-anything']

/**
 * Writes how each screen starts into `screens.json`, and in German into `screens.de.json`, for the
 * server to insert into the page: its initial markup, and the scripts it needs in addition to the
 * first one, so that they load together. `index.html` contains only the frame.
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
      // After Vite's plugin that makes `index.html`.
      order: 'post',
      handler(_options, bundle) {
        const scripts = scriptsOfScreens(bundle)
        const screens: FirstScreens = {}
        const reference = this.emitFile({
          type: 'asset',
          name: 'german.js',
          source: `globalThis.troveWords=${JSON.stringify(german)}`,
        })
        for (const screen of [...askScreens, ...scripts.keys()])
          screens[screen] = {
            scripts: scripts.get(screen) ?? [],
            frame: askScreens.includes(screen)
              ? (frames.get('ask') ?? '')
              : fill(frames.get('head') ?? '', screen),
          }
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source })
        emit('screens.json', JSON.stringify(screens))
        emit(
          'screens.de.json',
          JSON.stringify(
            Object.fromEntries(
              Object.entries(screens).map(([name, screen]) => [
                name,
                { ...screen, frame: inGerman(screen.frame) },
              ]),
            ),
          ),
        )
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The page is not among the built files.')
        emit('index.de.html', germanPage(String(index.source), this.getFileName(reference)))
      },
    },
  }
}

/** The first paint needs the style sheet and the font of the titles, and no script. */
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

/** The head of a screen; empty for a screen without one. */
function fill(frame: string, screen: string): string {
  const head = headOf(screen)
  if (!head) return ''
  return frame
    .replace('[width]', head.width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl')
    .replace('[title]', head.title)
    .replace('[lead]', head.lead ?? '')
}
