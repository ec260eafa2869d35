import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'
import {
  elementsOf,
  isElement,
  openParts,
  parseXml,
  type XmlElement,
  type XmlNode,
} from './xml-tree.ts'

/** A cell repeated to the edge of the sheet is formatting, not content. */
const mostRepeats = 64

/** Tracked deletions, and scripts. */
const leftOut = new Set([
  'text:tracked-changes',
  'office:scripts',
  'text:sequence-decls',
  'office:forms',
])

/** Text and presentation files of OpenDocument (ISO/IEC 26300): headers, body, slides with notes, footers. */
export function extractOdf(bytes: Uint8Array): Block[] {
  const parts = openParts(bytes)
  const content = parts.text('content.xml')
  if (content === undefined) throw new ExtractionFailure('file.damaged')
  const styles = parseXml(parts.text('styles.xml') ?? '')
  const body = elementsOf(parseXml(content), 'office:body').flatMap(({ children }) =>
    blocksOf(children),
  )
  return numberBlocks([
    ...marginBlocks(styles, 'header'),
    ...body,
    ...marginBlocks(styles, 'footer'),
  ])
}

/** Headers and footers; the first page and left pages may have their own. */
function marginBlocks(styles: XmlNode[], margin: 'header' | 'footer'): PlainBlock[] {
  const blocks = [`style:${margin}`, `style:${margin}-first`, `style:${margin}-left`].flatMap(
    (name) => elementsOf(styles, name).flatMap(({ children }) => blocksOf(children)),
  )
  return [...new Map(blocks.map((block) => [block.text, block])).values()]
}

function blocksOf(nodes: XmlNode[]): PlainBlock[] {
  return nodes.flatMap((node) => (isElement(node) ? blocksOfElement(node) : []))
}

function blocksOfElement(element: XmlElement): PlainBlock[] {
  const { name, children, attribs } = element
  if (leftOut.has(name)) return []
  if (name === 'text:h') {
    const level = Math.min(6, Math.max(1, Number(attribs['text:outline-level'] ?? 1) || 1))
    return textBlock({ kind: 'heading', level, text: textOf(element) })
  }
  if (name === 'text:p') {
    return [
      ...textBlock({ kind: 'paragraph', text: textOf(element) }),
      // Text boxes and notes are anchored within paragraphs.
      ...['draw:text-box', 'text:note-body', 'office:annotation'].flatMap((inner) =>
        elementsOf(children, inner).flatMap((box) => blocksOf(box.children)),
      ),
    ]
  }
  if (name === 'text:list') {
    return textBlock({ kind: 'list', text: listLines(element, 0).join('\n') })
  }
  if (name === 'table:table') return tableBlock(element)
  return blocksOf(children)
}

function textBlock(block: PlainBlock): PlainBlock[] {
  const text = cleanText(block.text).trim()
  return text === '' ? [] : [{ ...block, text }]
}

function listLines(list: XmlElement, depth: number): string[] {
  return elementsIn(list, ['text:list-item', 'text:list-header']).flatMap((item) =>
    item.children.flatMap((child) => {
      if (!isElement(child)) return []
      if (child.name === 'text:list') return listLines(child, depth + 1)
      const text = textOf(child).trim()
      return text === '' ? [] : [`${'  '.repeat(depth)}- ${text}`]
    }),
  )
}

function tableBlock(table: XmlElement): PlainBlock[] {
  const rows = elementsOf(table.children, 'table:table-row')
    .map((row) =>
      elementsIn(row, ['table:table-cell']).flatMap((cell) => {
        const repeats = Number(cell.attribs['table:number-columns-repeated'] ?? 1) || 1
        const lines = blocksOf(cell.children).map(({ text }) => text)
        return Array<string>(Math.min(repeats, mostRepeats)).fill(lines.join(' '))
      }),
    )
    .filter((cells) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return []
  return [{ kind: 'table', rows, text: rows.map((row) => row.join('\t')).join('\n') }]
}

const elementsIn = ({ children }: XmlElement, names: readonly string[]): XmlElement[] =>
  children.filter(isElement).filter(({ name }) => names.includes(name))

const inner = new Set(['draw:text-box', 'text:note', 'office:annotation'])

/** Text of a paragraph; spaces, tabs and breaks are elements. */
function textOf({ children }: XmlElement): string {
  return children
    .map((child) => {
      if (!isElement(child)) return child.type === 'text' && 'data' in child ? child.data : ''
      if (child.name === 'text:s')
        return ' '.repeat(Math.min(100, Number(child.attribs['text:c'] ?? 1) || 1))
      if (child.name === 'text:tab') return '\t'
      if (child.name === 'text:line-break') return '\n'
      if (child.name === 'text:a') return linkText(child)
      return inner.has(child.name) ? '' : textOf(child)
    })
    .join('')
}

/** The text of a link, followed by its target unless the text contains it. */
function linkText(link: XmlElement): string {
  const text = textOf(link)
  const target = link.attribs['xlink:href'] ?? ''
  const isOutside = /^(?:https?|mailto|ftp):/i.test(target)
  return isOutside && !text.includes(target.replace(/^mailto:/i, '')) ? `${text} (${target})` : text
}
