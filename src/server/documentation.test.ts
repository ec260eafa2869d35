import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: root }),
]

/** Targets of a page's links and pictures, except those to other sites. */
function linksOf(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
}

/** Possible `#…` anchors: headings as GitHub names them. */
function anchorsOf(text: string): string[] {
  const headings = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)]
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(pages)('%s has no broken links', (page) => {
  const file = path.join(root, page)
  const text = readFileSync(file, 'utf8')
  const dead = linksOf(text).filter((link) => {
    const [target = '', anchor] = link.split('#')
    const to = target === '' ? file : path.resolve(path.dirname(file), target)
    if (!existsSync(to)) return true
    return anchor !== undefined && !anchorsOf(readFileSync(to, 'utf8')).includes(anchor)
  })
  expect(dead).toEqual([])
})

test('every page of the documentation can be reached from the README', () => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    if (!file.endsWith('.md')) return
    for (const link of linksOf(readFileSync(file, 'utf8'))) {
      visit(path.resolve(path.dirname(file), link.split('#')[0] ?? ''))
    }
  }
  visit(path.join(root, 'README.md'))
  const decisions = path.join(root, 'docs/decisions')
  const missed = pages
    .map((page) => path.join(root, page))
    .filter((file) => !seen.has(file) && !file.startsWith(decisions))
  expect(missed.map((file) => path.relative(root, file))).toEqual([])
})
