import { baseName } from '../open-archive.ts'
import { elementsIn, textOf, type HtmlNode, type HtmlPart } from '#server/html/html-tree.ts'
import { readTime } from './local-time.ts'

/** One entry of a page: its parts, followed by its time. */
export type HtmlEntry = {
  parts: HtmlPart[]
  /** Wall time at the place of export. */
  local: string
}

const isElement = (part: HtmlPart): part is HtmlNode => typeof part !== 'string'
const media = new Set(['img', 'video', 'audio'])
const holdsMedia = (part: HtmlPart) => {
  for (const _ of elementsIn(part, ({ tag }) => media.has(tag))) return true
  return false
}

/**
 * The entries of a page. Class names change from year to year, but an entry always ends with its
 * time.
 */
export function* entriesIn(node: HtmlNode): Generator<HtmlEntry> {
  const parts = node.children.filter((part) => textOf(part) !== '' || holdsMedia(part))
  const last = parts.at(-1)
  if (parts.length >= 2 && last !== undefined) {
    const local = readTime(soleText(last))
    if (local !== undefined) {
      yield { parts: parts.slice(0, -1), local }
      return
    }
  }
  for (const [index, part] of parts.entries()) {
    if (!isElement(part)) continue
    const header = oldHeader(part)
    if (header) yield* oldEntry(header, parts[index + 1])
    else yield* entriesIn(part)
  }
}

/**
 * The text of a part that shows a single thing, because a whole entry may be as short as a time.
 */
function soleText(part: HtmlPart): string {
  if (!isElement(part)) return part.trim()
  const shown = part.children.filter((child) => textOf(child) !== '')
  const [only] = shown
  return shown.length === 1 && only !== undefined ? soleText(only) : ''
}

/** Until 2017, name and time were on a line of their own, with the text below it. */
function oldHeader({ attributes, children }: HtmlNode): HtmlNode | undefined {
  if (attributes['class'] !== 'message') return undefined
  return children.filter(isElement).find((child) => child.attributes['class'] === 'message_header')
}

function* oldEntry(header: HtmlNode, next: HtmlPart | undefined): Generator<HtmlEntry> {
  const parts = header.children.filter((part) => textOf(part) !== '')
  const local = readTime(textOf(parts.at(-1) ?? ''))
  const body = next !== undefined && isElement(next) && next.tag === 'p' ? [next] : []
  if (local !== undefined) yield { parts: [...parts.slice(0, -1), ...body], local }
}

/** Names of the files that a part shows or links to. */
export function filesIn(part: HtmlPart): string[] {
  const names = new Set<string>()
  for (const { attributes } of elementsIn(part, ({ tag }) => media.has(tag) || tag === 'a')) {
    const address = attributes['src'] ?? attributes['href'] ?? ''
    if (address === '' || /^(https?:|data:|mailto:|#|tel:)/i.test(address)) continue
    if (/\.\w{2,5}$/.test(address) && !/\.html?$/i.test(address)) names.add(baseName(address))
  }
  return [...names]
}

/** The first web address that a part links to. */
export function linkIn(part: HtmlPart): string {
  for (const { attributes } of elementsIn(part, ({ tag }) => tag === 'a')) {
    const address = attributes['href'] ?? ''
    if (/^https?:/i.test(address)) return address
  }
  return ''
}
