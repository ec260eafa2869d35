export type HtmlNode = { tag: string; attributes: Record<string, string>; children: HtmlPart[] }
export type HtmlPart = HtmlNode | string

const empty = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'source', 'wbr', 'col'])
const unread = new Set(['script', 'style', 'head', 'svg'])
/**
 * Elements nested deeper than any real page become siblings, so that no tree is too deep to walk.
 */
const deepest = 200

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<![^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</g
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** Parses the elements and text of a generated page. */
export function parseHtml(html: string): HtmlNode {
  const root: HtmlNode = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const match of html.matchAll(token)) {
    const [whole, closing, name, rest] = match
    const parent = open.at(-1) ?? root
    if (name === undefined) {
      if (!whole.startsWith('<!')) parent.children.push(decoded(whole))
      continue
    }
    const tag = name.toLowerCase()
    if (closing === '/') close(open, tag)
    else {
      const node: HtmlNode = { tag, attributes: attributesOf(rest ?? ''), children: [] }
      parent.children.push(node)
      const ends = empty.has(tag) || rest?.endsWith('/') === true
      if (!ends && open.length < deepest) open.push(node)
    }
  }
  return root
}

function close(open: HtmlNode[], tag: string): void {
  const at = open.findLastIndex((node) => node.tag === tag)
  if (at > 0) open.length = at
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found[name.toLowerCase()] = decoded(double ?? single ?? bare ?? '')
  }
  return found
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
    },
  )
}

const blocks = new Set(['div', 'p', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'section'])

/** The text of a part, with a line for each block. */
export function textOf(part: HtmlPart): string {
  return linesOf(part)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function linesOf(part: HtmlPart): string {
  if (typeof part === 'string') return part.replaceAll(/\s+/g, ' ')
  if (unread.has(part.tag)) return ''
  if (part.tag === 'br') return '\n'
  const inner = part.children.map(linesOf).join('')
  return blocks.has(part.tag) ? `\n${inner}\n` : inner
}

/** All matching elements within a part. */
export function* elementsIn(
  part: HtmlPart,
  fits: (node: HtmlNode) => boolean,
): Generator<HtmlNode> {
  if (typeof part === 'string') return
  if (fits(part)) yield part
  for (const child of part.children) yield* elementsIn(child, fits)
}
