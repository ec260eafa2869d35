import path from 'node:path'
import type { Plugin } from 'vite'

/** The face of the titles, which are painted first. */
const titleFont = /\/source-serif-4-latin-400-normal-[^/]+\.woff2$/
/** A screen's own file is called like the first part of its path: `dashboard-page.tsx`. */
const screenFile = /\/([a-z-]+)-page\.tsx$/

/**
 * What is painted first needs the style sheet and the face of the titles; the script comes behind
 * them.
 */
export const headOfIndex: Plugin = {
  name: 'head-of-index',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => titleFont.test(`/${file}`))
      return {
        html: html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
        tags: font
          ? [
              {
                tag: 'link',
                injectTo: 'head',
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  href: `/${font}`,
                  crossorigin: true,
                },
              },
            ]
          : [],
      }
    },
  },
}

/**
 * Writes `screens.json`: which scripts the screen of a path needs beside the first one, by the
 * first part of the path. The server names them in the page, so that they come with the first one
 * and not after it.
 */
export const screenScripts: Plugin = {
  name: 'screen-scripts',
  generateBundle(_options, bundle) {
    const importsOf = (file: string) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? chunk.imports : []
    }
    const withImports = (file: string, found = new Set<string>()): Set<string> => {
      if (found.has(file)) return found
      found.add(file)
      for (const imported of importsOf(file)) withImports(imported, found)
      return found
    }
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const first = new Set(
      chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...withImports(chunk.fileName)]),
    )
    const screens = chunks.flatMap((chunk) => {
      const name = screenFile.exec(chunk.facadeModuleId?.replaceAll(path.sep, '/') ?? '')?.[1]
      if (name === undefined || !chunk.isDynamicEntry) return []
      return [[name, [...withImports(chunk.fileName)].filter((file) => !first.has(file))] as const]
    })
    this.emitFile({
      type: 'asset',
      fileName: 'screens.json',
      source: JSON.stringify(Object.fromEntries(screens)),
    })
  },
}
