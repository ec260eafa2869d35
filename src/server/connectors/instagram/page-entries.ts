import { readTime } from '../facebook/local-time.ts'
import { filesIn } from '../facebook/html-entries.ts'
import { elementsIn, textOf, type HtmlNode, type HtmlPart } from '#server/html/html-tree.ts'
import type { InstagramEntry, Line } from './entries.ts'

const classesOf = ({ attributes }: HtmlNode) => (attributes['class'] ?? '').split(/\s+/)
const isEntry = (node: HtmlNode) => classesOf(node).includes('uiBoxWhite')

/** The entries of a page in an HTML export. Its times have no zone and are read as UTC. */
export function* entriesOnPage(tree: HtmlNode): Generator<InstagramEntry> {
  for (const box of elementsIn(tree, isEntry)) yield entryIn(box)
}

function entryIn(box: HtmlNode): InstagramEntry {
  const [heading] = elementsIn(box, ({ tag }) => tag === 'h2' || tag === 'h3')
  const rows = [...elementsIn(box, ({ tag }) => tag === 'tr')].flatMap(lineOf)
  const links = [...elementsIn(box, ({ tag }) => tag === 'a')].flatMap((link): Line[] => {
    const href = link.attributes['href'] ?? ''
    return /^https?:/i.test(href) ? [{ label: '', value: textOf(link), href, seconds: 0 }] : []
  })
  const times = [...timesIn(box)]
  const uris = filesIn(box)
  const seconds = rows.find((line) => line.seconds > 0)?.seconds ?? times.at(-1) ?? 0
  return {
    title: heading ? textOf(heading) : '',
    lines: rows.length > 0 ? rows : links.slice(0, 1).map((line) => ({ ...line, seconds })),
    media: uris.map((uri) => ({ uri, seconds, title: '' })),
    seconds,
    timeIsLocal: true,
  }
}

const secondsOf = (text: string): number => {
  const local = readTime(text.trim())
  return local === undefined ? 0 : Date.parse(`${local}Z`) / 1000
}

/** `Comment` above its value in one cell, or a name and a value in two cells. */
function lineOf(row: HtmlNode): Line[] {
  const [first, second] = elementsIn(row, ({ tag }) => tag === 'td')
  if (!first) return []
  const label = textOf({ ...first, children: first.children.filter(isText) })
  const inner = first.children.filter((part) => !isText(part))
  const value = second ? textOf(second) : textOf({ ...first, children: inner })
  const [link] = elementsIn(row, ({ tag }) => tag === 'a')
  const seconds = secondsOf(value)
  return [{ label, value: seconds > 0 ? '' : value, href: link?.attributes['href'] ?? '', seconds }]
}

const isText = (part: HtmlPart) => typeof part === 'string'

function* timesIn(node: HtmlNode): Generator<number> {
  for (const part of elementsIn(node, ({ tag }) => tag === 'div')) {
    if (!part.children.every(isText)) continue
    const seconds = secondsOf(textOf(part))
    if (seconds > 0) yield seconds
  }
}
