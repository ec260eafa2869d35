import mammoth from 'mammoth'
import type { Block } from '../extracted.ts'
import { decodeEntities } from '#server/html/decode-entities.ts'
import type { ReadAttached } from './attached.ts'
import { chartBlocks } from './charts.ts'
import { embeddedBlocks } from './embedded.ts'
import { ExtractionFailure } from './failures.ts'
import { htmlBlocks } from './html-blocks.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'
import { drawingTexts, partTexts } from './part-texts.ts'
import { chunkBlocks } from './word-chunks.ts'

/** Text of a Word document: letterhead, body with its structure, notes and comments, footer. */
export async function extractDocx(bytes: Uint8Array, read: ReadAttached): Promise<Block[]> {
  const converted = htmlBlocks(await toHtml(bytes), { withLinks: true })
  const body = converted.length > 0 ? converted : partBlocks(bytes, /^word\/document\d*\.xml$/)
  const drawings = drawingTexts(bytes, 'word').map((text): PlainBlock => ({
    kind: 'paragraph',
    text,
  }))
  const blocks = [
    ...partBlocks(bytes, /^word\/header\d*\.xml$/),
    ...body,
    ...drawings,
    ...chartBlocks(bytes, 'word'),
    ...authorBlocks(bytes),
    ...(await chunkBlocks(bytes, read)),
    ...partBlocks(bytes, /^word\/footer\d*\.xml$/),
    ...(await embeddedBlocks(bytes, read)),
  ]
  if (blocks.length === 0) throw new ExtractionFailure('file.no_text')
  return numberBlocks(blocks)
}

/** The converter's arrow from a note or comment back to its place. */
const linkBack = / ?<a href="#[^"]*">↑<\/a>/g

async function toHtml(bytes: Uint8Array): Promise<string> {
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        styleMap: ['comment-reference => sup'],
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      },
    )
    return result.value.replaceAll(linkBack, '')
  } catch (error) {
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}

/** Headers and footers, deduplicated: the converter omits them, yet they name a letter's sender. */
function partBlocks(bytes: Uint8Array, wanted: RegExp): PlainBlock[] {
  const texts = new Set(partTexts(bytes, wanted, wordParagraphs))
  return [...texts].map((text) => ({ kind: 'paragraph', text }))
}

/** The converter keeps the initials of comments' authors, not their names. */
function authorBlocks(bytes: Uint8Array): PlainBlock[] {
  const authors = partTexts(bytes, /^word\/comments\.xml$/, (xml) =>
    [...xml.matchAll(/<w:comment\b[^>]*\sw:author="([^"]+)"/g)].map((found) =>
      cleanText(decodeEntities(found[1] ?? '')).trim(),
    ),
  )
  const named = [...new Set(authors)].filter((author) => author !== '')
  return named.length === 0 ? [] : [{ kind: 'paragraph', text: `Comments by: ${named.join(', ')}` }]
}

/** A Word document in a single XML file, as written by Word 2003 and some servers. */
export function extractWordXml(xml: string): Block[] {
  const blocks = wordParagraphs(xml).map((text): PlainBlock => ({ kind: 'paragraph', text }))
  if (blocks.length === 0) throw new ExtractionFailure('file.no_text')
  return numberBlocks(blocks)
}

function wordParagraphs(xml: string): string[] {
  return xml
    .split('</w:p>')
    .map((paragraph) => {
      const pieces = paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\b[^>]*>/g)
      const text = [...pieces].map((piece) => piece[1] ?? ' ').join('')
      return cleanText(decodeEntities(text)).replaceAll(/\s+/g, ' ').trim()
    })
    .filter((text) => text !== '' && !/^[\d\s/|.-]{1,5}$/.test(text))
}
