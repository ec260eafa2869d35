import { readHtml } from './read-html.ts'

export type HtmlNode = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: HtmlPart[]
}
export type HtmlPart = HtmlNode | string

const empty = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'source', 'wbr', 'col'])
const unread = new Set(['script', 'style', 'head', 'svg'])
/**
 * Elements nested deeper than any real page become siblings, so that no tree is too deep to walk.
 */
const deepest = 200

/** Parses the elements and text of a generated page. */
export function parseHtml(html: string): HtmlNode {
  const root: HtmlNode = { tag: '', attributes: {}, children: [] }
  const open = [root]
  const parent = () => open.at(-1) ?? root
  readHtml(html, {
    open(tag, attributes, isClosed) {
      const node: HtmlNode = { tag, attributes, children: [] }
      parent().children.push(node)
      if (!empty.has(tag) && !isClosed && open.length < deepest) open.push(node)
    },
    close(tag) {
      const at = open.findLastIndex((node) => node.tag === tag)
      if (at > 0) open.length = at
    },
    text(text) {
      const { children } = parent()
      const last = children.at(-1)
      if (typeof last === 'string') children[children.length - 1] = last + text
      else children.push(text)
    },
  })
  return root
}

const blocks = new Set(['div', 'p', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'section'])

/** The text of a part, with a line for each block and without empty lines. */
export const textOf = (part: HtmlPart): string =>
  textWithEmptyLines(part).replaceAll(/\n{2,}/g, '\n')

/** The text of a part as its author wrote it, with the empty lines between paragraphs. */
export const textWithEmptyLines = (part: HtmlPart): string =>
  linesOf(part)
    .replaceAll(/[^\S\n\u2028]+/g, ' ')
    .replaceAll(/[ \u2028]*\u2028[ \u2028]*/g, '\n')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Breaks become `\n`; U+2028 marks a border between blocks, and adjacent borders are one break. */
function linesOf(part: HtmlPart): string {
  if (typeof part === 'string') return part.replaceAll(/\s+/g, ' ')
  if (unread.has(part.tag)) return ''
  if (part.tag === 'br') return '\n'
  const inner = part.children.map(linesOf).join('')
  return blocks.has(part.tag) ? `\u2028${inner}\u2028` : inner
}

/** All matching elements within a part, in document order. */
export function* elementsIn(
  part: HtmlPart,
  fits: (node: HtmlNode) => boolean,
): Generator<HtmlNode> {
  if (typeof part === 'string') return
  if (fits(part)) yield part
  for (const child of part.children) yield* elementsIn(child, fits)
}

/** The first matching element within a part. */
export function elementIn(
  part: HtmlPart | undefined,
  fits: (node: HtmlNode) => boolean,
): HtmlNode | undefined {
  if (part === undefined) return undefined
  for (const node of elementsIn(part, fits)) return node
  return undefined
}

export const hasClass = (name: string) => (node: HtmlNode) =>
  (node.attributes['class'] ?? '').split(/\s+/).includes(name)
