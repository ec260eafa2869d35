import path from 'node:path'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { htmlBlocks } from './html-blocks.ts'
import { cleanText, numberBlocks } from './plain-block.ts'
import { elementsOf, openParts, parseXml } from './xml-tree.ts'

/** An e-book (EPUB 2 and 3): its chapters in reading order. Copy-protected books are refused. */
export function extractEpub(bytes: Uint8Array): { title?: string; blocks: Block[] } {
  const parts = openParts(bytes)
  if (parts.names.includes('META-INF/rights.xml')) throw new ExtractionFailure('office.password')
  const container = parseXml(parts.text('META-INF/container.xml') ?? '')
  const packageName = elementsOf(container, 'rootfile')[0]?.attribs['full-path'] ?? ''
  const book = parseXml(parts.text(packageName) ?? '')
  const folder = path.posix.dirname(packageName)
  const places = new Map(
    elementsOf(book, 'item').map(({ attribs: { id = '', href = '' } }) => [
      id,
      path.posix.join(folder, decodePath(href)),
    ]),
  )
  const chapters = elementsOf(book, 'itemref').flatMap(
    ({ attribs: { idref = '' } }) => places.get(idref) ?? [],
  )
  const blocks = chapters.flatMap((name) => htmlBlocks(parts.text(name) ?? ''))
  const [titleElement] = elementsOf(book, 'dc:title')
  const title = titleElement?.children.map((node) => ('data' in node ? node.data : '')).join('')
  return {
    blocks: numberBlocks(blocks),
    ...(title?.trim() ? { title: cleanText(title).trim() } : {}),
  }
}

function decodePath(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
